public import RouterCore
public import TastebookData

// How the model's ids are written in links: as their numbers. It is said here once, since the model knows no
// router, and several features link to the same ids.
extension BrandID: LinkParameter {}
extension CategoryID: LinkParameter {}
extension DishID: LinkParameter {}
extension ProfileID: LinkParameter {}
extension RatingID: LinkParameter {}
extension RestaurantID: LinkParameter {}
