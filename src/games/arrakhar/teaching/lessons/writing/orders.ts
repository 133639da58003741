import type { HexId } from '@/engine/hex'
import type { HauntId, UnitType } from '../../../content/units'
import type { Command } from '../../../commands'
import type { UnitId } from '../../../rules/position'

type Ids = readonly UnitId[]

/** The ids of units of a type by number: from 1 to `last`, or from `first` on. */
export function ids(type: UnitType, last: number, first = 1): Ids {
  return Array.from({ length: last - first + 1 }, (_, nth) => unit(`${type}-${first + nth}`))
}

/** A unit's id, as positions number it: 'elf-1'. */
export function unit(id: string): UnitId {
  return id as UnitId
}

/** Ends the segment. */
export const END: Command = { type: 'endSegment' }

/** Rolls for wandering orcs. */
export const ROLL_ORCS: Command = { type: 'rollWanderingOrcs' }

/** Places a wandering orc. */
export function placeOrc(hex: string): Command {
  return { type: 'placeOrc', hex: hex as HexId }
}

/** Casts a summoning. */
export function summon(sorcerer: string, haunt: HauntId): Command {
  return { type: 'castSummon', sorcerer: unit(sorcerer), haunt }
}

/** Places what was summoned. */
export function placeSummoned(count: number): Command {
  return { type: 'placeSummoned', count }
}

/** Moves a group along a path of hexes entered, written '0709 0808'. */
export function move(units: Ids, path: string, takeWandAt: string | null = null): Command {
  return {
    type: 'move',
    units,
    path: path.split(' ') as HexId[],
    takeWandAt: takeWandAt as HexId | null,
  }
}

/** Designates a haste on the board. */
export function haste(caster: string, hex: string): Command {
  return { type: 'designateHaste', caster: unit(caster), hex: hex as HexId }
}

/** Designates a haste in an entry hex. */
export function hasteWaiting(caster: string, units: Ids): Command {
  return { type: 'designateHaste', caster: unit(caster), units }
}

/** Designates a fireball. */
export function fireball(caster: string, hex: string): Command {
  return { type: 'designateFireball', caster: unit(caster), hex: hex as HexId }
}

/** Designates the wand's fireball. */
export function wandFireball(caster: string, hex: string): Command {
  return { type: 'designateWandFireball', caster: unit(caster), hex: hex as HexId }
}

/** Designates an attack. */
export function attack(attackers: Ids, hex: string, defenders: Ids): Command {
  return { type: 'designateAttack', attackers, hex: hex as HexId, defenders }
}

/** Takes a designation back. */
export function withdraw(designation: number): Command {
  return { type: 'withdraw', designation }
}

/** Rolls a designation. */
export function resolve(designation: number): Command {
  return { type: 'resolve', designation }
}

/** Advances into an emptied hex. */
export function advance(units: Ids, hex: string): Command {
  return { type: 'advance', units, hex: hex as HexId }
}
