import { handDice } from '@/engine/kernel/dice'
import { commandFrom, type WrittenCommand } from '@/games/archmagi/cases/case-commands'
import { stateGiven } from '@/games/archmagi/cases/given'
import type { Event } from '@/games/archmagi/events'
import { archmagiPlay } from '@/games/archmagi/play'
import type { State } from '@/games/archmagi/state/state'
import type { MageSeat } from '@/games/archmagi/tables/seats'
import { playBothWays } from '../../../support/play-both-ways'

/** A command as the specification writes it, with its dice as numbers. */
export type Step = WrittenCommand & { readonly rolls?: readonly number[] }

export interface Outcome {
  readonly state: State
  readonly events: readonly Event[]
}

/** What comes of commands in a position, for what no case can ask about; none of them may be refused. */
export function played(given: object, ...steps: readonly Step[]): Outcome {
  return playedFrom(stateGiven(given), ...steps)
}

/** The same from a position that there is already. */
export function playedFrom(start: State, ...steps: readonly Step[]): Outcome {
  return steps.reduce<Outcome>(
    ({ state, events }, step) => {
      const one = playBothWays(archmagiPlay, state, commandFrom(step), handDice(step.rolls ?? []))
      if (one.outcome !== 'played') throw new Error(`${step.cmd}: ${JSON.stringify(one)}`)
      return { state: one.position, events: [...events, ...one.events] }
    },
    { state: start, events: [] },
  )
}

/** What a seat hears of what happened (AM-D.2). */
export function heardBy({ events }: Outcome, seat: MageSeat): readonly Event[] {
  return events.filter((event) => {
    const audience = archmagiPlay.audienceOf(event)
    return audience === 'all' || audience.includes(seat)
  })
}
