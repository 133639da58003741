import type { GhostStack } from '@/board/ghosts/GhostSheet'
import type { MovePlan } from '@/engine/table/move-plan'
import { hexesOf, type Standings, standingOf } from './ghost-plan'

/** The ghosts of a plan as a board shows them, those of one hex together. */
export function ghostsOn({ ghosts }: MovePlan, standings: Standings): readonly GhostStack[] {
  const taken = new Set([...standings.values()].map(({ hex }) => hex))
  return [...new Set(ghosts.map(({ goal }) => goal))].map((hex) => {
    const here = ghosts.filter(({ goal }) => goal === hex)
    return {
      hex,
      counters: here
        .flatMap(({ counters }) => standingOf(standings, counters))
        .map(({ counter, layer }) => ({ ...counter, ...(layer && { layer }) })),
      isOver: taken.has(hex),
      ways: here.flatMap(({ counters, via }) =>
        hexesOf(standings, counters).map((from) => [from, ...via, hex] as const),
      ),
    }
  })
}
