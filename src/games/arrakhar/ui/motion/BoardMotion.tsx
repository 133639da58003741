import { useLayoutEffect, useRef, useState } from 'react'
import type { BoardBelow } from '@/board/board-props'
import { EffectShow } from '@/board/motion/effect-show'
import { EffectSheet } from '@/board/motion/EffectSheet'
import type { LogStep } from '@/engine/table'
import { type MovingPace, TEMPO } from '@/widgets/tempo'
import { rollDice, settleDice } from '@/widgets/tumble'
import { NewSteps } from '@/table/motion/new-steps'
import type { Past } from '../play/desk'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { effectsOf } from './effects-of'

export interface BoardMotionProps {
  readonly below: BoardBelow
  readonly view: View
  readonly log: readonly LogStep<Event>[]
  readonly pace: MovingPace
  /** What is looked back on in place of the present. */
  readonly past?: Past | null
}

/** Shows what the last command brought about: on the board, and on the dice that tell of it. */
export function BoardMotion({ below, view, log, pace, past = null }: BoardMotionProps) {
  const [show] = useState(() => new EffectShow())
  useShowOfNews(show, view, log, TEMPO[pace])
  useShowOfPast(show, past, TEMPO[pace])
  return <EffectSheet below={below} show={show} />
}

/** Before the browser paints, so that nothing is seen in its new place too early. */
function useShowOfNews(show: EffectShow, view: View, log: BoardMotionProps['log'], tempo: number): void {
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
    show.play(effectsOf(before.view, events), tempo)
  }, [show, view, log, tempo])
}

/** What is looked back on happens once more, each time it is come to. */
function useShowOfPast(show: EffectShow, past: Past | null, tempo: number): void {
  const known = useRef(past)
  useLayoutEffect(() => {
    if (known.current === past) return
    known.current = past
    show.finish()
    if (past) show.play(effectsOf(past.news.before, past.news.events), tempo)
  }, [show, past, tempo])
}
