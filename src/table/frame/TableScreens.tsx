import { type ReactNode, Suspense } from 'react'

interface TableScreensProps {
  /** Somebody looks on: they see the board, whatever is being done beside it. */
  readonly isLocked: boolean
  readonly isOver: boolean
  readonly isSetUp: boolean
  readonly play: ReactNode
  readonly setUp: ReactNode
  readonly end: ReactNode
  /** What is heard or asked for beside every screen. */
  readonly beside: ReactNode
}

/** The set-up of a game, the game, or its end. */
export function TableScreens({ isLocked, isOver, isSetUp, beside, ...screens }: TableScreensProps) {
  const late = isOver ? screens.end : isSetUp ? screens.setUp : null
  return (
    <>
      {isLocked || late === null ? screens.play : <Suspense>{late}</Suspense>}
      <Suspense>{beside}</Suspense>
    </>
  )
}
