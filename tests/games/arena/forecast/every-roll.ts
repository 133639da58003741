import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import type { Command } from '@/games/arena/commands'
import type { Event } from '@/games/arena/events'
import { arenaPlay } from '@/games/arena/play'
import type { Position } from '@/games/arena/state/position'

/** What the dice may lead to, with how likely it is and what happened. */
export interface Line {
  readonly position: Position
  readonly chance: number
  readonly events: readonly Event[]
}

/** Plays a command by the rules themselves with every roll that they ask for: nothing is known here of chances. */
export function everyRoll(
  position: Position,
  command: Command,
  values: readonly number[] = [],
): readonly Line[] {
  const played = play(arenaPlay, position, command, handDice(values))
  switch (played.outcome) {
    case 'refused':
      throw new Error(JSON.stringify(played.refusal))
    case 'played':
      return [{ position: played.position, events: played.events, chance: 1 }]
    case 'rollsWanted': {
      const { faces } = played.request
      return Array.from({ length: faces }, (_, nth) => [...played.had, nth + 1]).flatMap((more) =>
        everyRoll(position, command, more).map((line) => ({ ...line, chance: line.chance / faces })),
      )
    }
  }
}

/** A fight settled with every roll, all choices of casualties declined. */
export function settled(position: Position, space: string): readonly Line[] {
  return everyRoll(position, { type: 'resolve', seat: 'west', space } as Command).flatMap(declined)
}

function declined(line: Line): readonly Line[] {
  const { now } = line.position
  if (now.phase !== 'combat' || !now.choice) return [line]
  const chance: Command = { type: 'chooseCasualty', seat: now.choice.seat, creature: null }
  return everyRoll(line.position, chance).flatMap((next) =>
    declined({ ...next, chance: line.chance * next.chance, events: [...line.events, ...next.events] }),
  )
}

/** The average of a number over all lines. */
export function meanOf(lines: readonly Line[], value: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + value(line) * line.chance, 0)
}
