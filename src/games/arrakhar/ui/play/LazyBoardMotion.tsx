import { Suspense } from 'react'
import type { Pace } from '@/engine/table'
import { lateComponent } from '@/widgets/late'
import type { BoardMotionProps } from '../motion/BoardMotion'

const Loaded = lateComponent(() => import('../motion/BoardMotion').then((module) => module.BoardMotion))

type LazyBoardMotionProps = Omit<BoardMotionProps, 'pace'> & { readonly pace: Pace }

/** What moves on the board; where nothing is to move it is not even loaded. */
export function LazyBoardMotion({ pace, ...props }: LazyBoardMotionProps) {
  if (pace === 'none') return null
  return (
    <Suspense fallback={null}>
      <Loaded pace={pace} {...props} />
    </Suspense>
  )
}
