import type { ReactNode } from 'react'
import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'

interface PlacementLayoutProps {
  readonly title: string
  readonly board: ReactNode
  readonly refusal: Refusal | undefined
  /** The panel beside the board. */
  readonly children: ReactNode
  /** What stays in sight below it: what is missing, and the way on. */
  readonly footer: ReactNode
}

/** Board and panel of a placement screen, with the line that answers refused clicks. */
export function PlacementLayout({ title, board, refusal, children, footer }: PlacementLayoutProps) {
  return (
    <section className="set-up placement" aria-labelledby="placement-title">
      <div className="placement__board">{board}</div>
      <div className="placement__side">
        <div className="placement__panel">
          <h1 className="placement__title" id="placement-title">
            {title}
          </h1>
          {children}
        </div>
        <div className="placement__footer">
          <Notice text={refusal?.message ?? null} clause={refusal?.clause} />
          {footer}
        </div>
      </div>
    </section>
  )
}
