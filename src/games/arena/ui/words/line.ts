import type { LineOf } from '@/table/log/line'
import { plainLine } from '@/table/log/sentences'
import type { Clause } from '../../content/clauses'
import type { ArenaSeat, Space } from '../../rules/position'
import { hexOf } from '../../rules/spaces'

/** A sentence of the log. */
export type Line = LineOf<Clause, ArenaSeat>

/** A plain line. */
export const line = plainLine<Clause>

/** A plain line about spaces. */
export function lineAt(text: string, clause: Clause, ...spaces: readonly Space[]): Line {
  return line(text, clause, spaces.map(hexOf))
}
