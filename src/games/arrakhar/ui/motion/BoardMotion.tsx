import { BoardMotion as MotionOnBoard, type MovingBoard } from '@/table/motion/BoardMotion'
import { effectsBy } from '@/table/motion/effects'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { PRESENTATIONS } from '../events'

export type BoardMotionProps = MovingBoard<View, Event>

const effectsOf = effectsBy(PRESENTATIONS)

/** Shows what the last command brought about: on the board, and on the dice that tell of it. */
export function BoardMotion(props: BoardMotionProps) {
  return <MotionOnBoard {...props} effectsOf={effectsOf} />
}
