import type { HexId } from '@/engine/kernel/hex'
import type { HauntId, Side } from '@/games/arrakhar/tables/units'
import type { Command } from '@/games/arrakhar/commands'
import type { SomeCounts, UnitId } from '@/games/arrakhar/state/position'

/** Commands in the fewest words: several units or hexes are one text, 'elf-1 elf-2'. */

function units(text: string): readonly UnitId[] {
  return text.split(' ').filter(Boolean) as UnitId[]
}

function hexes(text: string): readonly HexId[] {
  return text.split(' ').filter(Boolean) as HexId[]
}

/** A hex by its printed number. */
export const hexOf = (text: string) => text as HexId
const unit = (text: string) => text as UnitId

export const END: Command = { type: 'endSegment' }
export const FINISH: Command = { type: 'finishPlacement' }
export const ROLL_ORCS: Command = { type: 'rollWanderingOrcs' }

export const design = (side: Side, counts: SomeCounts): Command => ({ type: 'designForce', side, counts })
export const placeHaunt = (haunt: HauntId, hex: string): Command => ({
  type: 'placeHaunt',
  haunt,
  hex: hexOf(hex),
})
export const liftHaunt = (haunt: HauntId): Command => ({ type: 'liftHaunt', haunt })
export const hideWand = (haunt: HauntId): Command => ({ type: 'hideWand', haunt })
export const placeSorcerers = (hex: string, count: number): Command => ({
  type: 'placeSorcerers',
  hex: hexOf(hex),
  count,
})
export const liftSorcerers = (hex: string, count: number): Command => ({
  type: 'liftSorcerers',
  hex: hexOf(hex),
  count,
})
export const assignEntry = (hex: string, counts: SomeCounts): Command => ({
  type: 'assignEntry',
  hex: hexOf(hex),
  counts,
})
export const placeOrc = (hex: string): Command => ({ type: 'placeOrc', hex: hexOf(hex) })
export const castSummon = (sorcerer: string, haunt: HauntId): Command => ({
  type: 'castSummon',
  sorcerer: unit(sorcerer),
  haunt,
})
export const placeSummoned = (count: number): Command => ({ type: 'placeSummoned', count })
export const haste = (caster: string, hex: string): Command => ({
  type: 'designateHaste',
  caster: unit(caster),
  hex: hexOf(hex),
})
export const hasteWaiting = (caster: string, named: string): Command => ({
  type: 'designateHaste',
  caster: unit(caster),
  units: units(named),
})
export const fireball = (caster: string, hex: string): Command => ({
  type: 'designateFireball',
  caster: unit(caster),
  hex: hexOf(hex),
})
export const wandFireball = (caster: string, hex: string): Command => ({
  type: 'designateWandFireball',
  caster: unit(caster),
  hex: hexOf(hex),
})
export const attack = (attackers: string, hex: string, defenders: string): Command => ({
  type: 'designateAttack',
  attackers: units(attackers),
  hex: hexOf(hex),
  defenders: units(defenders),
})
export const withdraw = (designation: number): Command => ({ type: 'withdraw', designation })
export const resolve = (designation: number): Command => ({ type: 'resolve', designation })
export const move = (named: string, path: string, takeWandAt: string | null = null): Command => ({
  type: 'move',
  units: units(named),
  path: hexes(path),
  takeWandAt: takeWandAt === null ? null : hexOf(takeWandAt),
})
export const advance = (named: string, hex: string): Command => ({
  type: 'advance',
  units: units(named),
  hex: hexOf(hex),
})
export const resign = (side: Side): Command => ({ type: 'resign', side })
export const offerDraw = (side: Side): Command => ({ type: 'offerDraw', side })
export const answerDraw = (side: Side, accept: boolean): Command => ({ type: 'answerDraw', side, accept })
