import { counted, listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { BOARDS } from '../../tables/maps'
import { kindName, type Kind } from '../../tables/kinds'
import { SEAT_NAMES, type Side } from '../../tables/seats'

/** A block by whose it is and what it is: 'North’s Ranger'. */
export function ownName(seat: Side, kind: Kind): string {
  return `${SEAT_NAMES[seat]}’s ${kindName(kind)}`
}

/** Blocks by what they are, alike ones together: 'Ranger and 2 × Glader'. */
export function kindsText(kinds: readonly Kind[]): string {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kindName(kind), (counts.get(kindName(kind)) ?? 0) + 1)
  return listed([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)))
}

/** 'in 0302', 'at the edge of the map'. */
export function placeText(at: HexId | 'edge'): string {
  return at === 'edge' ? 'at the edge of the map' : `in ${at}`
}

export function fromText(from: HexId | 'edge'): string {
  return from === 'edge' ? 'from the edge' : `from ${from}`
}

export function hitsText(hits: number): string {
  return hits === 0 ? 'no hit' : counted(hits, 'hit', 'hits')
}

export function stepsText(steps: number): string {
  return counted(steps, 'step', 'steps')
}

const CITY_NAMES = new Map<string, string>(
  BOARDS.flatMap(({ cities }) => cities.map(({ id, name }) => [id, name] as const)),
)

export function cityName(id: string): string {
  return CITY_NAMES.get(id) ?? id
}

export function boardName(id: string): string {
  return BOARDS.find((board) => board.id === id)?.name ?? id
}
