import Foundation

/// Feeds the reader of snapshots; see `Tools/Fuzz/fuzz.sh`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshot(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    do {
        try checkSnapshot(Data(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(error)")
    }
    return 0
}
