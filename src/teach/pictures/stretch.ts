import type { Stop } from '../study/opened/stops'

/** A part of a line, from one stop to another, both by their index. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** How much is made a picture of: the turn or the phase at hand, or as somebody says. */
export type Reach = 'turn' | 'phase' | 'chosen'

/** The turn or the phase in which a stop lies, from its first stop to its last; with the one before if that is all. */
export function stretchAround(stops: readonly Stop[], at: number, reach: 'turn' | 'phase'): Stretch {
  const isWithin = (index: number) => isSame(stops[index], stops[at], reach)
  let [from, to] = [at, at]
  while (from > 0 && isWithin(from - 1)) from--
  while (to < stops.length - 1 && isWithin(to + 1)) to++
  return { from: from === to ? Math.max(0, from - 1) : from, to }
}

function isSame(one: Stop | undefined, other: Stop | undefined, reach: 'turn' | 'phase'): boolean {
  const [here, there] = [one?.moment, other?.moment]
  return here?.turn === there?.turn && (reach === 'turn' || here?.phase === there?.phase)
}
