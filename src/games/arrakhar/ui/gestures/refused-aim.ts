import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { likeliest } from '@/table/commands/hand'
import { refused } from '@/table/desk/answer'
import { UNITS } from '../../tables/units'
import { areAdjacent, terrainAt } from '../../queries/board'
import type { Command } from '../../commands'
import { attackOf, castingOf, hasteOf } from '../../commands/designations'
import { isOwn } from '../../queries/guards'
import type { Table, Unit } from '../../state/position'
import { refuse } from '../../refuse'
import { mayAttack } from '../../queries/combat-choices'
import { closedRefusal } from '../../queries/designating'
import { distanceBetween, mayCastNow } from '../../queries/fireball-range'
import { hasteTargetsOf } from '../../queries/haste-range'
import { castRefusal } from '../../queries/summon-choices'
import { isOnBoard, stackIn } from '../../queries/stacking'
import type { Aim, Answer } from '../desk/gesture'
import { hexesOfHaunts, hauntIn } from '../../queries/haunts'

/**
 * Why a click begins nothing, as the rules refuse what it would most likely have been: done by the units of the hex, at
 * the target in hand or a likely one, or else done to the hex by a likely unit.
 */
export function refusedAim(table: Table, aim: Aim, hex: HexId, target: HexId | null): Answer {
  const closed = aim === 'attack' ? closedRefusal(table) : undefined
  if (closed) return refused(closed)
  const stack = stackIn(table, hex)
  const nobody = stack.length === 0 ? NOBODY[aim] : undefined
  const isTarget =
    aim === 'summon' ? hauntIn(table, hex) !== undefined : !stack.some((unit) => isOwn(table, unit))
  if (nobody && !(aim === 'summon' && isTarget)) return refused(nobody)
  return (isTarget ? undefined : refusedActors(table, aim, stack, target)) ?? refusedTarget(table, aim, hex)
}

const NOBODY: Readonly<Partial<Record<Aim, Refusal>>> = {
  attack: refuse('AR-10.2', 'Nobody stands there; pick attackers or a hex with enemies.'),
  summon: refuse('AR-6.2', 'Nobody stands there; pick a haunt, or a sorcerer beside one.'),
}

/** What is said where not even a command can be formed. */
const NO_TARGET: Readonly<Record<Aim, Refusal>> = {
  attack: refuse('AR-10.2', 'No enemy stands next to these units.'),
  summon: refuse('AR-6.2', 'No haunt is next to this sorcerer.'),
  haste: refuse('AR-9.1', 'No caster can aim at that hex.'),
  fireball: refuse('AR-8.2', 'No caster can aim at that hex.'),
  wand: refuse('AR-8.2', 'No caster can aim at that hex.'),
}
const NO_ACTOR: Readonly<Record<Aim, Refusal>> = {
  ...NO_TARGET,
  attack: refuse('AR-10.2', 'No unit that may still attack stands next to that hex.'),
  summon: refuse('AR-6.2', 'You have no sorcerer to summon with.'),
}

/** Why the units of a hex do nothing; undefined where they are rather those to whom it is done. */
export function refusedActors(
  table: Table,
  aim: Aim,
  stack: readonly Unit[],
  target: HexId | null = null,
): Answer | undefined {
  const own = aim === 'summon' ? stack : stack.filter((unit) => isOwn(table, unit))
  const actor = likelyActor(table, aim, own, null)
  if (!actor || (aim === 'haste' && !can(table, aim, actor))) return undefined
  const at = target ?? likelyTarget(table, aim, actor)
  const hasCast = aim === 'summon' ? castRefusal(table, actor.id) : undefined
  return refused(hasCast ?? NO_TARGET[aim], at === undefined ? null : commandOf(table, aim, actor, at))
}

/** Why nothing is done to a hex: asked of those nearest first. */
function refusedTarget(table: Table, aim: Aim, hex: HexId): Answer {
  const own = table.units.filter(
    (unit) => isOwn(table, unit) && (aim !== 'summon' || unit.type === 'sorcerer'),
  )
  const actor = likelyActor(table, aim, nearestFirst(table, own, hex), hex)
  return refused(NO_ACTOR[aim], actor ? commandOf(table, aim, actor, hex) : null)
}

/** Who of some units would do it: one beside the target, one that still may, one on the board, one that ever could. */
function likelyActor(table: Table, aim: Aim, units: readonly Unit[], target: HexId | null): Unit | undefined {
  const isBeside = (unit: Unit) =>
    target !== null && isDoneBeside(aim) && can(table, aim, unit) && areAdjacent(table, unit.hex, target)
  return likeliest(
    units,
    (unit) => isBeside(unit) && isReady(table, aim, unit),
    (unit) => isBeside(unit) && isOnBoard(table, unit),
    (unit) => aim === 'summon' && unit.hex === target,
    (unit) => isOnBoard(table, unit) && isReady(table, aim, unit),
    (unit) => isOnBoard(table, unit) && can(table, aim, unit),
    (unit) => isReady(table, aim, unit),
    (unit) => can(table, aim, unit),
    () => true,
  )
}

/** At what a unit would do it; a unit that still may lacks nothing but a target beside it. */
function likelyTarget(table: Table, aim: Aim, actor: Unit): HexId | undefined {
  if (aim === 'haste') return actor.hex
  const enemies = table.units.filter((unit) => !isOwn(table, unit))
  const hexes =
    aim === 'summon' ? hexesOfHaunts(table) : nearestFirst(table, enemies, actor.hex).map(({ hex }) => hex)
  const beside = hexes.find((hex) => areAdjacent(table, actor.hex, hex))
  // Whoever is no sorcerer of one's own is refused at any haunt.
  if (aim === 'summon') return beside ?? (can(table, aim, actor) ? undefined : hexes[0])
  if (aim === 'attack' && isReady(table, aim, actor)) return beside
  return likeliest(
    hexes,
    (hex) => terrainAt(table, hex) !== 'entry',
    () => true,
  )
}

function isDoneBeside(aim: Aim): boolean {
  return aim === 'attack' || aim === 'summon'
}

/** Whether a unit of this type does it at all. */
function can(table: Table, aim: Aim, unit: Unit): boolean {
  const { attacks, spells } = UNITS[unit.type]
  switch (aim) {
    case 'attack':
      return attacks
    case 'summon':
      return isOwn(table, unit) && unit.type === 'sorcerer'
    case 'haste':
      return spells.includes('haste')
    case 'fireball':
    case 'wand':
      return spells.includes('fireball')
  }
}

/** Whether a unit may still do it, targets aside. */
function isReady(table: Table, aim: Aim, unit: Unit): boolean {
  switch (aim) {
    case 'attack':
      return mayAttack(table, unit)
    case 'summon':
      return can(table, aim, unit) && !table.cast.includes(unit.id)
    case 'haste':
      return hasteTargetsOf(table, unit.id).length > 0
    case 'fireball':
    case 'wand':
      return mayCastNow(table, unit, aim)
  }
}

/** The command that is meant; in an entry hex haste names its units, the caster itself at least (AR-9.6). */
function commandOf(table: Table, aim: Aim, actor: Unit, hex: HexId): Command | null {
  switch (aim) {
    case 'attack': {
      const [defender] = stackIn(table, hex)
      return defender ? attackOf({ attackers: [actor.id], hex, defenders: [defender.id] }) : null
    }
    case 'summon': {
      const haunt = hauntIn(table, hex)
      return haunt ? { type: 'castSummon', sorcerer: actor.id, haunt } : null
    }
    case 'haste':
      if (!isOnBoard(table, actor)) return hasteOf({ caster: actor.id, hex, units: [actor.id] })
      return castingOf(aim, actor.id, hex)
    case 'fireball':
    case 'wand':
      return castingOf(aim, actor.id, hex)
  }
}

/** Units by their distance from a hex, terrain ignored; those equally near in listing order. */
function nearestFirst(table: Table, units: readonly Unit[], hex: HexId): readonly Unit[] {
  return units
    .map((unit) => ({ unit, apart: distanceBetween(table, unit.hex, hex) }))
    .sort((a, b) => a.apart - b.apart)
    .map(({ unit }) => unit)
}
