import { at, type HexId, neighborsOf } from '@/engine/kernel/hex'
import { HAUNT_IDS, type HauntId } from '../../tables/units'
import { areAdjacent, boardOf } from '../board'
import { nowIn } from '../guards'
import type { Table, Unit } from '../../state/position'
import { roomAt } from '../summon-choices'
import { NEXT_MOVEMENT } from './outlook'
import { reachOf, type Squad, squadsOf, standingFor } from './squads'

/** A haunt at which something could be summoned, as far as everybody can see. */
export interface ReadyHaunt {
  readonly haunt: HauntId
  readonly hex: HexId
  /** Hexes of sorcerers that stand beside it, to cast in the next summon segment or the one at hand (AR-6.2). */
  readonly beside: readonly HexId[]
  /** Hexes of sorcerers that can come beside it in their next movement, to cast in the summon segment after that. */
  readonly coming: readonly HexId[]
}

/**
 * Haunts with room (AR-6.4), not cast at this turn (AR-6.5), that a sorcerer stands beside or can come to.
 * The pool is secret (AR-2.4) and is not asked: a ready haunt may have nothing left to summon.
 */
export function readyHaunts(table: Table): readonly ReadyHaunt[] {
  const sorcerers = table.units.filter(({ type }) => type === 'sorcerer')
  const squads = squadsOf(table, sorcerers, NEXT_MOVEMENT)
  return openHaunts(table).flatMap(({ haunt, hex }) => {
    const beside = hexesOf(sorcerers.filter((unit) => mayCastAt(table, unit, hex)))
    const coming = hexesOf(squads.filter((squad) => comesBeside(table, squad, hex)))
    const others = coming.filter((from) => !beside.includes(from))
    return beside.length + others.length > 0 ? [{ haunt, hex, beside, coming: others }] : []
  })
}

function openHaunts(table: Table): readonly { readonly haunt: HauntId; readonly hex: HexId }[] {
  const used = nowIn(table, 'summon')?.used ?? []
  return HAUNT_IDS.flatMap((haunt) => {
    const hex = table.haunts[haunt]
    return hex === undefined || used.includes(haunt) || roomAt(table, haunt) === 0 ? [] : [{ haunt, hex }]
  })
}

function mayCastAt(table: Table, unit: Unit, hex: HexId): boolean {
  const hasCast = table.now.segment === 'summon' && table.cast.includes(unit.id)
  return !hasCast && areAdjacent(table, unit.hex, hex)
}

function comesBeside(table: Table, squad: Squad, hex: HexId): boolean {
  const { grid } = boardOf(table.settings)
  const { steps } = reachOf(table, squad)
  const mayStand = standingFor(table, 'sorcerer')
  return neighborsOf(grid, grid.indexOf(hex)).some((index) => at(steps, index) >= 0 && mayStand(index))
}

function hexesOf(items: readonly { readonly hex: HexId }[]): readonly HexId[] {
  return [...new Set(items.map(({ hex }) => hex))]
}
