import { useLayoutEffect, useRef, useState } from 'react'
import type { BoardBelow } from '@/board/board-props'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { EffectLooks } from '@/board/motion/effect-looks'
import { EffectShow } from '@/board/motion/effect-show'
import { EffectSheet } from '@/board/motion/acts/EffectSheet'
import type { LogStep } from '@/engine/table/table'
import { type MovingPace, TEMPO } from '@/widgets/tempo'
import { rollDice, settleDice } from '@/widgets/tumble'
import { NewSteps } from './new-steps'

/** What a game's board shows, and what has led to it. */
export interface MovingBoard<View, Event> {
  readonly below: BoardBelow
  readonly view: View
  readonly log: readonly LogStep<Event>[]
  readonly pace: MovingPace
  /** What is looked back on in place of the present. */
  readonly past?: LookedBackOn<View, Event> | null
}

interface LookedBackOn<View, Event> {
  readonly view: View
  readonly news: { readonly before: View; readonly events: readonly Event[] }
}

/** How a game's events are seen on its board. */
export interface Showing<View, Event> {
  /** What is seen of events between two views; always the same function. */
  readonly effectsOf: (before: View, events: readonly Event[], after: View) => readonly BoardEffect[]
  /** How counters look; piles when left out. */
  readonly looks?: EffectLooks
}

/** Shows what the last command brought about: on the board, and on the dice that tell of it. */
export function BoardMotion<View, Event>({
  looks,
  effectsOf,
  ...board
}: MovingBoard<View, Event> & Showing<View, Event>) {
  const [show] = useState(() => new EffectShow())
  useShowOfNews(show, board, effectsOf)
  useShowOfPast(show, board, effectsOf)
  return <EffectSheet below={board.below} show={show} {...(looks ? { looks } : {})} />
}

/** Before the browser paints, so that nothing is seen in its new place too early. */
function useShowOfNews<View, Event>(
  show: EffectShow,
  { view, log, pace }: MovingBoard<View, Event>,
  effectsOf: Showing<View, Event>['effectsOf'],
): void {
  const tempo = TEMPO[pace]
  const known = useRef({ view, log, news: new NewSteps(log) })
  useLayoutEffect(() => {
    const before = known.current
    if (before.view === view && before.log === log) return
    known.current = { ...before, view, log }
    const steps = before.news.in(log)
    if (steps.length === 0) {
      // Something was taken back, or somebody else looks at the table.
      show.finish()
      settleDice()
      return
    }
    if (steps.some(({ rolls }) => rolls.length > 0)) rollDice(tempo)
    const events = steps.flatMap((step) => step.events)
    show.play(effectsOf(before.view, events, view), tempo)
  }, [show, view, log, tempo, effectsOf])
}

/** What is looked back on happens once more, each time it is come to. */
function useShowOfPast<View, Event>(
  show: EffectShow,
  { past = null, pace }: MovingBoard<View, Event>,
  effectsOf: Showing<View, Event>['effectsOf'],
): void {
  const tempo = TEMPO[pace]
  const known = useRef(past)
  useLayoutEffect(() => {
    if (known.current === past) return
    known.current = past
    show.finish()
    if (past) show.play(effectsOf(past.news.before, past.news.events, past.view), tempo)
  }, [show, past, tempo, effectsOf])
}
