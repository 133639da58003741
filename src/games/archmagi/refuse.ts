import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from './clauses'

/** Why a command is illegal: the clause that forbids it, and one sentence (AM-C.7). */
export function refuse(clause: Clause, message: string): Refusal<Clause> {
  return { clause, message }
}

export type Refused = Refusal<Clause> | undefined
