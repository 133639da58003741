import type { Draft } from 'immer'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import { ownOf } from '@/engine/own'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { TERRAIN_POOL_PER_TURN } from '../../content/game-rules'
import { CHANGE_COST, STORM_TURNS, TERRAIN_STEPS } from '../../content/terrain'
import type { ChangeTerrain, SetStorm } from '../commands'
import type { Event } from '../events'
import { decisionRefusal, nowIn, phaseRefusal } from '../guards'
import type { ArenaSeat, Hex, Position, Table } from '../position'
import { refuse } from '../refuse'
import { hexAt } from '../spaces'

/** What a step of terrain, or a storm more or less, costs a seat in a hex (AA-4.5, AA-4.9). */
export function changeCost({ control }: Pick<Hex, 'control'>, seat: ArenaSeat): number {
  if (control === null) return CHANGE_COST.nobodys
  return control === seat ? CHANGE_COST.own : CHANGE_COST.enemys
}

/** What the active seat can still spend in this Terrain Change: its budget, and the pool as far as it may be used (AA-25.1). */
export function terrainPointsLeft(table: Table): number {
  const now = nowIn(table, 'terrain')
  return now ? now.budget + poolLeft(table, now.pooled) : 0
}

/** Changes the terrain of a hex by one step (AA-4.3 to AA-4.8). */
export const changeTerrain: CommandRule<Position, ChangeTerrain, Event> = {
  refusalOf(position, { seat, hex, to }) {
    const at = hexAt(position, hex)
    const refusal = terrainRefusal(position, seat, hex)
    if (refusal || !at) return refusal
    if (at.terrain === 'King') return refuse('AA-4.7', 'A king hex never changes.')
    if (!TERRAIN_STEPS[at.terrain].includes(to))
      return refuse('AA-4.3', `${at.terrain} does not become ${to} in one step.`)
    return costRefusal(position, at)
  },
  perform(draft, { hex: id, to }) {
    const hex = ownOf(draft.hexes, id)
    if (!hex) return []
    const from = hex.terrain
    const cost = pay(draft, hex)
    hex.terrain = to
    hex.fresh = true
    return [{ type: 'terrainChanged', hex: id, from, to, cost }]
  },
}

/** Makes a storm or takes one away, for the price of a step of terrain (AA-4.9). */
export const setStorm: CommandRule<Position, SetStorm, Event> = {
  refusalOf(position, { seat, hex, on }) {
    const at = hexAt(position, hex)
    const refusal = terrainRefusal(position, seat, hex)
    if (refusal || !at) return refusal
    if (position.settings.ruleset === 'basic') return refuse('AA-24.2', 'The basic game has no storms.')
    if (on && at.storm !== null) return refuse('AA-4.9', 'There is a storm already.')
    if (!on && at.storm === null) return refuse('AA-4.9', 'There is no storm to remove.')
    return costRefusal(position, at)
  },
  perform(draft, { hex: id, on }) {
    const hex = ownOf(draft.hexes, id)
    if (!hex) return []
    const cost = pay(draft, hex)
    // The turn in which it appears is the first of its turns (AA-4.11).
    hex.storm = on ? draft.turn + STORM_TURNS - 1 : null
    return [{ type: 'stormSet', hex: id, on, cost }]
  },
}

function terrainRefusal(position: Position, seat: ArenaSeat, hex: HexId): Refusal<Clause> | undefined {
  const refusal = decisionRefusal(position, seat) ?? phaseRefusal(position, 'terrain')
  if (refusal) return refusal
  return hexAt(position, hex) ? undefined : refuse('AA-3.9', `There is no hex ${hex}.`)
}

function costRefusal(position: Position, hex: Hex): Refusal<Clause> | undefined {
  const cost = changeCost(hex, position.active)
  const left = terrainPointsLeft(position)
  return cost > left ? refuse('AA-4.5', `That costs ${cost}, and ${left} are left.`) : undefined
}

function poolLeft({ settings, terrainPools, active }: Table, pooled: number): number {
  if (!settings.variants.terrainPool) return 0
  return Math.min(terrainPools[active], TERRAIN_POOL_PER_TURN - pooled)
}

/** Pays for a change, from the budget first. */
function pay(draft: Draft<Position>, hex: Hex): number {
  const cost = changeCost(hex, draft.active)
  const now = nowIn(draft as Position, 'terrain')
  if (!now) return cost
  const fromPool = Math.max(0, cost - now.budget)
  draft.now = { phase: 'terrain', budget: now.budget - (cost - fromPool), pooled: now.pooled + fromPool }
  draft.terrainPools[draft.active] -= fromPool
  return cost
}
