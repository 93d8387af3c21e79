/// The states of ``Shot`` as they are drawn on a terminal of 200 columns and 60 rows.
enum FramesAt200 {
    static let cards = """
         Bakery  [1 bread]  2 cake
         /
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         The shelf                                                                                                                             │ Stacks
                                                                                                                                               │ sheet
           ╭─ sheet ─ /order › /loaves/7 › [/label] ────────────────────────────────────────────────────────────────╮                          │  [/label]
           │ A label                                                                                                │                          │   /loaves/7
           │                                                                                                        │                          │   /order
           │   as printed                                                                                           │                          │ bread*
           │ › change                                                                                               │                          │   /
           │   save                                                                                                 │                          │ cake
           ╰────────────────────────────────────────────────────────────────────────────────────────────────────────╯                          │   /
         Elsewhere                                                                                                                             │
           Order [one] [two]                                                                                                                   │
           The oven                                                                                                                            │
           The cellar                                                                                                                          │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │ Latest requests
                                                                                                                                               │ ✓ push /label
                                                                                                                                               │ ✓ push /loaves/7
                                                                                                                                               │ ✓ push /order
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let refused = """
         Bakery  [1 bread]  2 cake
         [/]
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         The shelf                                                                                                                             │ Stacks
                                                                                                                                               │ bread*
           Fresh every morning.                                                                                                                │  [/]
                                                                                                                                               │ cake
         Loaves                                                                                                                                │   /
           Loaf 1                                                                                                                              │
           Loaf 2                                                                                                                              │
           Loaf 3                                                                                                                              │
                                                                                                                                               │
         Elsewhere                                                                                                                             │
           Order [one] [two]                                                                                                                   │
           The oven                                                                                                                            │
         › The cellar                                                                                                                          │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │ Latest requests
                                                                                                                                               │ ✗ push /cellar: denied
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         ✗ denied: A guard does not let /cellar in: the cellar is locked.
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let wide = """
         店   1 寿司  [2 🍨]
         /寿司/魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚 › [/🍨]
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         すし �[2J                                                                                                                             │ Stacks
                                                                                                                                               │
           言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉                            │
           word 言葉 word                                                                                                                      │
         › 寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿… ‹切る› [食べる]                         │
                                                                                                                                               │
         一覧                                                                                                                                  │
           寿司とラーメン                                                                                                                      │
           김치찌개                                                                                                                            │
           👨‍👩‍👧 for the family                                                                                                                   │
           Crème brûlée                                                                                                                        │
           🇫🇷 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣                                                                                                                      │
           tab bell�escape�[31mred                                                                                                             │
           �reversed�                                                                                                                          │
           ต้มยำ                                                                                                                                │
           寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿…                         │
           long long long long long long long long long long long long long long long long long long long long long lo…                        │
           寿司とラーメン                                                                                                                      │
           김치찌개                                                                                                                            │
           👨‍👩‍👧 for the family                                                                                                                   │
           Crème brûlée                                                                                                                        │
           🇫🇷 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣                                                                                                                      │
           tab bell�escape�[31mred                                                                                                             │
           �reversed�                                                                                                                          │
           ต้มยำ                                                                                                                                │
           寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿…                         │
           long long long long long long long long long long long long long long long long long long long long long lo…                        │
           寿司とラーメン                                                                                                                      │
           김치찌개                                                                                                                            │
           👨‍👩‍👧 for the family                                                                                                                   │
           Crème brûlée                                                                                                                        │
           🇫🇷 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣                                                                                                                      │
           tab bell�escape�[31mred                                                                                                             │
           �reversed�                                                                                                                          │
           ต้มยำ                                                                                                                                │
           寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿…                         │
           long long long long long long long long long long long long long long long long long long long long long lo…                        │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
                                                                                                                                               │
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         ✗ notFound: 寿司
         q quit
        """
}
