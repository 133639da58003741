/** What holds the clauses of a game's rules, a row for each. */
export interface Audit {
  readonly rows: readonly AuditRow[]
  /** The run that tried mutants of the rules; null where there was none. */
  readonly mutation: MutationRun | null
}

/** What holds one clause. */
export interface AuditRow {
  /** 'AR-7.6'. */
  readonly id: string
  readonly title: string
  /** Why no test can hold it and the players must; null where the program does. */
  readonly manual: string | null
  readonly tests: readonly AuditedFile[]
  /** What became of the mutants that its tests run through; null where that was not measured. */
  readonly mutants: MutantCount | null
  /** The house rule that decides its ruling the other way, as the new-game form calls it. */
  readonly houseRule: string | null
}

/** The tests of one file that passed. */
export interface AuditedFile {
  readonly file: string
  readonly names: readonly string[]
}

/** A run of the tests on the rules with one small change each: a mutant. */
export interface MutationRun {
  /** The day: '2026-11-23'. */
  readonly on: string
  /** 1 where every mutant was tried, 12 where every twelfth was. */
  readonly every: number
}

/** How many mutants were tried, and how many of them some test noticed. */
export interface MutantCount {
  readonly killed: number
  readonly tried: number
}
