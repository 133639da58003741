import { lazy, Suspense } from 'react'
import type { Pace } from '@/engine/table'
import { oncePainted } from '@/widgets/once-painted'
import type { BoardMotionProps } from '../motion/BoardMotion'

const Loaded = lazy(() =>
  oncePainted(() => import('../motion/BoardMotion')).then((module) => ({ default: module.BoardMotion })),
)

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
