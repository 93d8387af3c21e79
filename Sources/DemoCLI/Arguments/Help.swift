import RouterInspection

/// How the program, or one of its commands, is used.
struct Help {
    /// The version of the program.
    static let version = "0.1.0"

    /// The text, to be printed as it is.
    let text: String

    init(of command: String?) {
        switch command {
        case "walk": text = Self.walk
        case "explore": text = Self.explore
        case "drive": text = Self.drive
        case "replay": text = Self.replay
        case "open": text = Self.open
        case let command?: text = InspectionHelp(program: "DemoCLI").text(of: command)
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
        \(InspectionHelp.summaries)
          drive     the router over standard input: a command a line, JSON out
          replay    what drive recorded, or check wrote, once more

        OPTIONS, for every command
          --catalog FILE  use the dishes, restaurants and people of a JSON file
          --plain         no colour; so does NO_COLOR in the environment
          --help          how the program, or the command before it, is used
          --version       the version

        \(InspectionHelp.statuses)

        """

    private static let walk = """
        Tells what breaks in a navigation stack and shows how the router mends it, with
        stacks drawn before and after. What it claims, it checks: a claim that does not
        hold is printed as FAILED. On a terminal it waits after each scene: return tells
        the next one, a number that one, and q ends it.

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

        USAGE  DemoCLI open [--gate] URL... [--json]

          --gate  the app is for members only
          --json  what became of each link, and the state it led to, as data

        Exit status 1 if a link is refused; where it is wrong is marked.
        Try: DemoCLI open /ratings/1 tastebook://dishes/1 /me/wishlist

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

    private static let replay = """
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
