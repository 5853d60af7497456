import Contract

/// Whoever can compile and run code for the check. May be asked from several threads at once.
public protocol SnippetProver: Sendable {
  /// - Parameter changed: What must be another than usual.
  func run(_ order: SnippetOrder, changing changed: Set<Surrounding>) throws(MachineLack) -> RunDocument
  /// Compiles it, and runs nothing: the outcome is `finished`, or why the compiler did not.
  func compile(_ order: SnippetOrder) throws(MachineLack) -> RunDocument
  /// What the parser says of it.
  func parse(_ order: SnippetOrder) throws(MachineLack) -> [Diagnostic]
}

/// This machine cannot run code: no compiler, no host. The text is in the language of the interface.
public struct MachineLack: Error, Hashable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }
}

/// One thing to be done for the check.
struct ProofJob: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case run(changing: Set<Surrounding>)
    case compile, parse

    static let run = Kind.run(changing: [])
  }

  var kind: Kind
  var order: SnippetOrder

  /// The same run in other surroundings.
  func changing(_ changed: Set<Surrounding>) -> ProofJob { ProofJob(kind: .run(changing: changed), order: order) }
}

/// What came of it.
enum ProofResult: Sendable {
  case document(RunDocument)
  case diagnostics([Diagnostic])
  case lack(MachineLack)

  init(of job: ProofJob, by prover: some SnippetProver) {
    do throws(MachineLack) {
      switch job.kind {
      case .run(let changed): self = .document(try prover.run(job.order, changing: changed))
      case .compile: self = .document(try prover.compile(job.order))
      case .parse: self = .diagnostics(try prover.parse(job.order))
      }
    } catch {
      self = .lack(error)
    }
  }

  var document: RunDocument? { if case .document(let document) = self { document } else { nil } }
}
