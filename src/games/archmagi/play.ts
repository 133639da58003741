import { playRulesOf } from '@/engine/declare/game-rules'
import type { PlayRules } from '@/engine/kernel/game'
import { type Command, COMMANDS } from './commands'
import { concession } from './commands/turn/concede'
import { type Event, EVENTS } from './events'
import { stageOf } from './queries/asked'
import { type View, viewOf } from './queries/view'
import type { State } from './state/state'
import { SEATS } from './tables/seats'

/** Where a seat is asked to answer, what passes (AM-M.12, AM-M.19), and where something can be answered. */
const ANSWERS: NonNullable<PlayRules<State, Command, Event, View>['answers']> = {
  owed({ asked }) {
    if (asked?.ask === 'respond')
      return { pass: { type: 'passResponse', seat: asked.seat }, isChallenged: true }
    if (asked?.ask === 'reroll') return { pass: { type: 'passReroll', seat: asked.seat }, isChallenged: true }
    return undefined
  },
  // Who is asked holds spells, or nobody would have been (AM-M.15): which of them fit is its secret.
  canAnswer: () => true,
  turnOf: ({ round, active }) => `${round} ${active}`,
}

/** Archmagi as a table plays it. */
export const archmagiPlay = {
  ...playRulesOf({
    id: 'archmagi',
    seats: SEATS,
    set: COMMANDS,
    events: EVENTS,
    viewOf,
    segmentOf: (state) =>
      `${state.round} ${state.active} ${state.phase} ${state.battle?.round ?? 0} ${stageOf(state)}`,
    resultOf: ({ ending }) => ending?.winner ?? null,
    hasSecrets: ({ ending, settings }) => ending === null && !settings.openHands,
  }),
  answers: ANSWERS,
  concession,
  /** A table is laid for four; so many play. */
  seatsOf: ({ order }: State) => order,
}
