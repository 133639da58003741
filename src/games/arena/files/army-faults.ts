import { doubleFaults } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { type ArenaSeat, type BySeat, type Position, SEATS } from '../state/position'
import { armyCost } from '../queries/armies'
import { armyRefusal } from '../queries/army-list'
import { type Checks, faultsAt, isUpTo, type Whole } from './fault'

/** Points, pools, cards and lists that no set-up leads to; that a pool is never overdrawn (AA-17.1) is in its shape. */
export function armyReachFaults(whole: Whole, position: Position): readonly Problem[] {
  return [
    ...barePointsFaults(whole.settings.points, 'options.points'),
    ...SEATS.flatMap((seat, at) => [
      ...faultsAt('', [
        ...pointChecks(whole, seat, at),
        ...boughtChecks(whole, position, seat, at),
        ...cardChecks(whole, seat, at),
      ]),
      ...doubleFaults(whole.given.revealed[seat].map((spell, nth) => [`revealed.${at}.${nth}`, spell])),
      ...faultsAt(`lists.${at}`, listChecks(whole, seat)),
    ]),
    ...faultsAt('', lockChecks(whole)),
  ]
}

/** The fault of points that buy no army, by the path of both sides' points (AA-2.9). */
export function barePointsFaults(points: BySeat<number>, path: string): readonly Problem[] {
  const remedy = 'must be 1 or more: an army needs a creature'
  return faultsAt(
    path,
    SEATS.map((seat, at) => [points[seat] < 1, `${at}`, remedy, 'AA-2.9']),
  )
}

/** Before any magic of the first turn the army stands as it was bought, and the pool is what it left (AA-2.3). */
function boughtChecks(whole: Whole, position: Position, seat: ArenaSeat, at: number): Checks {
  if (whole.turn !== 1 || !isUpTo(whole, 'equip1')) return []
  const { settings, pools, terrainPools } = position
  const cost = armyCost(settings, {
    creatures: position.creatures.filter(({ owner }) => owner === seat).map(({ card }) => card),
    items: position.items.filter(({ owner }) => owner === seat).map(({ card }) => card),
  })
  const left = Math.max(0, settings.points[seat] - cost - terrainPools[seat])
  const remedy = `must be at most ${left}, what the army left of the points`
  return [[pools[seat] > left, `pools.${at}`, remedy, 'AA-2.3']]
}

function pointChecks({ given, settings }: Whole, seat: ArenaSeat, at: number): Checks {
  const points = settings.points[seat]
  const [pool, terrainPool] = [given.pools[seat], given.terrainPools[seat]]
  const left = `must be at most ${Math.max(0, points - pool)}, the points left`
  return [
    [pool > points, `pools.${at}`, `must be at most ${points}, the points`, 'AA-2.3'],
    [pool + terrainPool > points, `terrainPools.${at}`, left, 'AA-25.1'],
  ]
}

function cardChecks({ given, settings }: Whole, seat: ArenaSeat, at: number): Checks {
  const most = settings.ruleset === 'basic' ? 0 : settings.spellCards || Infinity
  const isTooMany = given.secrets.spells[seat].length > most
  return [[isTooMany, `spells.${at}`, `must be at most ${most} cards`, 'AA-2.5']]
}

function listChecks({ given, settings, stage }: Whole, seat: ArenaSeat): Checks {
  const list = given.secrets.lists[seat]
  if (!list) return []
  if (stage === 'play' || stage === 'placeBasic')
    return [[true, '', 'must be null: play has begun', 'AA-2.6']]
  const refusal = armyRefusal(settings, { ...list, seat })
  return refusal ? [[true, '', `must be a legal army: ${refusal.message}`, refusal.clause]] : []
}

/** West draws up its army first, then East (B-1); when both are final, play begins. */
function lockChecks({ given, stage, active }: Whole): Checks {
  if (stage === 'over') return []
  if (stage !== 'build')
    return SEATS.map((seat, at) => [
      given.locked?.[seat] === false,
      `locked.${at}`,
      'must be true: play has begun',
      'AA-2.6',
    ])
  const { west = active === 'east', east = false } = given.locked ?? {}
  return [
    [east, 'locked.1', 'must be false: play begins when both armies are final', 'AA-2.6'],
    [west !== (active === 'east'), 'locked.0', 'must be true if, and only if, East is to draw up', 'AA-2.6'],
    [west && !given.secrets.lists.west, 'lists.0', 'is missing; give the army that is final', 'AA-2.9'],
  ]
}
