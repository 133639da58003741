import type { Seat } from '@/engine/game'
import type { LogStep } from '@/engine/table'
import { lastNumber, type SceneOf, takenBack } from '@/table/ears/use-news'
import { SEGMENT_NAMES } from '../../content/text'
import { SPOKEN } from '../../content/words-text'
import type { Event } from '../../rules/events'
import { isSetUp, nowIn } from '../../rules/guards'
import type { View } from '../../rules/view'
import { linesOf } from '../sentences/lines'
import { endingText, phaseText, typeLookup } from '../sentences/words'

/** What somebody who listens is told of. */
export type Scene = SceneOf<View, Event>

const NOTHING: ReadonlySet<Event> = new Set()

/** Where the game stands, for somebody who comes to the table. */
export function momentNews({ view, seat }: Scene): readonly string[] {
  if (view.ending) return [endingText(view.ending)]
  return [`${momentText(view)}.`, ...holderText(seat)]
}

/**
 * What happened between two scenes, in the log's own sentences: a text for each step, so that none is lost
 * when several come at once. Steps taken back say so, and so do those done again: their events are in `undone`.
 */
export function newsBetween(
  before: Scene,
  after: Scene,
  undone: ReadonlySet<Event> = NOTHING,
): readonly string[] {
  const news = after.log === before.log ? [] : stepNews(before, after, undone)
  return after.seat === before.seat ? news : [...news, ...holderText(after.seat)]
}

function stepNews(before: Scene, after: Scene, undone: ReadonlySet<Event>): readonly string[] {
  const back = takenBack(before, after).toReversed()
  if (back.length > 0) {
    const said = back.map((step) => SPOKEN.takenBack(stepText(step, before.view)))
    return isSameMoment(before.view, after.view) ? said : [...said, `${momentText(after.view)}.`]
  }
  const heard = lastNumber(before)
  return after.log.flatMap((step) => {
    const text = step.number > heard ? stepText(step, after.view) : ''
    if (text === '') return []
    const isAgain = step.events.some((event) => undone.has(event))
    return [[isAgain ? SPOKEN.again(text) : text, ...dueText(after.view)].join(' ')]
  })
}

/** The sentences of a step, each with its full stop. */
function stepText(step: LogStep<Event>, view: View): string {
  return linesOf(step, typeLookup(view))
    .map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
}

/** Orcs that wait for their place: without them the roll would leave the listener wondering. */
function dueText(view: View): readonly string[] {
  const due = nowIn(view, 'wanderingOrcs')?.due ?? 0
  return due > 0 ? [SPOKEN.due(due)] : []
}

function momentText({ turn, side, now }: View): string {
  const segment = SEGMENT_NAMES[now.segment]
  if (isSetUp(now.segment)) return `Set-up: ${segment}`
  return `Turn ${turn}, ${phaseText(side)}: ${segment.toLowerCase()}`
}

function isSameMoment(one: View, other: View): boolean {
  return one.turn === other.turn && one.side === other.side && one.now.segment === other.now.segment
}

function holderText(seat: Seat | null): readonly string[] {
  return seat === 'sorcerer' || seat === 'wizard' ? [SPOKEN.holds(seat)] : []
}
