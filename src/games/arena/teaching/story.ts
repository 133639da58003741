import type { Story, StoryMoment } from '@/engine/table'
import { PHASE_NAMES, SEAT_NAMES } from '../content/text'
import type { Event } from '../rules/events'
import type { ArenaSeat, Progress, Phase } from '../rules/position'
import type { View } from '../rules/view'
import { linesOf } from '../ui/words/lines'
import { namesIn } from '../queries/names'

/** How a game of Arena is told. */
export const STORY: Story<View> = {
  momentOf: ({ turn, active, now }) => momentOf(turn, active, now.phase),
  momentAfter(events: readonly Event[]) {
    const begun = events.findLast((event) => event.type === 'phaseBegun')
    return begun && momentOf(begun.turn, begun.seat, begun.phase)
  },
  isOnward: (events) => events.every(({ type }) => type === 'phaseBegun' || type === 'boutEnded'),
  // The moment stands above the sentences already.
  said(step, view) {
    const told = { ...step, events: step.events as readonly Event[] }
    return linesOf(told, namesIn(view, [told]))
      .filter(({ kind }) => kind !== 'heading')
      .map(({ text }) => text)
  },
}

function momentOf(turn: number, seat: ArenaSeat, phase: Phase | Progress['phase']): StoryMoment {
  return {
    turn: turn === 0 ? 'Set-up' : `Turn ${turn}`,
    phase: SEAT_NAMES[seat],
    segment: PHASE_NAMES[phase],
  }
}
