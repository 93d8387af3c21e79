extension Help {
    static let map = """
        Prints a picture of what was composed: the modules with their routes and links,
        which exit is connected to which route, and what lies beneath a linked screen.

        USAGE  DemoCLI map [--format FORMAT]

          --format FORMAT  mermaid  a Mermaid flowchart; this is the default
                           dot      a Graphviz graph, with each screen by itself
                           json     all that is known, as data

        Try: DemoCLI map --format dot | dot -Tsvg > map.svg

        """

    static let check = """
        Looks for what is wrong with the app. The composition is checked as a whole.
        Then every action of every screen that can be reached is carried out, from
        every tab and from a link to everything in the catalogue, signed out and signed
        in as the first profile. What is wrong is printed once, with a shortest way.

        USAGE  DemoCLI check [--trace FILE]

          --trace FILE  write the way to each thing that is wrong, for replay

        Exit status 1 if anything is wrong.

        """

    static let replay = """
        Does once more what drive recorded, or what check found, and compares every
        answer, every event and the state at the end. It stops at the first difference
        and shows what was recorded and what came. What drive saved to files is kept in
        memory, so that no file is written; a file it only loaded is read as it is now.

        USAGE  DemoCLI replay FILE

        Use the same --catalog as then. Exit status 1 if something differs, 65 if the
        file holds nothing that can be replayed.
        Try: echo 'tap 1' | DemoCLI drive --record a.json; DemoCLI replay a.json

        """
}
