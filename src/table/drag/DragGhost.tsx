import type { ReactNode, RefCallback } from 'react'
import styles from './drag-ghost.module.css'

interface DragGhostProps {
  readonly hold: RefCallback<HTMLElement>
  /** Whether it flies back to where it came from. */
  readonly isReturning: boolean
  /** What it looks like. */
  readonly children: ReactNode
}

/** The piece that hangs on the pointer; seen only, for what it does is told elsewhere. */
export function DragGhost({ hold, isReturning, children }: DragGhostProps) {
  return (
    <div
      ref={hold}
      className={styles['drag-ghost']}
      data-returning={isReturning ? '' : undefined}
      aria-hidden="true"
    >
      <div className={styles['drag-ghost__piece']}>{children}</div>
    </div>
  )
}
