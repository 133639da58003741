import { castDraft, type Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import { present, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { UNITS } from '../../content/units'
import type { DesignateFireball, DesignateWandFireball } from '../commands'
import { eliminate } from '../ending'
import type { Event, FireballRoll } from '../events'
import { terrainAt } from '../board'
import { hexRefusal, ownRefusal, progressIn, segmentRefusal } from '../guards'
import { eliminatedFrom } from '../odds'
import type { FireballDesignation, Position, Table, Unit, UnitId } from '../position'
import { refuse } from '../refuse'
import { enemyOf, holds, isOnBoard, sideOf, stackIn, unitInPlay } from '../stacking'
import { closedRefusal } from './designating'
import { distanceBetween, FIREBALL_RANGE, isInRange, underFire, wieldsWand } from './fireball-range'

/** Names a caster and a target hex (AR-8.1 to AR-8.3). */
export const designateFireball: CommandRule<Position, DesignateFireball, Event> = {
  refusalOf(position, { caster: id, hex }) {
    const early = momentRefusal(position) ?? namesRefusal(position, id, hex)
    if (early) return early
    const caster = unitInPlay(position, id)
    if (!UNITS[caster.type].spells.includes('fireball'))
      return refuse('AR-8.1', 'Only wizards and sorcerers cast fireballs.')
    if (!isOnBoard(position, caster)) return refuse('AR-8.1', 'No fireball is cast out of an entry hex.')
    const nobody = targetRefusal(position, caster, hex)
    if (nobody) return nobody
    if (hasCast(position, id)) return refuse('AR-5.5', `That ${caster.type} has cast this turn.`)
    return rangeRefusal(position, caster.hex, hex)
  },
  perform: (draft, { caster, hex }) => designate(draft, { caster, hex, wand: false }),
}

/** Names the wizard that casts the wand's own fireball (AR-12.5). */
export const designateWandFireball: CommandRule<Position, DesignateWandFireball, Event> = {
  refusalOf(position, { caster: id, hex }) {
    const moment = momentRefusal(position)
    if (moment) return moment
    if (position.side === 'sorcerer') return refuse('AR-12.4', "The sorcerer's side cannot use the wand.")
    const unnamed = namesRefusal(position, id, hex)
    if (unnamed) return unnamed
    const caster = unitInPlay(position, id)
    if (caster.type !== 'wizard') return refuse('AR-12.5', 'Only a wizard casts the wand fireball.')
    return (
      wandRefusal(position, caster) ??
      targetRefusal(position, caster, hex) ??
      usedWandRefusal(position) ??
      rangeRefusal(position, caster.hex, hex)
    )
  },
  perform: (draft, { caster, hex }) => designate(draft, { caster, hex, wand: true }),
}

function momentRefusal(position: Position): Refusal<Clause> | undefined {
  return segmentRefusal(position, 'fireball') ?? closedRefusal(position)
}

function namesRefusal(position: Position, caster: UnitId, hex: HexId): Refusal<Clause> | undefined {
  return ownRefusal(position, caster) ?? hexRefusal(position.settings, hex, 'AR-8.2')
}

function wandRefusal(table: Table, caster: Unit): Refusal<Clause> | undefined {
  if (table.wand.hidden) return refuse('AR-12.5', 'The wand is still hidden.')
  return wieldsWand(table, caster)
    ? undefined
    : refuse('AR-12.5', `The wand lies in ${table.wand.hex}; a wizard casts its fireball there.`)
}

function usedWandRefusal(table: Table): Refusal<Clause> | undefined {
  return progressIn(table, 'fireball').designations.some((made) => made.wand)
    ? refuse('AR-12.5', 'The wand casts one fireball a turn.')
    : undefined
}

function hasCast(table: Table, id: UnitId): boolean {
  const { designations } = progressIn(table, 'fireball')
  return table.cast.includes(id) || designations.some(({ caster, wand }) => caster === id && !wand)
}

/** What a fireball is never aimed at: entry hexes, and hexes without enemies (AR-8.2). */
function targetRefusal(table: Table, caster: Unit, hex: HexId): Refusal<Clause> | undefined {
  if (terrainAt(table, hex) === 'entry')
    return refuse('AR-8.2', `${hex} is an entry hex; no fireball is aimed into one.`)
  return holds(table, hex, enemyOf(sideOf(caster.type)))
    ? undefined
    : refuse('AR-8.2', `No enemy units are in ${hex}.`)
}

function rangeRefusal(table: Table, from: HexId, to: HexId): Refusal<Clause> | undefined {
  if (isInRange(table, from, to)) return undefined
  return distanceBetween(table, from, to) > FIREBALL_RANGE
    ? refuse('AR-8.2', `${to} is more than ${FIREBALL_RANGE} hexes away, out of range.`)
    : refuse('AR-8.2', `Range ${FIREBALL_RANGE} needs a clear hex between, and ${from} and ${to} have none.`)
}

function designate(
  draft: Draft<Position>,
  aim: Pick<FireballDesignation, 'caster' | 'hex' | 'wand'>,
): readonly Event[] {
  const now = progressIn(reading(draft), 'fireball')
  const made: FireballDesignation = { id: now.next, ...aim, resolved: false }
  draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
  return [{ type: 'fireballDesignated', designation: made.id, ...aim }]
}

/**
 * Rolls one die for every unit under fire; on an emptied hex the fireball is wasted (AR-8.4, AR-8.5). Haunts and the
 * wand are left alone (AR-8.6).
 */
export function resolveFireball(
  draft: Draft<Position>,
  made: FireballDesignation,
  dice: Dice,
): readonly Event[] {
  const { id: designation, caster, hex, wand } = made
  if (!wand) draft.cast.push(caster)
  const targets = stackIn(reading(draft), hex)
  const rolls = targets.length === 0 ? [] : rollAt(draft, underFire(reading(draft), targets), made, dice)
  const eliminated = rolls
    .filter((roll) => roll.eliminated)
    .map(({ unit, unitType }) => ({ id: unit, type: unitType }))
  if (targets.length > 0 && eliminated.length === targets.length) {
    const now = progressIn(reading(draft), 'fireball')
    draft.now = castDraft({ ...now, emptied: [...now.emptied, hex] })
  }
  return [
    { type: 'fireballResolved', designation, caster, hex, wand, rolls, eliminated },
    ...eliminate(
      draft,
      eliminated.map((unit) => unit.id),
    ),
  ]
}

function rollAt(
  draft: Draft<Position>,
  targets: readonly Unit[],
  { hex, wand }: FireballDesignation,
  dice: Dice,
): readonly FireballRoll[] {
  const { settings } = reading(draft)
  const kind = wand ? 'wand' : 'fireball'
  const label = `${wand ? 'Wand fireball' : 'Fireball'} at ${hex}`
  const values = dice.roll({ count: targets.length, faces: 6, label })
  return targets.map(({ id, type }, nth) => {
    const roll = present(values[nth], label)
    return { unit: id, unitType: type, roll, eliminated: roll >= eliminatedFrom(settings, kind, type) }
  })
}
