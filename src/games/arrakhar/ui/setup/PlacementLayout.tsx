import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DragGhost } from '@/table/drag/DragGhost'
import { CheckList, type CheckStep } from '@/table/set-up/CheckList'
import { Notice } from '@/widgets/Notice'
import { RESIGN_TEXT } from '../../content/resign-text'
import { PLACEMENT as TEXT } from '../../content/setup-text'
import { rulesAt } from '../../content/text'
import type { Side } from '../../content/units'
import { HintDoor } from '@/table/hints/HintDoor'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { ResignMenu } from '../play/ResignMenu'
import { ClauseLink } from '../rules-help/ClauseLink'
import { PieceFace } from './PieceFace'
import type { Placement } from './use-placement'
import setupStyles from './setup.module.css'
import styles from './placement.module.css'

interface PlacementLayoutProps {
  /** Who places. */
  readonly side: Side
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
  const { side, title, ready, steps, placement, board, onFill, children } = props
  const { drag, refusal, send } = placement
  const inTheAir = drag.dragged ?? drag.returning
  return (
    <section
      className={classNames(setupStyles['set-up'], styles.placement)}
      aria-labelledby="placement-title"
      data-dragging={drag.dragged ? '' : undefined}
    >
      <div className={styles['placement__board']} onPointerDownCapture={placement.grabFromBoard}>
        {board}
      </div>
      <div className={styles['placement__side']} data-drop-hand="">
        <div className={styles['placement__panel']}>
          <h1 className={styles['placement__title']} id="placement-title">
            {title}
          </h1>
          {children}
        </div>
        <div className={styles['placement__footer']}>
          <Notice
            text={refusal?.message ?? null}
            clause={refusal?.clause}
            href={refusal ? rulesAt(refusal.clause) : undefined}
          />
          <CheckList title={TEXT.check} steps={steps} ready={ready} Clause={ClauseLink} />
          <div className={classNames(panelStyles.row, styles['placement__ways-on'])}>
            <PrimaryButton onClick={() => send({ type: 'finishPlacement' })}>{TEXT.finish}</PrimaryButton>
            <button type="button" className={controlStyles.button} onClick={onFill}>
              {TEXT.fill}
            </button>
            <HintDoor />
            <ResignMenu side={side} name={RESIGN_TEXT.setUpMenu} isNamed={false} onResign={send} />
          </div>
        </div>
      </div>
      {inTheAir &&
        createPortal(
          <DragGhost hold={drag.hand.hold} isReturning={drag.returning !== null}>
            <PieceFace piece={inTheAir} />
          </DragGhost>,
          document.body,
        )}
    </section>
  )
}
