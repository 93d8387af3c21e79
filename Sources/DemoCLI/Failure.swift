package import RouterInspection
public import TastebookData

extension CatalogueError: Failure {
    package var status: ExitStatus { .data }
}
