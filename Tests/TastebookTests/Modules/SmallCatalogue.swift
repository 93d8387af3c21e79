import TastebookData

extension CatalogueJSON {
    /// Few enough things to write whole screens down: dish 2 is served nowhere and rated by nobody, restaurant 2
    /// has no brand, profile 2 no favourite, brand 2 no restaurants, category 2 no dishes.
    static let small = CatalogueJSON(
        categories: #"{"id":1,"name":"Soups"},{"id":2,"name":"Sweets"}"#,
        brands: #"{"id":1,"name":"Olla"},{"id":2,"name":"Tigela"}"#,
        restaurants: #"""
            {"id":1,"name":"Olla Foz","city":"Porto","brand":1,"menu":[{"dish":1,"price":4.5}]},
            {"id":2,"name":"Café d'Inês","city":"Lisbon","menu":[{"dish":1,"price":12.05}]},
            {"id":3,"name":"Vazio","city":"Lisbon","menu":[]}
            """#,
        profiles: #"{"id":1,"name":"Ada","favourite":2},{"id":2,"name":"Émile"}"#,
        ratings: #"""
            {"id":1,"dish":1,"restaurant":1,"author":1,"stars":4,"comment":"Warm."},
            {"id":2,"dish":1,"restaurant":2,"author":2,"stars":5,"comment":""}
            """#)
}
