/// How the commands of an inspection are used.
package struct InspectionHelp {
    private let program: String

    /// Creates the help of a program that is called so.
    package init(program: String) {
        self.program = program
    }

    /// The help of a command, or of them all, to be printed as it is.
    package func text(of command: String?) -> String {
        switch command {
        case "map": map
        case "report": report
        case "links": links
        case "open": open
        case "check": check
        case "manifest": manifest
        case "aasa": association
        default: all
        }
    }

    /// A line for each command.
    package static let summaries = """
          map       a picture of the modules, and how they lead to each other
          links     a table of every link the app understands
          check     what is wrong with the app or with links, and how to get there
          manifest  the links as JSON, for other programs
          aasa      the apple-app-site-association file of the links
          report    what was composed, and in which order
          open      where a link leads: its whole end state
        """

    /// What the process ends with.
    package static let statuses = """
        EXIT STATUS
          0 success, 1 something that was to hold did not, 64 the command line was not
          understood, 65 a file or a line of input was not understood
        """

    private var all: String {
        """
        Shows what an app is composed of, where its links lead, and what is wrong.

        USAGE  \(program) COMMAND [OPTIONS]

        COMMANDS
        \(Self.summaries)

        OPTIONS
          --help  how the program, or the command before it, is used

        \(Self.statuses)

        """
    }
}

extension InspectionHelp {
    private var map: String {
        """
        Prints a picture of what was composed: the modules with their routes and links,
        which exit is connected to which route, and what lies beneath a linked screen.

        USAGE  \(program) map [--format FORMAT]

          --format FORMAT  mermaid  a Mermaid flowchart; this is the default
                           dot      a Graphviz graph, with each screen by itself
                           json     all that is known, as data
          --json           the same as --format json

        Try: \(program) map --format dot | dot -Tsvg > map.svg

        """
    }

    private var report: String {
        """
        Prints what the app was composed of, in the order of composition: modules and
        what they own, connections, decorators, links, tabs.

        USAGE  \(program) report [--json]

          --json  the same as data

        """
    }

    private var links: String {
        """
        Prints every link the app understands: its pattern, the route it stands for, the
        module that declared it, and its query items.

        USAGE  \(program) links [--json]

          --json  what manifest prints

        """
    }

    private var open: String {
        """
        Opens each link in an app that has just started, and draws the stacks it leads
        to; what is visible is in brackets. A link is a path, or a URL of a scheme or
        host that the app allows.

        USAGE  \(program) open URL... [--json]

          --json  what became of each link, and the state it led to, as data

        Exit status 1 if a link is refused; where it is wrong is marked.

        """
    }

    private var check: String {
        """
        Looks for what is wrong with the app. The composition is checked as a whole.
        Then every action of every screen that can be reached is carried out, from
        every tab and from links, in each set-up of the app. What is wrong is printed
        once, with a shortest way to it.

        USAGE  \(program) check [--trace FILE] [--json]
               \(program) check [--links FILE] [--aasa FILE [--app-id ID]] [--json]

          --trace FILE  write the way to each thing that is wrong, for replay
          --links FILE  read the links of a file instead, one on a line; after a space
                        may stand the route it is for, by its link or description
          --aasa FILE   compare the association file that is deployed instead; with
                        --app-id, what it says of that app only
          --json        what was found, as data

        Exit status 1 if anything is wrong.

        """
    }

    private var manifest: String {
        """
        Prints the links as JSON: for each its pattern, module, route and case, its
        query items and whether they are required, and whether routes are printed by it
        or it is an alias that is only read.

        USAGE  \(program) manifest

        """
    }

    private var association: String {
        """
        Prints the apple-app-site-association file that makes the links open in an app.

        USAGE  \(program) aasa --app-id ID

          --app-id ID  the app's prefix, a dot, and its bundle identifier

        Try: \(program) aasa --app-id ABCDE12345.com.example.app

        """
    }
}
