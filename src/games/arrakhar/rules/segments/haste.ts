import type { Draft } from 'immer'
import { castDraft } from 'immer'
import { reading } from '@/engine/draft'
import type { Dice } from '@/engine/dice'
import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { areAdjacent, terrainAt } from '../board'
import type { DesignateHaste } from '../commands'
import type { Event } from '../events'
import { hasTwice, nowIn, ownRefusal, segmentRefusal } from '../guards'
import type { HasteDesignation, Position, Table, Unit } from '../position'
import { refuse } from '../refuse'
import { holds, isOnBoard, mayStack, stackIn, unitOf, unitsNamed } from '../stacking'
import { closedRefusal } from './designating'
import { mayHasteInEntryHexes } from './haste-range'

/** Names a wizard and the stack to be hasted (AR-9.1, AR-9.2, AR-9.6). */
export const designateHaste: CommandRule<Position, DesignateHaste, Event> = {
  refusalOf(position, command) {
    const early =
      segmentRefusal(position, 'haste') ?? closedRefusal(position) ?? ownRefusal(position, command.caster)
    if (early) return early
    const caster = unitOf(position, command.caster)
    if (caster?.type !== 'wizard') return refuse('AR-9.1', 'Only a wizard casts haste.')
    if (hasCastHaste(position, caster)) return refuse('AR-5.5', 'That wizard has cast this turn.')
    return isOnBoard(position, caster)
      ? boardTargetRefusal(position, caster, command)
      : entryTargetRefusal(position, caster, command)
  },
  perform(draft, { caster, hex, units }) {
    const position = reading(draft)
    const target = hex ?? unitOf(position, caster)?.hex
    const now = nowIn(position, 'haste')
    if (!now || target === undefined) return []
    const hasted = units ?? stackIn(position, target).map((unit) => unit.id)
    const made: HasteDesignation = { id: now.next, caster, hex: target, units: hasted, resolved: false }
    draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
    return [{ type: 'hasteDesignated', designation: made.id, caster, hex: target, units: hasted }]
  },
}

function hasCastHaste(table: Table, { id }: Unit): boolean {
  return (
    table.cast.includes(id) || (nowIn(table, 'haste')?.designations ?? []).some((made) => made.caster === id)
  )
}

function boardTargetRefusal(
  table: Table,
  caster: Unit,
  { hex, units }: DesignateHaste,
): Refusal<Clause> | undefined {
  if (hex === undefined || units !== undefined)
    return refuse('AR-9.1', 'On the board name the hex of the stack; all of it is hasted.')
  const inReach = hex === caster.hex || areAdjacent(table, caster.hex, hex)
  if (!inReach || terrainAt(table, hex) !== 'clear' || !holds(table, hex, 'wizard'))
    return refuse(
      'AR-9.1',
      "The target is a friendly stack in the wizard's own hex or next to it, not in an entry hex.",
    )
  return undefined
}

function entryTargetRefusal(
  table: Table,
  caster: Unit,
  { hex, units }: DesignateHaste,
): Refusal<Clause> | undefined {
  const never = entryHexRefusal(table)
  if (never) return never
  if (!units || (hex !== undefined && hex !== caster.hex))
    return refuse('AR-9.6', 'In an entry hex name up to four units of one type that wait there too.')
  const targets = unitsNamed(table, units) ?? []
  const wait = targets.length > 0 && targets.every((unit) => unit.hex === caster.hex)
  return wait && mayStack(targets) && !hasTwice(units)
    ? undefined
    : refuse('AR-9.6', 'Name one to four units of one type waiting in the same entry hex.')
}

function entryHexRefusal(table: Table): Refusal<Clause> | undefined {
  if (mayHasteInEntryHexes(table)) return undefined
  return refuse(
    'AR-9.6',
    table.settings.options.noEntryHaste
      ? 'By house rule no haste is cast in an entry hex.'
      : 'Haste is cast in an entry hex on the first game-turn only.',
  )
}

/** Rolls a designated haste; of several on a stack the highest counts (AR-9.3, AR-9.4). */
export function resolveHaste(draft: Draft<Position>, made: HasteDesignation, dice: Dice): readonly Event[] {
  const { id: designation, caster, hex, units } = made
  const [roll = 1] = dice.roll({ count: 1, faces: 6, label: `Haste at ${hex}` })
  const bonus = draft.settings.tables.haste[roll - 1] ?? 0
  for (const unit of units) draft.haste[unit] = Math.max(draft.haste[unit] ?? 0, bonus)
  draft.cast.push(caster)
  return [{ type: 'hasteResolved', designation, caster, hex, roll, bonus, units }]
}
