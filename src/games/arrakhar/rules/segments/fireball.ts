import { castDraft, type Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { UNITS } from '../../content/units'
import type { DesignateFireball, DesignateWandFireball } from '../commands'
import { eliminate } from '../ending'
import type { Event, FireballRoll } from '../events'
import { nowIn, ownRefusal, segmentRefusal } from '../guards'
import { eliminatedFrom } from '../odds'
import type { FireballDesignation, Position, Table, Unit, UnitId } from '../position'
import { refuse } from '../refuse'
import { isOnBoard, stackIn, unitOf } from '../stacking'
import { closedRefusal } from './designating'
import { isFireballTarget, underFire, wieldsWand } from './fireball-range'

/** Names a caster and a target hex (AR-8.1 to AR-8.3). */
export const designateFireball: CommandRule<Position, DesignateFireball, Event> = {
  refusalOf(position, { caster: id, hex }) {
    const early = earlyRefusal(position, id)
    if (early) return early
    const caster = unitOf(position, id)
    if (!caster || !UNITS[caster.type].spells.includes('fireball'))
      return refuse('AR-8.1', 'Only wizards and sorcerers cast fireballs.')
    if (!isOnBoard(position, caster)) return refuse('AR-8.1', 'No fireball is cast out of an entry hex.')
    if (hasCast(position, id)) return refuse('AR-5.5', `That ${caster.type} has cast this turn.`)
    return targetRefusal(position, caster, hex)
  },
  perform: (draft, { caster, hex }) => designate(draft, { caster, hex, wand: false }),
}

/** Names the wizard that casts the wand's own fireball (AR-12.5). */
export const designateWandFireball: CommandRule<Position, DesignateWandFireball, Event> = {
  refusalOf(position, { caster: id, hex }) {
    const early = earlyRefusal(position, id)
    if (early) return early
    if (position.side === 'sorcerer') return refuse('AR-12.4', "The sorcerer's side cannot use the wand.")
    const caster = unitOf(position, id)
    if (!caster || !wieldsWand(position, caster) || !isOnBoard(position, caster))
      return refuse('AR-12.5', "Only a wizard in the wand's hex on the board casts the wand fireball.")
    if (nowIn(position, 'fireball')?.designations.some((made) => made.wand))
      return refuse('AR-12.5', 'The wand casts one fireball a turn.')
    return targetRefusal(position, caster, hex)
  },
  perform: (draft, { caster, hex }) => designate(draft, { caster, hex, wand: true }),
}

function earlyRefusal(position: Position, caster: UnitId): Refusal<Clause> | undefined {
  return segmentRefusal(position, 'fireball') ?? closedRefusal(position) ?? ownRefusal(position, caster)
}

function hasCast(table: Table, id: UnitId): boolean {
  const made = nowIn(table, 'fireball')?.designations ?? []
  return table.cast.includes(id) || made.some(({ caster, wand }) => caster === id && !wand)
}

function targetRefusal(table: Table, caster: Unit, hex: HexId): Refusal<Clause> | undefined {
  if (isFireballTarget(table, caster, hex)) return undefined
  return refuse('AR-8.2', 'The target is a hex with enemies at range 1, or at range 2 over a clear hex.')
}

function designate(
  draft: Draft<Position>,
  aim: Pick<FireballDesignation, 'caster' | 'hex' | 'wand'>,
): readonly Event[] {
  const now = nowIn(reading(draft), 'fireball')
  if (!now) return []
  const made: FireballDesignation = { id: now.next, ...aim, resolved: false }
  draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
  return [{ type: 'fireballDesignated', designation: made.id, ...aim }]
}

/** Rolls one die for every unit under fire; on an emptied hex the fireball is wasted (AR-8.4, AR-8.5). */
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
    const now = nowIn(reading(draft), 'fireball')
    if (now) draft.now = castDraft({ ...now, emptied: [...now.emptied, hex] })
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
    const roll = values[nth] ?? 1
    return { unit: id, unitType: type, roll, eliminated: roll >= eliminatedFrom(settings, kind, type) }
  })
}
