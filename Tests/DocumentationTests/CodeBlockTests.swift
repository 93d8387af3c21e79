import Testing

@Suite struct CodeBlockTests {
    private func filesOfGettingStarted() throws -> [CodeBlock] {
        let text = try Repository.text(at: Repository.gettingStarted)
        return CodeBlock.blocks(of: text, in: Repository.gettingStarted).filter { $0.file != nil }
    }

    @Test func everySwiftBlockIsCompiledCode() throws {
        let code = try Repository.compiledCode()
        let blocks = try Repository.documents().flatMap { CodeBlock.blocks(of: $1, in: $0) }
        let swift = blocks.filter { $0.language == "swift" }
        #expect(swift.count > 20)
        for block in swift where block.document != Repository.gettingStarted || block.file == nil {
            #expect(
                code.contains { block.occurs(in: $0) },
                "\(block) is in no file of Snippets, Sources or Examples")
        }
    }

    @Test func filesOfGettingStartedAreWrittenByTheNewcomersCheck() throws {
        #expect(try filesOfGettingStarted().compactMap(\.file).contains("Package.swift"))
        #expect(try Repository.text(at: "Tools/Checks/newcomer.sh").contains(Repository.gettingStarted))
    }

    @Test func shownOutputIsPartOfWhatACommandPrints() throws {
        for (path, text) in try Repository.documents() {
            let outputs = CodeBlock.blocks(of: text, in: path).filter { $0.language.isEmpty }
            // Blocks that begin with a command are run by `Tools/Checks/docs.sh` and `newcomer.sh`.
            let run = outputs.filter { $0.lines.first?.hasPrefix("$ ") == true }
            let printed = run.map {
                CodeBlock.indentationAside($0.lines.dropFirst().joined(separator: "\n"))
            }
            for output in outputs where !output.lines.contains(where: { $0.contains("─→") }) {
                let isRun = output.lines.first?.hasPrefix("$ ") == true
                let isPrinted = isRun || printed.contains { output.occurs(in: $0) }
                #expect(isPrinted, "\(output) is printed by no command of its document")
            }
        }
    }

    @Test func everyBlockSaysWhatItIs() throws {
        for (path, text) in try Repository.documents() {
            for block in CodeBlock.blocks(of: text, in: path) {
                #expect(
                    ["swift", "sh", "", "mermaid"].contains(block.language),
                    "\(block) is \"\(block.language)\"")
            }
        }
    }

    @Test func everyArticleIsListedInTheReadmeAndOnTheLandingPage() throws {
        let readme = try Repository.text(at: "README.md")
        let landing = try Repository.text(at: "Sources/RouterCore/RouterCore.docc/RouterCore.md")
        // A page about a symbol adds to what its comment says; it is no article.
        for (path, text) in try Repository.documents()
        where path.contains(".docc/") && !text.hasPrefix("# ``") {
            let name = String(path.split(separator: "/").last?.dropLast(3) ?? "")
            #expect(readme.contains("(\(path))"), "README.md does not list \(path)")
            #expect(landing.contains("<doc:\(name)>"), "RouterCore.md does not list \(name)")
        }
    }

    @Test func theWholeTestOfAModuleIsShort() throws {
        let path = "Sources/RouterCore/RouterCore.docc/Testing.md"
        let blocks = CodeBlock.blocks(of: try Repository.text(at: path), in: path)
        let suite = try #require(blocks.first { $0.lines.first?.hasPrefix("@MainActor @Suite") == true })
        #expect(suite.lines.count < 25)
        let snippet = try Repository.text(at: "Snippets/TestingAModule.swift")
        #expect(suite.occurs(in: CodeBlock.indentationAside(snippet)))
    }

    @Test func theReadmeComparesInTheWordsOfTheArticle() throws {
        func rows(of document: String) throws -> [Substring] {
            try Repository.text(at: document).split(separator: "\n").filter { line in
                line.hasPrefix("| ") && line.split(separator: "|").count > 5
            }
        }
        let article = try rows(of: "Sources/RouterCore/RouterCore.docc/Comparison.md")
        let readme = try rows(of: "README.md")
        #expect(readme.count > 5)
        for row in readme { #expect(article.contains(row), "\(row)") }
    }

    @Test func readmeIsShort() throws {
        let lines = try Repository.text(at: "README.md").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 151)  // with the empty one after the last line break
    }

    @Test func occurrenceIsContiguousModuloIndentation() {
        func occurs(_ lines: String, in code: String) -> Bool? {
            CodeBlock.blocks(of: "```swift\n\(lines)\n```", in: "a.md").first?
                .occurs(in: CodeBlock.indentationAside(code))
        }
        #expect(occurs("  let a = 1", in: "    let a = 1") == true)
        #expect(occurs("a\nb", in: "0\n  a\n  b\n1") == true)
        #expect(occurs("a\nb", in: "a\n\nb") == false)
        #expect(occurs("let a = 1", in: "let a = 10") == false)
    }

    @Test func theLineBeforeABlockNamesItsFile() {
        let text = "Write `Sources/A/A.swift`:\n\n```swift\nx\n```\n```\ny\n```"
        let blocks = CodeBlock.blocks(of: text, in: "a.md")
        #expect(blocks.map(\.file) == ["Sources/A/A.swift", nil])
        #expect(blocks.map(\.line) == [3, 6])
    }
}
