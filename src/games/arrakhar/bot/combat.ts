import { bestOf, sumOf } from '@/engine/bot/weigh'
import { areNeighbors } from '@/engine/kernel/hex'
import { UNITS } from '../tables/units'
import type { CommandOf } from '../commands'
import type { Unit } from '../state/position'
import { advancesOpen, mayAttack } from '../queries/combat-choices'
import { unitsInPlay } from '../queries/stacking'
import { killChance } from './chances'
import { indexOf, isClear, type Scene } from './scene'
import { targetsOf } from './targets'
import { WORTH } from './worth'

/** An advance that is worth declining nothing for: into a haunt to be checked, or onto the wand (AR-10.9, AR-10.10). */
export function plannedAdvance({ position, side }: Scene): CommandOf<'advance'> | undefined {
  const { wand, haunts } = position
  for (const { hex, units } of advancesOpen(position)) {
    const isWand = !wand.hidden && wand.hex === hex
    if (!isWand && (side !== 'wizard' || !Object.values(haunts).includes(hex))) continue
    // The wand takes as many as may come; a haunt is checked by one, the cheapest.
    const near = unitsInPlay(position, units).toSorted((one, other) => WORTH[one.type] - WORTH[other.type])
    const alike = near.filter(({ type }) => type === near[0]?.type).slice(0, isWand ? 2 : 1)
    return { type: 'advance', units: alike.map(({ id }) => id), hex }
  }
  return undefined
}

/** An attack in the making: against one defender each, which eliminates most (AR-10.8). */
interface Duel {
  readonly defender: Unit
  readonly index: number
  readonly prize: number
  readonly attackers: Unit[]
}

/** The attacks of a combat segment: each defender alone, everybody where he adds most (AR-10.2 to AR-10.6). */
export function plannedAttacks(scene: Scene): readonly CommandOf<'designateAttack'>[] {
  const { grid } = scene.field.board
  const duels = duelsOf(scene)
  const attackers = scene.own.units.filter((unit) => mayAttack(scene.position, unit))
  const reach = attackers.map((unit) => ({
    unit,
    against: duels.filter(({ index }) => areNeighbors(grid, grid.indexOf(unit.hex), index)),
  }))
  // Whoever can strike few is placed first, so that the others can make up for it.
  for (const { unit, against } of reach.toSorted((a, b) => a.against.length - b.against.length))
    bestOf(against, (duel) => gainOf(scene, duel, unit), 0)?.attackers.push(unit)
  return duels
    .filter(({ attackers, defender }) => ratioOf(attackers, defender) >= LEAST_RATIO)
    .map(({ attackers, defender }) => ({
      type: 'designateAttack',
      attackers: attackers.map(({ id }) => id),
      hex: defender.hex,
      defenders: [defender.id],
    }))
}

/** Attacks at worse odds than 1:2 are none (AR-10.5). */
const LEAST_RATIO = 0.5

function ratioOf(attackers: readonly Unit[], defender: Unit): number {
  return sumOf(attackers, ({ type }) => UNITS[type].combat) / UNITS[defender.type].combat
}

function duelsOf(scene: Scene): readonly Duel[] {
  const { prize } = targetsOf(scene)
  return scene.enemy.units.flatMap((defender) => {
    const index = indexOf(scene, defender.hex)
    return isClear(scene, index) ? [{ defender, index, prize: prize[index] ?? 0, attackers: [] }] : []
  })
}

/** What a unit's joining adds on average, the bonus kept or lost counted in (AR-10.6). */
function gainOf({ chances }: Scene, { defender, attackers, prize }: Duel, unit: Unit): number {
  const killed = (units: readonly Unit[]) => {
    const bonus = units.length > 0 && units.every(({ type }) => UNITS[type].bonusAgainst === defender.type)
    return killChance(chances, ratioOf(units, defender), bonus)
  }
  return prize * (killed([...attackers, unit]) - killed(attackers))
}
