import type { Stop } from './stops'

/** Where a game-turn begins on a slider of stops. */
export interface TurnMark {
  /** The index of its first stop. */
  readonly at: number
  /** Its number; '' where there is no room for it, or it has none. */
  readonly number: string
}

/** Numbers nearer to each other than this share of the slider would run together. */
const APART = 0.05

/** A mark for each game-turn that begins on a line, with its number where there is room. */
export function turnMarks(stops: readonly Stop[]): readonly TurnMark[] {
  const last = Math.max(1, stops.length - 1)
  let numbered = -Infinity
  return stops.flatMap(({ moment: { turn } }, at) => {
    if (at > 0 && turn === stops[at - 1]?.moment.turn) return []
    const number = /\d+/.exec(turn)?.[0] ?? ''
    const hasRoom = (at - numbered) / last >= APART
    if (hasRoom && number !== '') numbered = at
    return [{ at, number: hasRoom ? number : '' }]
  })
}
