import type { HexId } from '@/engine/kernel/hex'
import { isOwn } from '../../queries/guards'
import type { Segment, Table, Unit, UnitId } from '../../state/position'
import { attackTargetsOf, mayAttack } from '../../queries/combat-choices'
import { fireballTargetsOf, mayCastNow } from '../../queries/fireball-range'
import { hasteTargetsOf } from '../../queries/haste-range'
import { summonChoices } from '../../queries/summon-choices'
import { stackIn, stacksOf, unitOf } from '../../queries/stacking'
import type { Aim, Aiming, Gesture } from '../desk/gesture'

/** What is done to other hexes in a segment; the first is meant unless the player says otherwise. */
const AIMS: Readonly<Partial<Record<Segment, readonly Aim[]>>> = {
  summon: ['summon'],
  haste: ['haste'],
  fireball: ['fireball', 'wand'],
  combat: ['attack'],
}

export function aimsIn({ now }: Table): readonly Aim[] {
  return AIMS[now.segment] ?? []
}

/** What is named of something that is done to another hex. */
export function aiming(
  aim: Aim,
  units: readonly UnitId[],
  target: HexId | null,
  defenders: readonly UnitId[] = [],
): Aiming {
  if (target === null) return { name: 'ActorsPicked', aim, units, target, defenders: [] }
  return { name: units.length === 0 ? 'TargetPicked' : 'Aimed', aim, units, target, defenders }
}

/** The same for a target whose whole stack is meant. */
export function aimingAt(table: Table, aim: Aim, units: readonly UnitId[], target: HexId): Aiming {
  const defenders = aim === 'attack' ? stackIn(table, target).map(({ id }) => id) : []
  return aiming(aim, units, target, defenders)
}

/** The attack in hand, if its target is named. */
export function attackInHand(gesture: Gesture) {
  if (!('aim' in gesture) || gesture.aim !== 'attack' || gesture.target === null) return undefined
  const { units, target, defenders } = gesture
  return { attackers: units, hex: target, defenders }
}

/** Hexes to which one unit could do something now. */
function targetsOfUnit(table: Table, aim: Aim, unit: Unit): readonly HexId[] {
  if (!isOwn(table, unit)) return []
  switch (aim) {
    case 'summon':
      if (unit.type !== 'sorcerer') return []
      return summonChoices(table).flatMap(({ sorcerer, haunt }) =>
        sorcerer === unit.id ? (table.haunts[haunt] ?? []) : [],
      )
    case 'haste':
      return hasteTargetsOf(table, unit.id)
    case 'attack':
      return mayAttack(table, unit) ? attackTargetsOf(table, [unit.id]) : []
    case 'fireball':
    case 'wand':
      return mayCastNow(table, unit, aim) ? fireballTargetsOf(table, unit.id, aim) : []
  }
}

/** Whether a unit may do something now: to a hex, or to any. */
export function mayAct(table: Table, aim: Aim, unit: Unit, target: HexId | null = null): boolean {
  const targets = targetsOfUnit(table, aim, unit)
  return target === null ? targets.length > 0 : targets.includes(target)
}

/** Units of a hex that may do something now: to a hex, or to any. */
export function actorsIn(table: Table, aim: Aim, hex: HexId, target: HexId | null = null): readonly UnitId[] {
  return stackIn(table, hex).flatMap((unit) => (mayAct(table, aim, unit, target) ? unit.id : []))
}

/** Hexes with such units, in listing order. */
export function actorHexes(table: Table, aim: Aim, target: HexId | null = null): readonly HexId[] {
  return stacksOf(table).flatMap(({ hex, units }) =>
    units.some((unit) => mayAct(table, aim, unit, target)) ? hex : [],
  )
}

/** Hexes to which some units can do something together; spells are cast one by one from the same hex. */
export function targetsOf(table: Table, aim: Aim, units: readonly UnitId[]): readonly HexId[] {
  if (aim === 'attack') return attackTargetsOf(table, units)
  const [first] = units.flatMap((id) => unitOf(table, id) ?? [])
  return first ? targetsOfUnit(table, aim, first) : []
}

/** The hexes of haunts at which somebody can summon now. */
export function hauntsToSummonAt(table: Table): readonly HexId[] {
  return summonChoices(table).flatMap(({ haunt }) => table.haunts[haunt] ?? [])
}
