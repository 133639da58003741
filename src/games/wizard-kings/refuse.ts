import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from './clauses'

/** Why something is illegal, if it is. */
export type Refused = Refusal<Clause> | undefined

export function refuse(clause: Clause, message: string): Refusal<Clause> {
  return { clause, message }
}
