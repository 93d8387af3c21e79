extension CatalogueLists {
    static var embeddedCategories: [Category] {
        [
            category(1, "Soups"),
            category(2, "Noodles & rice"),
            category(3, "Breads, dumplings & pies"),
            category(4, "From the grill"),
            category(5, "Grandmother's stews"),
            category(6, "À côté: small plates, salads and everything you order “for the table”"),
            category(7, "Sweets"),
        ]
    }

    static var embeddedDishes: [Dish] {
        [
            dish(1, 1, "Phở bò"),
            dish(2, 1, "Caldo verde"),
            dish(3, 1, "Barszcz with uszka"),
            dish(4, 1, "Tom kha gai"),
            dish(5, 1, "Harira"),
            dish(6, 1, "Soupe à l'oignon gratinée"),
            dish(7, 1, "Żurek in a bread bowl"),

            dish(8, 2, "Bún chả"),
            dish(9, 2, "Jollof rice with fried plantain"),
            dish(10, 2, "Dolsot bibimbap"),
            dish(11, 2, "Hyderabadi biryani"),
            dish(12, 2, "Tagliatelle al ragù"),
            dish(13, 2, "Arroz de pato"),
            dish(14, 2, "Dàndàn miàn"),

            dish(15, 3, "Pierogi ruskie"),
            dish(16, 3, "Bánh mì thịt nướng"),
            dish(17, 3, "Acharuli khachapuri"),
            dish(18, 3, "Pão de queijo"),
            dish(19, 3, "Tourtière du Lac-Saint-Jean"),
            dish(20, 3, "Wood-fired sesame bagel with smoked salmon, capers and pickled red onion"),
            dish(21, 3, "Shepherd's pie"),

            dish(22, 4, "Frango piri-piri"),
            dish(23, 4, "Picanha na brasa"),
            dish(24, 4, "Chả cá Lã Vọng"),
            dish(25, 4, "Adana kebabı"),
            dish(26, 4, "Yakitori, seven skewers"),
            dish(27, 4, "Sardinhas assadas"),

            dish(28, 5, "Feijoada completa"),
            dish(29, 5, "Bigos"),
            dish(30, 5, "Ghormeh sabzi"),
            dish(31, 5, "Moqueca baiana"),
            dish(32, 5, "Doro wat with injera"),
            dish(33, 5, "Rendang"),
            dish(34, 5, "Knuckle of pork the way Aunt Halina made it, with beer and too much marjoram"),

            dish(35, 6, "Gỏi cuốn"),
            dish(36, 6, "Poutine"),
            dish(37, 6, "İmam bayıldı"),
            dish(38, 6, "Ful medames"),
            dish(39, 6, "Bacalhau à Brás"),
            dish(40, 6, "Smažený sýr"),

            dish(41, 7, "Pastel de nata"),
            dish(42, 7, "Sernik"),
            dish(43, 7, "Brigadeiro"),
            dish(44, 7, "Chè ba màu"),
            dish(45, 7, "Pouding chômeur"),
            dish(46, 7, "Açaí na tigela"),
            dish(47, 7, "Two scoops of whatever is best today 🍨"),
            dish(48, 7, "Plum knedle"),
        ]
    }

    private static func category(_ id: Int, _ name: String) -> Category {
        Category(id: CategoryID(id), name: name)
    }

    private static func dish(_ id: Int, _ category: Int, _ name: String) -> Dish {
        Dish(id: DishID(id), name: name, category: CategoryID(category))
    }
}
