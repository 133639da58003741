import { castDraft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { STACKING_LIMIT } from '../../tables/units'
import { areAdjacent, terrainAt } from '../../queries/board'
import { hexRefusal, ownRefusal, progressIn, twiceRefusal } from '../../queries/guards'
import { hastesOf } from '../../queries/legal/spells'
import type { HasteDesignation, Table, Unit, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { closedRefusal } from '../../queries/designating'
import { mayHasteInEntryHexes } from '../../queries/haste-range'
import { areAlike, holds, isOnBoard, stackIn, unitInPlay, unitOf, unitsInPlay } from '../../queries/stacking'
import { HEX_IF_ANY, UNIT, UNITS_IF_ANY } from '../kit/args'
import { command } from '../kit/kit'

/** Names a wizard and the stack to be hasted; in an entry hex the units (AR-9.1, AR-9.2, AR-9.6). */
export const designateHaste = command({
  clause: 'AR-9.1',
  stage: 'haste',
  args: { caster: UNIT, hex: HEX_IF_ANY, units: UNITS_IF_ANY },
  subject: 'caster',
  target: 'hex',
  moment: ({ table }) => closedRefusal(table),
  listed: ({ table }) => hastesOf(table),

  refusalOf({ table }, { caster: id, ...aim }) {
    const foreign = ownRefusal(table, id)
    if (foreign) return foreign
    const caster = unitInPlay(table, id)
    if (caster.type !== 'wizard') return refuse('AR-9.1', 'Only a wizard casts haste.')
    return isOnBoard(table, caster) ? boardRefusal(table, caster, aim) : entryRefusal(table, caster, aim)
  },
  perform({ draft }, { caster, hex, units }) {
    const position = reading(draft)
    const target = hex ?? unitInPlay(position, caster).hex
    const now = progressIn(position, 'haste')
    const hasted = units ?? stackIn(position, target).map((unit) => unit.id)
    const made: HasteDesignation = { id: now.next, caster, hex: target, units: hasted, resolved: false }
    draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
    return [{ type: 'hasteDesignated', designation: made.id, caster, hex: target, units: hasted }]
  },

  /** On the board the stack of a hex, in an entry hex the units named (AR-9.6). */
  say({ caster, units, hex }, { names, command }) {
    const stack = command.hex === undefined ? 'the stack' : `${names.stack(command.hex)} at ${hex}`
    return `Cast haste on ${command.units && command.units.length > 0 ? units : stack} with ${caster}`
  },
  ink: 'blue',
})

/** What a haste is aimed at. */
interface Aim {
  readonly hex?: HexId
  readonly units?: readonly UnitId[]
}

function castRefusal(table: Table, { id }: Unit): Refusal<Clause> | undefined {
  const hasCast =
    table.cast.includes(id) || progressIn(table, 'haste').designations.some((made) => made.caster === id)
  return hasCast ? refuse('AR-5.5', 'That wizard has cast this turn.') : undefined
}

function boardRefusal(table: Table, caster: Unit, { hex, units }: Aim): Refusal<Clause> | undefined {
  if (hex === undefined) return refuse('AR-9.1', 'On the board haste is cast on a hex; name it.')
  const unknown = hexRefusal(table.settings, hex, 'AR-9.1')
  if (unknown) return unknown
  if (units !== undefined) return refuse('AR-9.1', 'On the board a whole stack is hasted; name no units.')
  if (terrainAt(table, hex) === 'entry')
    return refuse('AR-9.1', `${hex} is an entry hex; haste does not reach into one from the board.`)
  if (!holds(table, hex, 'wizard')) return refuse('AR-9.1', `None of your units is in ${hex}.`)
  const done = castRefusal(table, caster)
  if (done) return done
  return hex === caster.hex || areAdjacent(table, caster.hex, hex)
    ? undefined
    : refuse('AR-9.1', `${hex} is not next to the wizard, and haste reaches no farther.`)
}

function entryRefusal(table: Table, caster: Unit, { hex, units = [] }: Aim): Refusal<Clause> | undefined {
  return (
    entryHexRefusal(table) ??
    waitingNamesRefusal(table, caster, { hex, units }) ??
    castRefusal(table, caster) ??
    waitingGroupRefusal(unitsInPlay(table, units))
  )
}

/** Refuses what does not wait in the wizard's own entry hex (AR-9.6). */
function waitingNamesRefusal(
  table: Table,
  caster: Unit,
  { hex, units }: { readonly hex: HexId | undefined; readonly units: readonly UnitId[] },
): Refusal<Clause> | undefined {
  const unknown = hex === undefined ? undefined : hexRefusal(table.settings, hex, 'AR-9.6')
  if (unknown) return unknown
  if (units.length === 0) return refuse('AR-9.6', 'In an entry hex name the units to be hasted.')
  const twice = twiceRefusal(units, 'AR-9.6')
  if (twice) return twice
  if (hex !== undefined && hex !== caster.hex)
    return refuse('AR-9.6', `The wizard waits in ${caster.hex} and casts no haste out of it.`)
  return firstRefusal(units, (id) =>
    unitOf(table, id)?.hex === caster.hex
      ? undefined
      : refuse('AR-9.6', `Unit ${id} does not wait in ${caster.hex}, where the wizard is.`),
  )
}

function waitingGroupRefusal(targets: readonly Unit[]): Refusal<Clause> | undefined {
  if (!areAlike(targets)) return refuse('AR-9.6', 'In an entry hex one haste is for units of one type.')
  return targets.length > STACKING_LIMIT
    ? refuse('AR-9.6', `In an entry hex one haste is for ${STACKING_LIMIT} units at most.`)
    : undefined
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
