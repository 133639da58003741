import { UNITS, type UnitType } from '../tables/units'
import { castsFire, type Scene } from './scene'
import { FAR } from './field'
import { killChance } from './chances'
import { WORTH } from './worth'

/** What the enemy could bring to bear on each hex in its next phase, by index. */
export interface Danger {
  /** Casters whose fireballs could reach it. */
  readonly casters: Float32Array
  /** Combat factors that could stand next to it. */
  readonly factors: Float32Array
}

/** Range of a fireball in hexes, and of an attack. */
const FIRE_RANGE = 2
const ATTACK_RANGE = 1
/** How far haste carries the wizard's side on, in the sorcerer's reckoning: not every unit is hasted. */
const HASTE_TO_EXPECT = 2
/** An enemy unit strikes one hex of the many in its reach. */
const SHARE = 0.3
/** How much more a hex is worth a fireball for each further unit in it. */
const CROWDING = 0.35

/** The danger of every hex, terrain alone barring the enemy's way. */
export function dangerOf({ field, enemy, side }: Scene): Danger {
  const { size, steps, board } = field
  const casters = new Float32Array(size)
  const factors = new Float32Array(size)
  const extra = side === 'sorcerer' ? HASTE_TO_EXPECT : 0
  for (const { type, hex } of enemy.units) {
    const { movement, combat, attacks } = UNITS[type]
    const casts = castsFire(type)
    if (!casts && !attacks) continue
    const reach = movement + extra + (casts ? FIRE_RANGE : ATTACK_RANGE)
    spread(
      casts ? casters : factors,
      casts ? 1 : combat,
      steps.subarray(board.grid.indexOf(hex) * size),
      reach,
    )
  }
  return { casters, factors }
}

/** Adds a weight to every hex within so many steps; `steps` begins with those of the hex it comes from. */
function spread(map: Float32Array, weight: number, steps: Uint8Array, reach: number): void {
  for (let to = 0; to < map.length; to++) if ((steps[to] ?? FAR) <= reach) map[to] = (map[to] ?? 0) + weight
}

/** The worth a unit stands to lose in a hex with so many others, in the enemy's next phase. */
export function fearedLoss(
  { chances }: Scene,
  { casters, factors }: Danger,
  type: UnitType,
  { index, others }: { readonly index: number; readonly others: number },
): number {
  const fireballs = (casters[index] ?? 0) * SHARE * (1 + CROWDING * others)
  const survivesFire = fireballs > 0 ? (1 - chances.burn[type]) ** fireballs : 1
  const strength = ((factors[index] ?? 0) * SHARE) / UNITS[type].combat
  const survivesAttack = 1 - killChance(chances, strength, false)
  return WORTH[type] * (1 - survivesFire * survivesAttack)
}
