import type { HexId } from '@/engine/kernel/hex'
import { hexAt } from '../tables/maps'
import { distance, hexesAround, hexesIn, isSea, type OnGround } from './ground'

/** Hexes that are no sea, in reading order. */
export function continentOf(state: OnGround): readonly HexId[] {
  return hexesIn(state).filter((hex) => !isSea(state, hex))
}

/** The hexes among some that hang together with the first of them. */
export function piece(state: OnGround, hexes: readonly HexId[]): ReadonlySet<HexId> {
  const all = new Set(hexes)
  const reached = new Set(hexes.slice(0, 1))
  for (const hex of reached) for (const next of hexesAround(state, hex)) if (all.has(next)) reached.add(next)
  return reached
}

/** All hexes but those at the edge. */
export function innerHexes(columns: number, rows: number): readonly HexId[] {
  const inner: HexId[] = []
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) inner.push(hexAt(column, row))
  return inner
}

/** How far apart those are that are nearest to each other. */
export function leastApart(state: OnGround, hexes: readonly HexId[]): number {
  const pairs = hexes.flatMap((one, nth) => hexes.slice(nth + 1).map((other) => distance(state, one, other)))
  return Math.min(...pairs)
}

/** The two ends of the land, and for further seats whatever is farthest from those chosen (AM-2.15, step 5). */
export function startsOn(state: OnGround, seats: number): readonly HexId[] {
  const land = continentOf(state)
  const pairs = land.flatMap((one, nth) => land.slice(nth + 1).map((other) => [one, other] as const))
  const starts: HexId[] = [...farthest(pairs, ([one, other]) => distance(state, one, other))]
  while (starts.length < seats)
    starts.push(
      farthest(
        land.map((hex) => hex),
        (hex) => Math.min(...starts.map((start) => distance(state, start, hex))),
      ),
    )
  return starts
}

/** The first of those that have the greatest figure. */
function farthest<Item>(items: readonly Item[], figureOf: (item: Item) => number): Item {
  const most = Math.max(...items.map(figureOf))
  return items.find((item) => figureOf(item) === most) as Item
}
