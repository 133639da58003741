import type { ReactNode } from 'react'
import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'

interface PlacementLayoutProps {
  readonly title: string
  readonly board: ReactNode
  readonly refusal: Refusal | undefined
  /** The panel beside the board. */
  readonly children: ReactNode
}

/** Board and panel of a placement screen, with the line that answers refused clicks. */
export function PlacementLayout({ title, board, refusal, children }: PlacementLayoutProps) {
  return (
    <section className="set-up placement" aria-labelledby="placement-title">
      <div className="placement__board">{board}</div>
      <div className="placement__side">
        <h2 className="placement__title" id="placement-title">
          {title}
        </h2>
        <Notice text={refusal?.message ?? null} clause={refusal?.clause} />
        {children}
      </div>
    </section>
  )
}
