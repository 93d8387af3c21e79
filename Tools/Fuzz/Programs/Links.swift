/// Feeds the links of an app; see `Tools/Fuzz/fuzz.sh`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLink(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    do { try checkLink(UnsafeBufferPointer(start: start, count: count)) } catch { fatalError("\(error)") }
    return 0
}
