/// The states of ``Shot`` as they are drawn on a terminal of 80 columns and 24 rows.
enum FramesAt80 {
    static let stack = """
         Bakery  [1 bread]  2 cake
         / › /loaves/2 › [/label]
        ────────────────────────────────────────────────────────────────────────────────
         A label

           as printed
         › change
           save














        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let cards = """
         Bakery  [1 bread]  2 cake
         /
        ────────────────────────────────────────────────────────────────────────────────
         The shelf

           ╭─ sheet ─ /order › /loaves/7 › [/label] ────────────────────────────────╮
           │ A label                                                                │
           │                                                                        │
           │   as printed                                                           │
           │ › change                                                               │
           │   save                                                                 │
           ╰────────────────────────────────────────────────────────────────────────╯
         Elsewhere
           Order [one] [two]
           The oven
           The cellar






        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let cover = """
         Bakery  [1 bread]  2 cake
         /
        ────────────────────────────────────────────────────────────────────────────────
         ╭─ cover ─ [/oven] ──────────────────────────────────────────────────────────╮
         │ The oven                                                                   │
         │                                                                            │
         │   It is hot.                                                               │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         ╰────────────────────────────────────────────────────────────────────────────╯
        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let refused = """
         Bakery  [1 bread]  2 cake
         [/]
        ────────────────────────────────────────────────────────────────────────────────
         The shelf

           Fresh every morning.

         Loaves
           Loaf 1
           Loaf 2
           Loaf 3

         Elsewhere
           Order [one] [two]
           The oven
         › The cellar





        ────────────────────────────────────────────────────────────────────────────────
         ✗ denied: A guard does not let /cellar in: the cellar is locked.
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let field = """
         Bakery  [1 bread]  2 cake
         /
        ────────────────────────────────────────────────────────────────────────────────
         The shelf

           ╭─ sheet ─ [/order] ─────────────────────────────────────────────────────╮
           │ An order                                                               │
           │                                                                        │
           │ › Look at a loaf first                                                 │
           │   Never mind                                                           │
           ╰────────────────────────────────────────────────────────────────────────╯

         Elsewhere
           Order [one] [two]
           The oven
           The cellar






        ────────────────────────────────────────────────────────────────────────────────
         Open link: /loaves/寿司[2J
        """

    static let help = """
         Bakery  [1 bread]  2 cake
         /
        ────────────────────────────────────────────────────────────────────────────────
         The shelf

           ╭─ sheet ─ /order ───────────────────────────────────────────────────────╮
           │ An order                                                               │
           │ ╭─ help ─────────────────────────────────────────────────────────────╮ │
           │ │ Keys                                                               │ │
           │ │                                                                    │ │
           ╰─│   ↑ ↓  j k    another row                                          │─╯
             │   ← →  h l    another action of the row                            │
             │   PgUp PgDn   a page; Home and End, g and G, the ends              │
             │   Enter       do what is selected                                  │
             │   Esc  b      back; at the root of a card, close it                │
             │   Tab  1–9    the next tab; a tab by its number                    │
             │   o           type a link, and open it                             │
             │   ?           these keys                                           │
             │   q           quit; so does Ctrl-C                                 │
             ╰────────────────────────────────────────────────────────────────────╯


        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  ? help  q quit
        """

    static let empty = """
         [1 bread]
         [/]
        ────────────────────────────────────────────────────────────────────────────────
         Nothing here


















        ────────────────────────────────────────────────────────────────────────────────
         ↑↓ move  Enter open  b back  o link  s save  r restore  ? help  q quit
        """

    static let wide = """
         店   1 寿司  [2 🍨]
         … 魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚魚 › [/🍨]
        ────────────────────────────────────────────────────────────────────────────────
         すし �[2J

           言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉 word 言葉
           word 言葉 word 言葉 word 言葉 word 言葉 word
         › 寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿… ‹切る› [食べる]

         一覧
           寿司とラーメン
           김치찌개
           👨‍👩‍👧 for the family
           Crème brûlée
           🇫🇷 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣
           tab bell�escape�[31mred
           �reversed�
           ต้มยำ
           寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司寿…
           long long long long long long long long long long long long long long long …
           寿司とラーメン
        ───────────────────────────────────────────────────────────────── 1–16 of 35 ───
         ✗ notFound: 寿司
         q quit
        """
}
