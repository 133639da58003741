/** What holds the clauses of a game's rules, a row for each. */
export interface Audit {
  readonly rows: readonly AuditRow[]
}

/** What holds one clause. */
export interface AuditRow {
  /** 'AR-7.6'. */
  readonly id: string
  readonly title: string
  /** Why no test can hold it and the players must; null where the program does. */
  readonly manual: string | null
  readonly tests: readonly AuditedFile[]
  /** The house rule that decides its ruling the other way, as the new-game form calls it. */
  readonly houseRule: string | null
}

/** The tests of one file that passed. */
export interface AuditedFile {
  readonly file: string
  readonly names: readonly string[]
}
