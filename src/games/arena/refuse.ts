import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from './clauses'

/** A refusal under a clause of the specification; a clause that does not exist does not compile. */
export function refuse(clause: Clause, message: string): Refusal<Clause> {
  return { clause, message }
}
