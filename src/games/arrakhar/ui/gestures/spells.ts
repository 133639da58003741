import type { HexId } from '@/engine/hex'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { type AimedSpell, castingOf, hasteOf } from '../../commands/designations'
import { terrainAt } from '../../rules/board'
import { fireballTargetsOf } from '../../rules/segments/fireball-range'
import { isOwn } from '../../rules/guards'
import { hasteTargetsOf } from '../../rules/segments/haste-range'
import type { Table, Unit, UnitId } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { stackIn, stacksOf } from '../../rules/stacking'
import { UNITS } from '../../content/units'
import type {
  Answer,
  CasterPicked,
  EntryHasteNamed,
  Gesture,
  SpellAimed,
  TargetPicked,
} from '../desk/gesture'
import { refusedSpell } from './refused-spell'

/** Hexes a caster may aim a spell at; none if it may not cast it now. */
export function spellTargetsOf(table: Table, spell: AimedSpell, caster: UnitId): readonly HexId[] {
  return spell === 'haste' ? hasteTargetsOf(table, caster) : fireballTargetsOf(table, caster, spell)
}

/** The phasing side's casters in a hex that may cast a spell at something. */
export function castersIn(table: Table, spell: AimedSpell, hex: HexId): readonly Unit[] {
  return stackIn(table, hex).filter((unit) => mayCast(table, spell, unit))
}

function mayCast(table: Table, spell: AimedSpell, unit: Unit): boolean {
  if (!isOwn(table, unit) || UNITS[unit.type].spells.length === 0) return false
  return spellTargetsOf(table, spell, unit.id).length > 0
}

/** Hexes with casters that may still cast a spell, in listing order. */
export function casterHexes(table: Table, spell: AimedSpell): readonly HexId[] {
  return stacksOf(table)
    .filter(({ units }) => units.some((unit) => mayCast(table, spell, unit)))
    .map(({ hex }) => hex)
}

/** Hexes whose casters may aim a spell at a target. */
export function casterHexesAgainst(table: Table, spell: AimedSpell, target: HexId): readonly HexId[] {
  return stacksOf(table)
    .filter(({ units }) => units.some((unit) => aims(table, spell, unit, target)))
    .map(({ hex }) => hex)
}

/** Casters of a hex that may aim a spell at a target. */
export function castersAgainst(
  table: Table,
  spell: AimedSpell,
  hex: HexId,
  target: HexId,
): readonly UnitId[] {
  return stackIn(table, hex)
    .filter((unit) => aims(table, spell, unit, target))
    .map(({ id }) => id)
}

function aims(table: Table, spell: AimedSpell, unit: Unit, target: HexId): boolean {
  return mayCast(table, spell, unit) && spellTargetsOf(table, spell, unit.id).includes(target)
}

/** What a chosen hex means while spells of a segment are designated. */
export function answerSpell(table: Table, gesture: Gesture, hex: HexId): Answer {
  switch (gesture.name) {
    case 'CasterPicked':
      return answerWithCaster(table, gesture, hex)
    case 'TargetPicked':
      return answerWithTarget(table, gesture, hex)
    case 'SpellAimed':
      return answerAimed(table, gesture, hex)
    case 'EntryHasteNamed':
      return answerWithWaiting(table, gesture, hex)
    default:
      return startSpell(table, table.now.segment === 'haste' ? 'haste' : 'fireball', hex)
  }
}

/** A wizard that waits in an entry hex hastens those with it; a click elsewhere begins anew (AR-9.6). */
function answerWithWaiting(table: Table, { caster, hex: from, units }: EntryHasteNamed, hex: HexId): Answer {
  if (hex === from) return goOn(IDLE)
  const elsewhere = startSpell(table, 'haste', hex)
  return elsewhere.kind === 'refusal'
    ? refused(elsewhere.otherwise, hasteOf({ caster, hex, units }))
    : elsewhere
}

/** Picks the casters of a hex, or else the hex as a target, instead of the one in hand. */
export function startSpell(table: Table, spell: AimedSpell, hex: HexId, inHand?: HexId): Answer {
  return (
    pickCasters(table, spell, hex) ?? pickTarget(table, spell, hex) ?? refusedSpell(table, spell, hex, inHand)
  )
}

/** Picks all casters of a hex for a spell; the wand's fireball where only that is left. */
export function pickCasters(table: Table, spell: AimedSpell, hex: HexId): Answer | undefined {
  const casters = castersIn(table, spell, hex).map(({ id }) => id)
  const caster = casters[0]
  if (caster === undefined) {
    return spell === 'fireball' ? pickCasters(table, 'wand', hex) : undefined
  }
  if (terrainAt(table, hex) === 'entry') return goOn(entryHaste(table, caster, hex))
  const sent = spell === 'fireball' ? casters : [caster]
  return goOn({ name: 'CasterPicked', spell, hex, casters: sent })
}

/** A wizard in an entry hex starts with itself as the one to be hastened (AR-9.6). */
function entryHaste(table: Table, caster: UnitId, hex: HexId): Gesture {
  const others = stackIn(table, hex).filter(({ type }) => type !== 'wizard')
  const type = others[0]?.type
  const units = others.filter((unit) => unit.type === type).map(({ id }) => id)
  return { name: 'EntryHasteNamed', caster, hex, units: units.length > 0 ? units.slice(0, 4) : [caster] }
}

function pickTarget(table: Table, spell: AimedSpell, hex: HexId): Answer | undefined {
  if (casterHexesAgainst(table, spell, hex).length > 0)
    return goOn({ name: 'TargetPicked', spell, target: hex })
  if (spell === 'fireball' && casterHexesAgainst(table, 'wand', hex).length > 0)
    return goOn({ name: 'TargetPicked', spell: 'wand', target: hex })
  return undefined
}

function answerWithCaster(table: Table, picked: CasterPicked, hex: HexId): Answer {
  const aimed = aim(table, picked, hex)
  if (aimed) return goOn(aimed)
  if (hex === picked.hex) return goOn(IDLE)
  return pickCasters(table, picked.spell, hex) ?? refusedCast(picked, hex)
}

/** The picked casters aimed at a hex, as many of them as may aim there. */
export function aim(
  table: Table,
  { spell, hex, casters }: Omit<CasterPicked, 'name'>,
  target: HexId,
): SpellAimed | undefined {
  const able = castersAgainst(table, spell, hex, target)
  const sent = casters.filter((id) => able.includes(id))
  return sent.length === 0 ? undefined : { name: 'SpellAimed', spell, hex, casters: sent, target }
}

function answerWithTarget(table: Table, { spell, target }: TargetPicked, hex: HexId): Answer {
  if (hex === target) return goOn(IDLE)
  const aimed = aimFrom(table, spell, hex, target)
  if (aimed) return goOn(aimed)
  return startSpell(table, spell, hex, target)
}

/** One caster of a hex aimed at a target already picked. */
export function aimFrom(table: Table, spell: AimedSpell, hex: HexId, target: HexId): SpellAimed | undefined {
  const [caster] = castersAgainst(table, spell, hex, target)
  return caster === undefined ? undefined : { name: 'SpellAimed', spell, hex, casters: [caster], target }
}

function answerAimed(table: Table, aimed: SpellAimed, hex: HexId): Answer {
  if (hex === aimed.target) return designate(table, aimed)
  const elsewhere = aim(table, aimed, hex)
  if (elsewhere) return goOn(elsewhere)
  if (hex === aimed.hex) return goOn({ ...aimed, name: 'CasterPicked' })
  const other = aimFrom(table, aimed.spell, hex, aimed.target)
  if (other) return goOn(other)
  return pickCasters(table, aimed.spell, hex) ?? refusedCast(aimed, hex)
}

/** The commands that designate what is aimed; casters of the hex that were not sent stay picked. */
export function designate(table: Table, { spell, hex, casters, target }: SpellAimed): Answer {
  const left = castersIn(table, spell, hex)
    .map(({ id }) => id)
    .filter((id) => !casters.includes(id))
  return playThen(
    casters.map((caster) => castingOf(spell, caster, target)),
    left.length === 0 || spell === 'wand' ? IDLE : { name: 'CasterPicked', spell, hex, casters: left },
  )
}

/** Hastens those named who wait in an entry hex (AR-9.6). */
export function hasten({ caster, units }: EntryHasteNamed): Answer {
  return playThen([hasteOf({ caster, units })])
}

function refusedCast({ spell, casters }: Omit<CasterPicked, 'name'>, hex: HexId): Answer {
  const [caster] = casters
  const meant = caster === undefined ? null : castingOf(spell, caster, hex)
  const clause = spell === 'haste' ? 'AR-9.1' : 'AR-8.2'
  return refused(refuse(clause, 'That hex cannot be aimed at from here.'), meant)
}
