import type { LineOf } from '@/table/log/line'
import { plainLine } from '@/table/log/sentences'
import type { Clause } from '../../content/clauses'
import type { Side, UnitType } from '../../content/units'
import type { UnitId } from '../../rules/position'

/** A sentence of the log. */
export type Line = LineOf<Clause, Side>

/** What sentences need to know beside the event: a unit's type, in play or out of it. */
export type TypeOf = (unit: UnitId) => UnitType | undefined

/** A plain line. */
export const line = plainLine<Clause>
