extension CatalogueLists {
    static var embeddedBrands: [Brand] {
        [
            brand(1, "Ngõ Nhỏ"),
            brand(2, "Tia Amélia"),
            brand(3, "Bread & Butter's"),
        ]
    }

    static var embeddedRestaurants: [Restaurant] {
        [
            restaurant(1, "Ngõ Nhỏ Phố Cổ", in: "Hà Nội", of: 1, [1: 3.2, 8: 3, 16: 1.8, 35: 2.4, 44: 1.5]),
            restaurant(2, "Ngõ Nhỏ Plateau", in: "Montréal", of: 1, [1: 16.5, 16: 12, 35: 9.5, 44: 7]),
            restaurant(3, "Chị Lan's Kitchen", in: "Hà Nội", [8: 2.8, 24: 6.9, 35: 2.1]),
            restaurant(4, "The Reading Lamp", in: "Hà Nội", [4: 5.5, 11: 7.2, 33: 7.8, 47: 3]),

            restaurant(
                5, "Tia Amélia à Graça", in: "Lisbon", of: 2,
                [2: 4.5, 13: 14, 22: 12.5, 39: 13, 41: 1.6]),
            restaurant(6, "O Canto da Sardinha", in: "Lisbon", [2: 4, 27: 11, 39: 12, 41: 1.5]),
            restaurant(7, "Cantina Étoile", in: "Lisbon", [5: 6, 9: 11.5, 12: 13.5, 32: 14, 38: 7]),

            restaurant(8, "Tia Amélia nos Jardins", in: "São Paulo", of: 2, [2: 32, 18: 14, 28: 68, 43: 9]),
            restaurant(9, "Brasa & Sal", in: "São Paulo", [18: 12, 22: 49, 23: 89, 26: 64]),
            restaurant(10, "Dona Iaiá", in: "São Paulo", [18: 11, 28: 62, 31: 78, 43: 8, 46: 24]),
            restaurant(11, "Izakaya da Liberdade", in: "São Paulo", [10: 56, 14: 44, 26: 58, 47: 22]),

            restaurant(12, "Pod Lipą", in: "Kraków", [3: 22, 7: 28, 15: 31, 29: 36, 34: 64, 42: 19]),
            restaurant(
                13, "Bread & Butter's Kazimierz", in: "Kraków", of: 3,
                [15: 34, 20: 38, 40: 29, 42: 21]),
            restaurant(14, "Suliko", in: "Kraków", [17: 39, 25: 48, 37: 33]),

            restaurant(
                15, "Chez Ti-Paul — cuisine de grand-mère, gibier et apportez votre vin", in: "Montréal",
                [6: 12, 19: 21, 36: 13.5, 45: 8.5]),
            restaurant(
                16, "Bread & Butter's Mile End", in: "Montréal", of: 3,
                [20: 14.5, 21: 18, 36: 12.5, 47: 7.5]),
            restaurant(17, "Café Shirin", in: "Montréal", [5: 9, 25: 22, 30: 20, 37: 14, 38: 11]),
        ]
    }

    private static func brand(_ id: Int, _ name: String) -> Brand {
        Brand(id: BrandID(id), name: name)
    }

    /// A restaurant whose menu is written as dish and price.
    private static func restaurant(
        _ id: Int, _ name: String, in city: String, of brand: Int? = nil, _ menu: KeyValuePairs<Int, Double>
    ) -> Restaurant {
        Restaurant(
            id: RestaurantID(id), name: name, city: city, brand: brand.map { BrandID($0) },
            menu: menu.map { MenuItem(dish: DishID($0.key), price: $0.value) })
    }
}
