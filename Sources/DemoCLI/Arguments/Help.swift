/// How the program, or one of its commands, is used.
struct Help {
    /// The version of the program.
    static let version = "0.1.0"

    /// The text, to be printed as it is.
    let text: String

    init(of command: CommandName?) {
        switch command {
        case .walk: text = Self.walk
        case .explore: text = Self.explore
        case .open: text = Self.open
        case .links: text = Self.links
        case .report: text = Self.report
        case .map: text = Self.map
        case .check: text = Self.check
        case .replay: text = Self.replay
        case .manifest: text = Self.manifest
        case .aasa: text = Self.appSiteAssociation
        case .drive: text = Self.drive
        case nil: text = Self.program
        }
    }
}

extension Help {
    private static let program = """
        Tastebook: dishes, the restaurants that serve them, and the people who rate them.
        It is composed of three features that do not know each other, and shows how a
        modular router moves between their screens.

        USAGE  DemoCLI [COMMAND] [OPTIONS]

        COMMANDS
          walk      what breaks in a navigation stack, and how the router mends it;
                    this is what runs without a command
          explore   the app itself, full screen on a terminal, or line by line
          open      where a link leads: its whole end state
          links     a table of every link the app understands
          report    what was composed, and in which order
          map       a picture of the modules, and how they lead to each other
          check     what is wrong with the app, and how to get there
          manifest  the links as JSON, for other programs
          aasa      the apple-app-site-association file of the links
          drive     the router over standard input: a command a line, JSON out
          replay    what drive recorded, or check wrote, once more

        OPTIONS, for every command
          --catalog FILE  use the dishes, restaurants and people of a JSON file
          --plain         no colour; so does NO_COLOR in the environment
          --help          how the program, or the command before it, is used
          --version       the version

        EXIT STATUS
          0 success, 1 something that was to hold did not, 64 the command line was not
          understood, 65 a file or a line of input was not understood

        """

    private static let walk = """
        Tells what breaks in a navigation stack and shows how the router mends it, with
        stacks drawn before and after. What it claims, it checks: a claim that does not
        hold is printed as FAILED.

        USAGE  DemoCLI walk [--scene N]

          --scene N  tell that scene only

        The walk-through always takes place in the embedded catalogue.
        Exit status 1 if a claim failed. Try: DemoCLI walk --scene 1

        """

    private static let explore = """
        Shows the app full screen: its tabs, the stack you are on, and sheets as
        cards above what they cover. What the router refuses, it explains. The keys are
        on the last line, all of them behind "?".

        USAGE  DemoCLI explore [--gate] [--line]

          --gate  the app is for members only
          --line  line by line, for pipes and screen readers; it goes so, too, where
                  there is no terminal

        Line by line you say the number of an action, or: back, root, tab NAME,
        dismiss, open LINK, save, restore, help, quit.
        Try: printf '1\\nback\\nopen /me\\n' | DemoCLI explore

        """

    private static let open = """
        Opens each link in an app that has just started, with nobody signed in, and
        draws the stacks it leads to; what is visible is in brackets. A link is a path,
        or a URL of the scheme tastebook: or of https://tastebook.example.

        USAGE  DemoCLI open [--gate] URL...

          --gate  the app is for members only

        Exit status 1 if a link is refused; where it is wrong is marked.
        Try: DemoCLI open /ratings/1 tastebook://dishes/1 /me/wishlist

        """

    private static let manifest = """
        Prints the links as JSON: for each its pattern, module, route and case, its
        query items and whether they are required, and whether routes are printed by it
        or it is an alias that is only read.

        USAGE  DemoCLI manifest

        """

    private static let appSiteAssociation = """
        Prints the apple-app-site-association file that makes the links open in an app.

        USAGE  DemoCLI aasa --app-id ID

          --app-id ID  the app's prefix, a dot, and its bundle identifier

        Try: DemoCLI aasa --app-id ABCDE12345.com.example.tastebook

        """

    private static let links = """
        Prints every link the app understands: its pattern, the route it stands for, the
        module that declared it, and its query items.

        USAGE  DemoCLI links

        """

    private static let report = """
        Prints what the app was composed of, in the order of composition: modules and
        what they own, connections, decorators, links, tabs.

        USAGE  DemoCLI report

        """

    private static let drive = """
        Reads one command a line from standard input and answers each with one line of
        JSON: what became of it, why if it was refused, and the whole state. Blank lines
        and lines that begin with # are skipped.

        USAGE  DemoCLI drive [--gate] [--record FILE]

          --gate         the app is for members only: all waits behind the sign-in
          --record FILE  write all lines, answers and events to a file, for replay

          push PATH [stack|sheet|cover]       from the visible screen
          push-from N PATH [append|truncate]  from the entry N below it; 0 is itself
          push-under PATH [append|truncate]   from beneath the last modal
          push-gone PATH                      from the entry that was removed last
          tap N                               action N of the visible screen, from 1
          back [COUNT]  root  pop-to PATH  replace PATH
          dismiss  dismiss-all                the last modal; all of them
          open URL                            a link from outside
          tab ID                              discover, restaurants or me
          system-back [COUNT]  system-dismiss what a gesture has already removed
          system-again                        the last such report once more
          system-later [COUNT]                notes a report, for system-again to send
          finish [JSON]                       ends the visible screen, with a value
          sign-in ID  sign-out                finishes a visible /sign-in; clears all
          lock  refresh                       forgets the user; asks the guards again
          batch CMD; CMD; …                   all as one change, or none
          state  screen  events               ask nothing, show more

        Exit status 65 if a line was not understood; the others are carried out.
        Try: printf 'push /dishes/1\\ntap 1\\nback\\n' | DemoCLI drive

        """
}
