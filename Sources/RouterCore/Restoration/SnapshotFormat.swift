/// The form of a saved navigation: JSON, in UTF-8, version 1.
///
/// ```json
/// {"modals":[{"blocksLinks":false,"entries":[{"id":8,"key":"sign-in","route":{}}],"style":"sheet"}],
///  "nextID":9,
///  "parked":[{"entry":8,"key":"me","route":{"wishlist":{}},"style":"sheet","verb":"push"}],
///  "selectedTab":"discover",
///  "stacks":[
///    {"entries":[
///      {"id":1,"key":"dishes","route":{"list":{}}},
///      {"id":4,"key":"dishes","route":{"detail":{"id":1}}}],
///     "tab":"discover"},
///    {"entries":[{"id":2,"key":"me","route":{"wishlist":{}}}],"tab":"me"}],
///  "version":1}
/// ```
///
/// | field | what it is | missing or of another form |
/// | --- | --- | --- |
/// | `version` | the version of this form: 1 | no snapshot; a higher one is refused, too |
/// | `nextID` | the number of the next entry, above every `id` | one above the highest `id`, and listed |
/// | `selectedTab` | the name of the selected tab | the first tab, and listed |
/// | `stacks` | the stacks of the tabs, in their order | no snapshot |
/// | `stacks[].tab` | the name of the tab | the stack is lost, and listed |
/// | `stacks[].entries` | the entries from the root up; none: the tab starts anew | the same, and listed |
/// | `modals` | the modals, the one presented last at the end | none; listed unless missing |
/// | `modals[].style` | `"sheet"` or `"cover"` | the modal is lost, and listed |
/// | `modals[].blocksLinks` | whether links wait until the modal has ended | false |
/// | `modals[].entries` | the entries from the root up; at least one | the modal is lost, and listed |
/// | `id` | the id of an entry: from 1, once in the whole, rising in its stack | a new one, and listed |
/// | `key` | the `key:` the owner of the route's type chose | a hole |
/// | `version` | the `version:` of the route's form, if its owner raised it above 1 | 1 if missing, else a hole |
/// | `route` | what the route's own `encode(to:)` says | a hole |
/// | `parked` | what is parked, by the entry it belongs to | none; listed unless missing |
/// | `parked[].entry` | the `id` of that entry | the intent is lost, and listed |
/// | `parked[].verb` | `"push"`, `"replace"`, `"link"` or `"select"` | the same |
/// | `parked[].style` | the presentation a push insisted on; missing if it did not | the same |
/// | `parked[].tab` | the tab a selection was about; else missing | the same |
///
/// A hole ends its stack, or gives it up, as the ``Snapshot/HolePolicy`` says. Fields not named here are passed over.
/// Of fields with one name the first counts. Fields are written in the order of their names, and read in any; white
/// space means nothing.
///
/// Routes are written and read as `JSONEncoder` and `JSONDecoder` do it by themselves, but for two things: the numbers
/// that JSON has no word for are the strings `"inf"`, `"-inf"` and `"nan"`, and `Data` is a list of bytes.
///
/// A later version of this package reads what an earlier one wrote.
public enum SnapshotFormat {
    /// The version that is written, and the highest that is read: 1.
    public static let version = 1
    /// The highest id that is read: half of what an `Int` can hold, so that ids can go on from there.
    static let highestID = Int.max / 2
}
