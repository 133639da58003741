import { useLayoutEffect, useRef, useState } from 'react'
import { EffectShow } from '@/board/motion/effect-show'
import { EffectSheet } from '@/board/motion/EffectSheet'
import type { HexGrid } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import { type MovingPace, TEMPO } from '@/widgets/tempo'
import { rollDice, settleDice } from '@/widgets/tumble'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { effectsOf } from './effects-of'
import { NewSteps } from './new-steps'

export interface BoardMotionProps {
  readonly grid: HexGrid
  readonly view: View
  readonly log: readonly LogStep<Event>[]
  readonly pace: MovingPace
}

/** Shows what the last command brought about: on the board, and on the dice that tell of it. */
export function BoardMotion({ grid, view, log, pace }: BoardMotionProps) {
  const [show] = useState(() => new EffectShow())
  useShowOfNews(show, view, log, TEMPO[pace])
  return <EffectSheet grid={grid} show={show} />
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
