import type { Clause } from '../../clauses'

/** Clauses that no test can fail on and the players must hold themselves, each with the reason. */
export const MANUAL: Readonly<Partial<Record<Clause, string>>> = {}
