import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'

/** What is wrong at a place of a position file, and the clause that it breaks, if one. */
export function fault(path: string, message: string, clause?: Clause): Problem {
  return clause === undefined ? { path, message } : { path, message, clause }
}

/** Names that a list holds for the second time, each at its place. */
export function repeated(path: string, names: readonly string[]): readonly Problem[] {
  return names.flatMap((name, nth) =>
    names.indexOf(name) < nth ? [fault(`${path}.${nth}`, `${name} is named twice; name it once`)] : [],
  )
}
