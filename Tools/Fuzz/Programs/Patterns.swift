/// Feeds patterns and links; see `Tools/Fuzz/fuzz.sh`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPatterns(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    do { try checkPatterns(UnsafeBufferPointer(start: start, count: count)) } catch { fatalError("\(error)") }
    return 0
}
