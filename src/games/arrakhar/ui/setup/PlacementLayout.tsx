import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CheckList, type CheckStep } from '@/table/set-up/CheckList'
import { Notice } from '@/widgets/Notice'
import { PLACEMENT as TEXT } from '../../content/setup-text'
import { rulesAt } from '../../content/text'
import { HintDoor } from '@/table/hints/HintDoor'
import { ClauseLink } from '../rules-help/ClauseLink'
import { DragGhost } from './drag/DragGhost'
import type { Placement } from './use-placement'

interface PlacementLayoutProps {
  readonly title: string
  /** What to say when nothing is missing. */
  readonly ready: string
  readonly steps: readonly CheckStep[]
  readonly placement: Placement
  readonly board: ReactNode
  /** Places what is still in hand. */
  readonly onFill: () => void
  /** The panel beside the board. */
  readonly children: ReactNode
}

/**
 * Board and panel of a placement screen: pieces go from one to the other and back; below the panel stay what is
 * missing, the answer to a refused click, and the way on.
 */
export function PlacementLayout(props: PlacementLayoutProps) {
  const { title, ready, steps, placement, board, onFill, children } = props
  const { drag, refusal, send } = placement
  const inTheAir = drag.dragged ?? drag.returning
  return (
    <section
      className="set-up placement"
      aria-labelledby="placement-title"
      data-dragging={drag.dragged ? '' : undefined}
    >
      <div className="placement__board" onPointerDownCapture={placement.grabFromBoard}>
        {board}
      </div>
      <div className="placement__side" data-drop-hand="">
        <div className="placement__panel">
          <h1 className="placement__title" id="placement-title">
            {title}
          </h1>
          {children}
        </div>
        <div className="placement__footer">
          <Notice
            text={refusal?.message ?? null}
            clause={refusal?.clause}
            href={refusal ? rulesAt(refusal.clause) : undefined}
          />
          <CheckList title={TEXT.check} steps={steps} ready={ready} Clause={ClauseLink} />
          <div className="row placement__ways-on">
            <button
              type="button"
              className="button button--primary"
              onClick={() => send({ type: 'finishPlacement' })}
            >
              {TEXT.finish}
            </button>
            <button type="button" className="button" onClick={onFill}>
              {TEXT.fill}
            </button>
            <HintDoor />
          </div>
        </div>
      </div>
      {inTheAir &&
        createPortal(
          <DragGhost hold={drag.hand.hold} piece={inTheAir} isReturning={drag.returning !== null} />,
          document.body,
        )}
    </section>
  )
}
