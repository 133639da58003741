import { at, type HexId, neighborsOf } from '@/engine/kernel/hex'
import { pathTo, type Reach } from '@/engine/kernel/path'
import { type Side, UNITS, type UnitType } from '../../tables/units'
import { type Board, boardOf } from '../board'
import type { Table, UnitId } from '../../state/position'
import { underFireFrom } from '../fireball-range'
import { presenceOf, unitsOf } from '../stacking'
import { NEXT_MOVEMENT, type Outlook } from './outlook'
import { reachOf, type Squad, squadsOf, standingFor } from './squads'

/** How units hit a hex: in combat from next to it, or by fireball from farther. */
export const BLOWS = ['attack', 'fireball'] as const
export type Blow = (typeof BLOWS)[number]

/** Units that could hit a hex after their next movement, and how. */
export interface Threat {
  readonly by: Blow
  /** Where they stand now. */
  readonly hex: HexId
  readonly type: UnitType
  readonly units: readonly UnitId[]
  /** The hexes entered on a shortest way to where they would strike from; none if they stand there already. */
  readonly path: readonly HexId[]
}

/** Hexes that a side could hit after its next movement, by blow. */
export type Threatened = Readonly<Record<Blow, readonly HexId[]>>

/**
 * Every hex where an enemy of the side could be attacked (AR-10.2) or set on fire (AR-8.2) in the side's next
 * phase, each unit moving before it strikes. Only what lies open counts: nobody summoned or wandering in.
 */
export function threatenedBy(table: Table, side: Side, outlook: Outlook = NEXT_MOVEMENT): Threatened {
  const search = searchFor(table, side, outlook)
  return { attack: hexesHit(search, 'attack'), fireball: hexesHit(search, 'fireball') }
}

/** Who of a side could hit one hex after its next movement, the nearest first. */
export function threatsTo(
  table: Table,
  side: Side,
  hex: HexId,
  outlook: Outlook = NEXT_MOVEMENT,
): readonly Threat[] {
  const search = searchFor(table, side, outlook)
  const target = search.board.grid.indexOf(hex)
  if (!isTarget(search, target)) return []
  const threats = BLOWS.flatMap((by) =>
    strikersOf(search, by).flatMap((squad) => threatOf(search, squad, by, target)),
  )
  return threats.sort((one, other) => one.path.length - other.path.length)
}

interface Search {
  readonly table: Table
  readonly board: Board
  readonly squads: readonly Squad[]
  /** 1 where the side stands itself. */
  readonly own: Uint8Array
  readonly mayStand: (index: number) => boolean
}

function searchFor(table: Table, side: Side, outlook: Outlook): Search {
  return {
    table,
    board: boardOf(table.settings),
    squads: squadsOf(table, unitsOf(table, side), { ...outlook, movements: 1 }),
    own: presenceOf(table, side),
    mayStand: standingFor(table, side),
  }
}

function strikersOf({ squads }: Search, by: Blow): readonly Squad[] {
  return squads.filter(({ type }) =>
    by === 'attack' ? UNITS[type].attacks : UNITS[type].spells.includes('fireball'),
  )
}

/** Nothing is hit outside clear terrain (AR-1.2), nor where only the side's own units can be. */
function isTarget({ board, own }: Search, index: number): boolean {
  return board.terrain[index] === 'clear' && own[index] !== 1
}

/** Indices that are hit from an index. */
function hitFrom(board: Board, by: Blow, index: number): readonly number[] {
  return by === 'fireball' ? underFireFrom(board, index) : neighborsOf(board.grid, index)
}

function hexesHit(search: Search, by: Blow): readonly HexId[] {
  const { grid } = search.board
  const hit = new Uint8Array(grid.ids.length)
  for (const squad of strikersOf(search, by)) markHits(search, squad, by, hit)
  return grid.ids.filter((_, index) => hit[index] === 1)
}

/** Marks what a squad could hit. */
function markHits(search: Search, squad: Squad, by: Blow, hit: Uint8Array): void {
  const reach = reachOf(search.table, squad)
  const doubtful = new Set<number>()
  for (const stand of standsOf(search, squad, reach)) {
    for (const target of targetsFrom(search, by, stand)) {
      if (isReachedOver(reach, target, stand)) doubtful.add(target)
      else hit[target] = 1
    }
  }
  for (const target of doubtful)
    if (hit[target] !== 1 && threatOf(search, squad, by, target).length > 0) hit[target] = 1
}

function targetsFrom(search: Search, by: Blow, stand: number): readonly number[] {
  return hitFrom(search.board, by, stand).filter((index) => isTarget(search, index))
}

/** Whether the way found to a stand may lead over the target: not if the way to the target is no shorter. */
function isReachedOver({ steps }: Reach, target: number, stand: number): boolean {
  return at(steps, target) >= 0 && at(steps, stand) > at(steps, target)
}

/** Where a squad may stand when it strikes, nearest first: where it is now, if that is on the board, or where it can go. */
function standsOf({ board, mayStand }: Search, { hex }: Squad, reach: Reach): readonly number[] {
  return [board.grid.indexOf(hex), ...reach.found].filter(mayStand)
}

/** How a squad could hit a target that is held against it: from the nearest stand that is not reached over it. */
function threatOf(search: Search, squad: Squad, by: Blow, target: number): readonly Threat[] {
  const { board, table } = search
  const reach = reachOf(table, squad, target)
  const stand = standsOf(search, squad, reach).find((index) => hitFrom(board, by, index).includes(target))
  if (stand === undefined) return []
  const path = pathTo(reach, stand).map((index) => board.grid.ids[index] as HexId)
  return [{ by, hex: squad.hex, type: squad.type, units: squad.units, path }]
}
