extension CatalogueLists {
    static var embeddedProfiles: [Profile] {
        [
            profile(1, "Inês Figueiredo", likes: 2),
            profile(2, "Nguyễn Thu Hà", likes: 8),
            profile(3, "Siobhán O'Connor", likes: 21),
            profile(4, "Zofia Wiśniewska", likes: 15),
            profile(5, "Amara Okonkwo", likes: 9),
            profile(6, "Émile Tremblay-Gagnon", likes: 45),
            profile(7, "Yuki Tanaka"),
            profile(8, "Dariush Farahani", likes: 30),
            profile(9, "Luiza d'Ávila", likes: 31),
            profile(10, "Priya Raghunathan", likes: 48),
            profile(11, "Selam Tesfaye", likes: 32),
            profile(12, "Bartłomiej “Bartek” Szczęsny"),
            profile(13, "Mehmet Yıldız", likes: 37),
            profile(14, "Jo"),
        ]
    }

    static var embeddedRatings: [Rating] {
        [
            rating(1, of: 1, at: 1, by: 1, 5, "I flew home thinking about this broth."),
            rating(2, of: 1, at: 1, by: 2, 4, "Good. My mother's is better, as she will tell you."),
            rating(3, of: 1, at: 2, by: 6, 5, "Minus twenty outside, and I had to take off my jumper."),
            rating(4, of: 1, at: 2, by: 3, 3, "Lovely herbs, but the beef was a bit grey."),
            rating(5, of: 2, at: 5, by: 1, 5, "Tastes like being seven and off school."),
            rating(6, of: 2, at: 6, by: 14, 4, "Soup. Green. Yes."),
            rating(7, of: 2, at: 8, by: 9, 4, "Almost Lisbon, with better weather."),
            rating(8, of: 3, at: 12, by: 4, 5, "Christmas Eve in a bowl, any day of the year."),
            rating(9, of: 3, at: 12, by: 13, 4, "The little ears are perfect. I wanted twice as many."),
            rating(10, of: 4, at: 4, by: 10, 3, "Fragrant, but somebody was shy with the chilli."),
            rating(11, of: 5, at: 17, by: 8, 4, "They bring dates with it without being asked."),
            rating(12, of: 5, at: 7, by: 5, 4, "Thick enough to stand a spoon in."),
            rating(13, of: 6, at: 15, by: 6, 5, "The cheese put up a fight and I lost happily."),
            rating(14, of: 7, at: 12, by: 12, 5, "I ate the bowl. Then I ordered another bowl."),
            rating(15, of: 7, at: 12, by: 3, 4, "Sour, smoky, and the best hangover cure in Kraków."),
            rating(16, of: 8, at: 1, by: 2, 5, "Charcoal, caramel, herbs. Don't change a thing."),
            rating(17, of: 8, at: 3, by: 2, 5, "Chị Lan remembers everybody's order, even mine."),
            rating(18, of: 8, at: 3, by: 7, 4, "A plastic stool and a perfect lunch."),
            rating(19, of: 9, at: 7, by: 5, 5, "Party jollof, with the smoke and all. I nearly cried."),
            rating(20, of: 9, at: 7, by: 11, 4, "The plantain is sweet and nobody is arguing about it."),
            rating(21, of: 10, at: 11, by: 7, 4, "Wait for the crust. Be patient."),
            rating(22, of: 11, at: 4, by: 10, 2, "A friendly pilaf, but this is no biryani."),
            rating(23, of: 11, at: 4, by: 8, 4, "I liked it more than Priya did."),
            rating(24, of: 12, at: 7, by: 14, 4, "Like Bologna, only with trams outside."),
            rating(25, of: 13, at: 5, by: 1, 4, "Crisp on top, and chouriço in every corner."),
            rating(26, of: 13, at: 5, by: 9, 5, "Portion for two. I was alone. No regrets."),
            rating(27, of: 14, at: 11, by: 10, 5, "My lips went numb, as promised."),
            rating(28, of: 15, at: 12, by: 4, 5, "Hand-pinched, and you can see by whom."),
            rating(29, of: 15, at: 13, by: 4, 2, "Too neat. Somebody measured these."),
            rating(30, of: 15, at: 13, by: 12, 4, "Came for a bagel, stayed for eight of these."),
            rating(31, of: 16, at: 1, by: 14, 5, "The crackle can be heard across the street."),
            rating(32, of: 16, at: 2, by: 6, 3, "Very good, but twelve dollars is twelve dollars."),
            rating(33, of: 17, at: 14, by: 12, 5, "A boat of cheese with an egg as captain."),
            rating(34, of: 17, at: 14, by: 13, 4, "Don't make plans for the afternoon."),
            rating(35, of: 18, at: 8, by: 9, 4, "Gone before the coffee came."),
            rating(36, of: 18, at: 10, by: 1, 5, "Still warm, still stretchy."),
            rating(37, of: 19, at: 15, by: 6, 5, "The real one, with game in it. No ketchup."),
            rating(38, of: 20, at: 16, by: 3, 4, "Worth the queue, but only just."),
            rating(39, of: 20, at: 13, by: 4, 3, "A fine bagel, though an obwarzanek costs a tenth."),
            rating(40, of: 21, at: 16, by: 3, 5, "Somebody in that kitchen has an Irish granny."),
            rating(41, of: 22, at: 5, by: 5, 4, "Hot enough that we all went quiet."),
            rating(42, of: 22, at: 9, by: 9, 3, "Juicy, but timid with the malagueta."),
            rating(43, of: 23, at: 9, by: 13, 5, "Salt, fire, fat. That's the recipe."),
            rating(44, of: 24, at: 3, by: 2, 4, "An avalanche of dill, as it should be."),
            rating(45, of: 25, at: 17, by: 13, 4, "My uncle from Adana asked for a second one."),
            rating(46, of: 25, at: 14, by: 8, 3, "Well spiced, a little dry at the ends."),
            rating(47, of: 26, at: 11, by: 7, 5, "The chicken hearts made me homesick."),
            rating(48, of: 27, at: 6, by: 1, 4, "Eat with your fingers, or don't bother."),
            rating(49, of: 28, at: 10, by: 9, 5, "Saturday, a caipirinha, and nowhere to be."),
            rating(50, of: 28, at: 8, by: 14, 4, "I needed a nap and I took one."),
            rating(51, of: 29, at: 12, by: 12, 4, "Three days old, they said, and proud of it."),
            rating(52, of: 30, at: 17, by: 8, 5, "The limes are bitter in just the right way."),
            rating(53, of: 31, at: 10, by: 9, 5, "Dona Iaiá came out to see if I'd finished. I had."),
            rating(54, of: 32, at: 7, by: 11, 4, "The injera is properly sour. The egg was mine."),
            rating(55, of: 33, at: 4, by: 7, 4, "Falls apart if you look at it."),
            rating(56, of: 35, at: 3, by: 10, 4, "So fresh it squeaks."),
            rating(57, of: 36, at: 16, by: 6, 2, "The curds did not squeak. Enough said."),
            rating(58, of: 36, at: 15, by: 3, 5, "Now I understand what the fuss is about."),
            rating(59, of: 37, at: 17, by: 13, 5, "I nearly fainted too."),
            rating(60, of: 37, at: 14, by: 11, 4, "Silky, and generous with the oil."),
            rating(61, of: 38, at: 7, by: 11, 3, "Needs more lemon, so I asked for more lemon."),
            rating(62, of: 39, at: 6, by: 5, 4, "Crunchy, salty, gone."),
            rating(63, of: 41, at: 5, by: 1, 4, "Burnt in the right places."),
            rating(64, of: 41, at: 6, by: 7, 5, "Two, with cinnamon. All right, three."),
            rating(65, of: 42, at: 12, by: 12, 5, "No raisins. Finally, no raisins."),
            rating(66, of: 43, at: 8, by: 9, 4, "One is never one."),
            rating(67, of: 44, at: 2, by: 10, 4, "Three colours, three spoons, no sharing."),
            rating(68, of: 45, at: 15, by: 6, 5, "A poor man's pudding that I'd pay double for."),
            rating(69, of: 46, at: 10, by: 14, 3, "It was so cold that I forgot to taste it."),
            rating(70, of: 47, at: 11, by: 7, 4, "Black sesame and more black sesame. 🖤"),
        ]
    }

    private static func profile(_ id: Int, _ name: String, likes favourite: Int? = nil) -> Profile {
        Profile(id: ProfileID(id), name: name, favourite: favourite.map { DishID($0) })
    }

    private static func rating(
        _ id: Int, of dish: Int, at restaurant: Int, by author: Int, _ stars: Int, _ comment: String
    ) -> Rating {
        Rating(
            id: RatingID(id), dish: DishID(dish), restaurant: RestaurantID(restaurant),
            author: ProfileID(author), stars: stars, comment: comment)
    }
}
