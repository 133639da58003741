import type { BoardEffect, FallEffect } from '@/board/motion/board-effect'
import type { SeenCounter } from '@/board/motion/seen-counter'
import type { HexId } from '@/engine/kernel/hex'
import type { Shown } from '../events/presentation'

type Counters = readonly SeenCounter[]

/** How a game's pieces lie on its table. */
export interface SceneWays<Table, Id extends string, Place> {
  readonly hexOf: (place: Place) => HexId
  /** Where a piece lies; undefined when it is not in play. */
  readonly hexOfPiece: (table: Table, id: Id) => HexId | undefined
  /** Some pieces as counters, each as it lies; those not in play are left out. */
  readonly countersOf: (table: Table, ids: readonly Id[]) => Counters
  /** The counters of a hex as they lie. */
  readonly countersIn: (table: Table, hex: HexId) => Counters
  /** The table when pieces have gone to another place. */
  readonly relocated: (table: Table, ids: readonly Id[], place: Place) => Table
  /** The table without some pieces. */
  readonly without: (table: Table, ids: readonly Id[]) => Table
}

type Rise = 'summon' | 'land'
/** How things lie before and after. */
type Change<Table> = readonly [before: Table, after: Table]

/** Where pieces go out of play, and how. */
export interface Fall extends Pick<FallEffect, 'hex' | 'manner'> {
  readonly counters?: Counters
}

/** Nothing is seen of an event, but for what it changes. */
export function unseen<Table>(table: Table): Shown<Table> {
  return { table, effects: [] }
}

/** Something is seen that moves no counter. */
export function seen<Table>(table: Table, ...effects: readonly BoardEffect[]): Shown<Table> {
  return { table, effects }
}

/** What is seen of one thing after the other. */
export function inOrder<Table>(
  table: Table,
  ...things: readonly ((table: Table) => Shown<Table>)[]
): Shown<Table> {
  return things.reduce((before, thing) => {
    const shown = thing(before.table)
    return seen(shown.table, ...before.effects, ...shown.effects)
  }, unseen(table))
}

/**
 * Counters slide along hexes, start included, onto those that lie in the last; with no way to go they are set down there.
 * Whatever they stand for, the table after it is given.
 */
export function sliding<Table>(
  after: Table,
  path: readonly HexId[],
  counters: Counters,
  before: Counters,
): Shown<Table> {
  const hex = path.at(-1)
  if (hex === undefined || counters.length === 0) return unseen(after)
  const effect: BoardEffect =
    path.length > 1 ? { kind: 'move', path, counters, before } : { kind: 'land', hex, counters, before }
  return seen(after, effect)
}

/** What games show of their pieces, each with how things lie after it. */
export function sceneOf<Table, Id extends string, Place>(ways: SceneWays<Table, Id, Place>) {
  const { hexOf, hexOfPiece, countersOf, countersIn, relocated, without } = ways

  /** Counters of the table after it rise or are set down in a hex. */
  function appearing(kind: Rise, hex: HexId, [before, after]: Change<Table>, ids: readonly Id[]) {
    const stood = others(countersIn(before, hex), ids)
    return seen(after, { kind, hex, counters: countersOf(after, ids), before: stood })
  }
  /** Pieces are set down where they come to. */
  function landing(table: Table, ids: readonly Id[], place: Place): Shown<Table> {
    if (countersOf(table, ids).length === 0) return unseen(table)
    return appearing('land', hexOf(place), [table, relocated(table, ids, place)], ids)
  }
  /** Pieces slide along places, start included. */
  function moving(table: Table, ids: readonly Id[], places: readonly Place[]): Shown<Table> {
    const end = places.at(-1)
    if (end === undefined || countersOf(table, ids).length === 0) return unseen(table)
    const after = relocated(table, ids, end)
    const before = others(countersIn(table, hexOf(end)), ids)
    return sliding(after, places.map(hexOf), countersOf(after, ids), before)
  }
  /** Pieces go out of play, as they lie or as these counters. */
  function falling(table: Table, ids: readonly Id[], fall: Fall): Shown<Table> {
    const { hex, manner, counters = countersOf(table, ids) } = fall
    const after = without(table, ids)
    if (counters.length === 0) return unseen(after)
    return seen(after, { kind: 'fall', hex, counters, before: countersIn(table, hex), manner })
  }
  /** Counters are turned over where they lie: they look otherwise on the table after it. */
  function turning([table, after]: Change<Table>, ids: readonly Id[]): Shown<Table> {
    const hexes = [...new Set(ids.flatMap((id) => hexOfPiece(table, id) ?? []))]
    const flips = hexes.map((hex): BoardEffect => {
      const here = ids.filter((id) => hexOfPiece(table, id) === hex)
      const [from, to] = [countersOf(table, here), countersOf(after, here)]
      return { kind: 'flip', hex, from, to, before: others(countersIn(table, hex), here) }
    })
    return seen(after, ...flips)
  }
  return { appearing, landing, moving, falling, turning }
}

function others(counters: Counters, ids: readonly string[]): Counters {
  return counters.filter(({ id }) => !ids.includes(id))
}
