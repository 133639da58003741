import { castDraft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { firstRefusal, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { areAdjacent } from '../board'
import type { Advance } from '../commands'
import type { Event } from '../events'
import { hasTwice, nowIn, ownRefusal, segmentRefusal } from '../guards'
import { relocate } from '../muster'
import type { Position, ProgressOf, Table, Unit } from '../position'
import { refuse } from '../refuse'
import { isOnBoard, mayJoin, mayStack, unitsNamed } from '../stacking'
import { attackersOn, openedHexes } from './combat-choices'

/** Enters a hex that fireballs or an attack emptied; it never carries the wand along (AR-10.9 to AR-10.11). */
export const advance: CommandRule<Position, Advance, Event> = {
  refusalOf(position, command) {
    const elsewhere = segmentRefusal(position, 'combat')
    const now = nowIn(position, 'combat')
    if (elsewhere || !now) return elsewhere
    const units = unitsNamed(position, command.units) ?? []
    const clause = clauseNow(now)
    return (
      firstRefusal(command.units, (id) => ownRefusal(position, id)) ??
      rightRefusal(position, now, command) ??
      againRefusal(now, command) ??
      groupRefusal(position, units, command, clause) ??
      crowdingRefusal(position, units, command)
    )
  },
  perform(draft, { units: ids, hex }) {
    const position = reading(draft)
    const units = unitsNamed(position, ids) ?? []
    const now = nowIn(position, 'combat')
    relocate(draft, ids, hex)
    if (now?.designations.length === 0) draft.now = castDraft({ ...now, advanced: [...now.advanced, ...ids] })
    const [first] = units
    return first ? [{ type: 'advanced', units: ids, unitType: first.type, hex }] : []
  },
}

type AdvanceClause = 'AR-10.9' | 'AR-10.10'

function clauseNow({ opened, designations }: ProgressOf<'combat'>): AdvanceClause {
  return opened !== null || designations.length > 0 ? 'AR-10.10' : 'AR-10.9'
}

function rightRefusal(
  table: Table,
  now: ProgressOf<'combat'>,
  { units, hex }: Advance,
): Refusal<Clause> | undefined {
  const clause = clauseNow(now)
  if (clause === 'AR-10.9')
    return now.emptied.includes(hex)
      ? undefined
      : refuse(clause, 'Before attacks are designated, only a hex emptied by fireballs may be entered.')
  if (!openedHexes(table, now).includes(hex))
    return refuse(
      clause,
      table.settings.options.lateAdvances
        ? 'By house rule an advance enters a hex that attacks emptied, when all are rolled.'
        : 'An advance enters the hex that the last attack emptied, before the next is rolled.',
    )
  if (!units.every((id) => attackersOn(now, hex).includes(id)))
    return refuse(clause, 'Only units designated against that hex may advance into it.')
  return undefined
}

function crowdingRefusal(
  table: Table,
  units: readonly Unit[],
  { hex }: Advance,
): Refusal<Clause> | undefined {
  if (mayJoin(table, units, hex)) return undefined
  return refuse('AR-10.11', 'An advance keeps to one type and four units a hex.')
}

/** A unit enters one emptied hex, not one after the other; nor does it make room there for a fifth. */
function againRefusal({ advanced }: ProgressOf<'combat'>, { units }: Advance): Refusal<Clause> | undefined {
  const again = units.find((id) => advanced.includes(id))
  return again === undefined ? undefined : refuse('AR-10.9', 'One of those units has advanced already.')
}

function groupRefusal(
  table: Table,
  units: readonly Unit[],
  { units: ids, hex }: Advance,
  clause: AdvanceClause,
): Refusal<Clause> | undefined {
  if (units.length === 0 || !mayStack(units) || hasTwice(ids))
    return refuse(clause, 'One to four units of one type may advance.')
  if (!units.every((unit) => isOnBoard(table, unit) && areAdjacent(table, unit.hex, hex)))
    return refuse(clause, 'Only units next to the hex, on the board, may advance into it.')
  return undefined
}
