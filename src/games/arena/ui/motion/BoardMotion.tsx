import { useMemo } from 'react'
import { fieldLooks } from '@/board/field/field-looks'
import { BoardMotion as MotionOnBoard, type MovingBoard } from '@/table/motion/BoardMotion'
import { effectsBy } from '@/table/motion/effects'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { fieldOf } from '../board/board-view'
import { PRESENTATIONS } from '../events'

const effectsOf = effectsBy(PRESENTATIONS)

/** Shows what the last command brought about: on the board, and on the dice that tell of it. */
export function BoardMotion(props: MovingBoard<View, Event>) {
  const field = fieldOf(props.past?.view ?? props.view)
  const looks = useMemo(() => fieldLooks(field), [field])
  return <MotionOnBoard {...props} effectsOf={effectsOf} looks={looks} />
}
