import { doubleFaults } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { type ArenaSeat, type BySeat, type Position, SEATS } from '../state/position'
import { armyCost } from '../queries/armies'
import { armyRefusal } from '../queries/army-list'
import { fault, faultsAt, isUpTo, type Whole } from './fault'
import { seatNumber } from './seat-numbers'

/** Points, pools, cards and lists that no set-up leads to; that a pool is never overdrawn (AA-17.1) is in its shape. */
export function armyReachFaults(whole: Whole, position: Position): readonly Problem[] {
  return [
    ...barePointsFaults(whole.settings.points, 'options.points'),
    ...SEATS.flatMap((seat, at) => [
      ...pointFaults(whole, seat, at),
      ...boughtFaults(whole, position, seat, at),
      ...cardFaults(whole, seat, at),
      ...listFaults(whole, seat, at),
    ]),
    ...lockFaults(whole),
  ]
}

/** The fault of points that buy no army, by the path of both sides' points (AA-2.9). */
export function barePointsFaults(points: BySeat<number>, path: string): readonly Problem[] {
  return SEATS.flatMap((seat, at) =>
    points[seat] < 1 ? [fault(`${path}.${at}`, 'must be 1 or more: an army needs a creature', 'AA-2.9')] : [],
  )
}

/** Before any magic of the first turn the army stands as it was bought, and the pool is what it left (AA-2.3). */
function boughtFaults(whole: Whole, position: Position, seat: ArenaSeat, at: number): readonly Problem[] {
  if (whole.turn !== 1 || !isUpTo(whole, 'equip1')) return []
  const { settings, pools, terrainPools } = position
  const cost = armyCost({
    creatures: position.creatures.filter(({ owner }) => owner === seat).map(({ card }) => card),
    items: position.items.filter(({ owner }) => owner === seat).map(({ card }) => card),
  })
  const left = Math.max(0, settings.points[seat] - cost - terrainPools[seat])
  if (pools[seat] <= left) return []
  return [fault(`pools.${at}`, `must be at most ${left}, what the army left of the points`, 'AA-2.3')]
}

function pointFaults({ given, settings }: Whole, seat: ArenaSeat, at: number): readonly Problem[] {
  const { points } = settings
  const [pool, terrainPool] = [given.pools[seat], given.terrainPools[seat]]
  return faultsAt('', [
    [pool > points[seat], `pools.${at}`, `must be at most ${points[seat]}, the points`, 'AA-2.3'],
    [
      pool + terrainPool > points[seat],
      `terrainPools.${at}`,
      `must be at most ${Math.max(0, points[seat] - pool)}, the points left`,
      'AA-25.1',
    ],
  ])
}

function cardFaults({ given, settings }: Whole, seat: ArenaSeat, at: number): readonly Problem[] {
  const { spellCards, ruleset } = settings
  const { length } = given.secrets.spells[seat]
  const most = ruleset === 'basic' ? 0 : spellCards || Infinity
  const revealed = given.revealed[seat].map((spell, nth) => [`revealed.${at}.${nth}`, spell] as const)
  return [
    ...(length > most ? [fault(`spells.${at}`, `must be at most ${most} cards`, 'AA-2.5')] : []),
    ...doubleFaults(revealed),
  ]
}

function listFaults({ given, settings, stage }: Whole, seat: ArenaSeat, at: number): readonly Problem[] {
  const list = given.secrets.lists[seat]
  if (!list) return []
  const path = `lists.${at}`
  if (stage === 'play' || stage === 'placeBasic')
    return [fault(path, 'must be null: play has begun', 'AA-2.6')]
  const refusal = armyRefusal(settings, { ...list, seat })
  return refusal ? [fault(path, `must be a legal army: ${refusal.message}`, refusal.clause)] : []
}

/** West draws up its army first, then East (B-1); when both are final, play begins. */
function lockFaults({ given, stage, active }: Whole): readonly Problem[] {
  if (stage === 'over') return []
  if (stage !== 'build') {
    const open = SEATS.find((seat) => given.locked?.[seat] === false)
    return open ? [fault(`locked.${seatNumber(open)}`, 'must be true: play has begun', 'AA-2.6')] : []
  }
  const { west = active === 'east', east = false } = given.locked ?? {}
  return faultsAt('', [
    [east, 'locked.1', 'must be false: play begins when both armies are final', 'AA-2.6'],
    [west !== (active === 'east'), 'locked.0', 'must be true if, and only if, East is to draw up', 'AA-2.6'],
    [west && !given.secrets.lists.west, 'lists.0', 'is missing; give the army that is final', 'AA-2.9'],
  ])
}
