import type { HexId } from '@/engine/hex'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { STACKING_LIMIT } from '../../content/units'
import { attackOf } from '../../commands/designations'
import { isOwn } from '../../rules/guards'
import type { Table, UnitId } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import {
  type AdvanceChoice,
  advancesOpen,
  attackTargetsOf,
  mayAttack,
} from '../../rules/segments/combat-choices'
import { stackIn, stacksOf, unitOf } from '../../rules/stacking'
import type { Answer, AttackersPicked, Gesture, NamingAdvance, NamingAttack } from '../desk/gesture'
import { refusedAttack, refusedAttackers } from './refused-attack'

/** Units of a hex that may still be named as attackers against something. */
export function attackersIn(table: Table, hex: HexId): readonly UnitId[] {
  return stackIn(table, hex)
    .filter((unit) => mayAttack(table, unit) && attackTargetsOf(table, [unit.id]).length > 0)
    .map(({ id }) => id)
}

/** Hexes with units that may still attack, in listing order. */
export function attackerHexes(table: Table): readonly HexId[] {
  return stacksOf(table)
    .filter(({ units }) => units.some((unit) => isOwn(table, unit)))
    .flatMap(({ hex }) => (attackersIn(table, hex).length > 0 ? [hex] : []))
}

/** Units of a hex that may still attack a target. */
export function attackersAgainst(table: Table, hex: HexId, target: HexId): readonly UnitId[] {
  return stackIn(table, hex)
    .filter((unit) => mayAttack(table, unit) && attackTargetsOf(table, [unit.id]).includes(target))
    .map(({ id }) => id)
}

/** Hexes from which a target may be attacked. */
export function attackerHexesAgainst(table: Table, target: HexId): readonly HexId[] {
  return stacksOf(table).flatMap(({ hex }) => (attackersAgainst(table, hex, target).length > 0 ? [hex] : []))
}

/** What a chosen hex means in the combat segment. */
export function answerCombat(table: Table, gesture: Gesture, hex: HexId): Answer {
  const advance = advancesOpen(table).find((choice) => choice.hex === hex)
  if (advance) return answerAdvance(table, gesture, advance)
  switch (gesture.name) {
    case 'AttackersPicked':
      return answerWithAttackers(table, gesture, hex)
    case 'NamingAttack':
      return answerNaming(table, gesture, hex)
    case 'NamingAdvance':
      return answerElsewhere(table, gesture, hex)
    default:
      return startAttack(table, hex)
  }
}

function startAttack(table: Table, hex: HexId): Answer {
  const attackers = attackersIn(table, hex)
  if (attackers.length > 0) return goOn({ name: 'AttackersPicked', attackers })
  if (attackerHexesAgainst(table, hex).length > 0) return goOn(nameTarget(table, [], hex))
  return refusedAttack(table, hex)
}

/** An attack with all units of the target hex named as defenders. */
export function nameTarget(table: Table, attackers: readonly UnitId[], hex: HexId): NamingAttack {
  return { name: 'NamingAttack', attackers, hex, defenders: stackIn(table, hex).map(({ id }) => id) }
}

function answerWithAttackers(table: Table, picked: AttackersPicked, hex: HexId): Answer {
  if (attackTargetsOf(table, picked.attackers).includes(hex))
    return goOn(nameTarget(table, picked.attackers, hex))
  const toggled = withStack(picked.attackers, attackersIn(table, hex))
  if (toggled) return goOn(attackersPicked(toggled))
  const stack = stackIn(table, hex)
  if (stack.some((unit) => isOwn(table, unit))) return refusedAttackers(table, stack)
  return refused(
    refuse('AR-10.2', 'Every attacker must stand next to the target hex.'),
    attackOf(nameTarget(table, picked.attackers, hex)),
  )
}

function attackersPicked(attackers: readonly UnitId[]): Gesture {
  return attackers.length === 0 ? IDLE : { name: 'AttackersPicked', attackers }
}

/** Adds a stack to those picked, or takes it away if all of it was picked; undefined if it has none to add. */
function withStack(picked: readonly UnitId[], stack: readonly UnitId[]): readonly UnitId[] | undefined {
  if (stack.length === 0) return undefined
  const added = stack.filter((id) => !picked.includes(id))
  return added.length > 0 ? [...picked, ...added] : picked.filter((id) => !stack.includes(id))
}

function answerNaming(table: Table, naming: NamingAttack, hex: HexId): Answer {
  if (hex === naming.hex) return naming.attackers.length > 0 ? designateAttack(naming) : goOn(IDLE)
  const toggled = withStack(naming.attackers, attackersAgainst(table, hex, naming.hex))
  if (toggled) return goOn({ ...naming, attackers: toggled })
  if (attackTargetsOf(table, naming.attackers).includes(hex))
    return goOn(nameTarget(table, naming.attackers, hex))
  return startAttack(table, hex)
}

/** Designates what is named. */
export function designateAttack(naming: NamingAttack): Answer {
  return playThen([attackOf(naming)])
}

function answerAdvance(table: Table, gesture: Gesture, choice: AdvanceChoice): Answer {
  if (gesture.name === 'NamingAdvance' && gesture.hex === choice.hex) return advanceNamed(gesture)
  return goOn(namingAdvance(table, choice))
}

/** A click beside the advance in hand begins an attack, or is told why those in hand do not advance there. */
function answerElsewhere(table: Table, { units }: NamingAdvance, hex: HexId): Answer {
  const attack = startAttack(table, hex)
  return attack.kind === 'refusal' && stackIn(table, hex).length === 0
    ? refused(attack.otherwise, { type: 'advance', units, hex })
    : attack
}

/** The largest advance of one type that an emptied hex has room for. */
export function namingAdvance(table: Table, { hex, units }: AdvanceChoice): NamingAdvance {
  const alike = units.map((id) => unitsLike(table, units, id))
  const most = alike.reduce((best, group) => (group.length > best.length ? group : best), [])
  const room = STACKING_LIMIT - stackIn(table, hex).length
  return { name: 'NamingAdvance', hex, units: most.slice(0, room) }
}

/** Those of some units that are of the same type as one of them. */
function unitsLike(table: Table, units: readonly UnitId[], one: UnitId): readonly UnitId[] {
  const type = unitOf(table, one)?.type
  return units.filter((id) => unitOf(table, id)?.type === type)
}

/** Plays the advance that is named. */
export function advanceNamed({ units, hex }: NamingAdvance): Answer {
  return playThen([{ type: 'advance', units, hex }])
}
