import type { Clause } from '../../clauses'

/** The address of a clause. */
export function rulesAt(clause: Clause | (string & {})): string {
  return `#/rules/wizard-kings/${clause}`
}
