import type { Seat } from '@/engine/game'
import type { LogStep } from '@/engine/table'
import { lastNumber, type SceneOf, takenBack, type Telling } from '@/table/ears/use-news'
import { PHASE_NAMES, SEAT_NAMES } from '../../content/text'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { endingText } from './course-lines'
import { linesOf } from './lines'
import { namesIn } from './names'
import { SPOKEN } from './words-text'

type Scene = SceneOf<View, Event>

/** How Arena tells aloud what happens: in the log's own sentences. */
export const TELLING: Telling<View, Event> = { momentNews, newsBetween }

function momentNews({ view, seat }: Scene): readonly string[] {
  if (view.ending) return [endingText(view.ending)]
  return [`${momentText(view)}.`, ...holderText(seat)]
}

function newsBetween(before: Scene, after: Scene, undone: ReadonlySet<Event>): readonly string[] {
  const news = after.log === before.log ? [] : stepNews(before, after, undone)
  return after.seat === before.seat ? news : [...news, ...holderText(after.seat)]
}

function stepNews(before: Scene, after: Scene, undone: ReadonlySet<Event>): readonly string[] {
  const back = takenBack(before, after).toReversed()
  if (back.length > 0) return back.map((step) => SPOKEN.takenBack(stepText(step, before)))
  const heard = lastNumber(before)
  return after.log.flatMap((step) => {
    const text = step.number > heard ? stepText(step, after) : ''
    if (text === '') return []
    return [step.events.some((event) => undone.has(event)) ? SPOKEN.again(text) : text]
  })
}

/** The sentences of a step, each with its full stop. */
function stepText(step: LogStep<Event>, { view, log }: Scene): string {
  return linesOf(step, namesIn(view, log))
    .map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
}

function momentText({ turn, active, now }: View): string {
  return SPOKEN.moment(turn, SEAT_NAMES[active], PHASE_NAMES[now.phase])
}

function holderText(seat: Seat | null): readonly string[] {
  return seat === 'west' || seat === 'east' ? [SPOKEN.holds(SEAT_NAMES[seat])] : []
}
