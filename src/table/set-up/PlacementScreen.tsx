import type { ComponentType, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { Notice } from '@/widgets/Notice'
import panelStyles from '@/widgets/panel.module.css'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { DragGhost } from '../drag/DragGhost'
import { CheckList, type CheckStep } from './CheckList'
import { SET_UP_TEXT as TEXT } from './set-up-text'
import type { Placement } from './use-placement'
import styles from './placement.module.css'

interface PlacementScreenProps<Piece> {
  readonly title: string
  /** How pieces are put down. */
  readonly intro: string
  readonly placement: Placement<unknown, Piece, never>
  /** What a piece looks like while it hangs on the pointer. */
  readonly faceOf: (piece: Piece) => ReactNode
  readonly board: ReactNode
  /** The panel beside the board. */
  readonly children: ReactNode
  readonly steps: readonly CheckStep[]
  /** What to say when nothing is missing. */
  readonly ready: string
  readonly rulesAt: (clause: string) => string
  readonly Clause: ComponentType<{ readonly clause: string }>
  readonly onFinish: () => void
  /** Places what is still in hand. */
  readonly onFill: () => void
  /** What else may be done, as buttons. */
  readonly others: ReactNode
}

/**
 * Board and panel of a placement screen: pieces go from one to the other and back; below the panel stay what is
 * missing, the answer to a refused click, and the way on.
 */
export function PlacementScreen<Piece>(props: PlacementScreenProps<Piece>) {
  const { title, intro, placement, faceOf, board, children, steps, ready, rulesAt, Clause } = props
  const { drag, refusal } = placement
  const inTheAir = drag.dragged ?? drag.returning
  return (
    <section
      className={styles.placement}
      aria-labelledby="placement-title"
      data-dragging={drag.dragged === null ? undefined : ''}
    >
      <div className={styles['placement__board']} onPointerDownCapture={placement.grabFromBoard}>
        {board}
      </div>
      <div className={styles['placement__side']} data-drop-hand="">
        <div className={styles['placement__panel']}>
          <h2 className={styles['placement__title']} id="placement-title">
            {title}
          </h2>
          <p className={classNames(controlStyles['field__hint'], styles['placement__intro'])}>{intro}</p>
          {children}
        </div>
        <div className={styles['placement__footer']}>
          <Notice
            text={refusal?.message ?? null}
            clause={refusal?.clause}
            href={refusal ? rulesAt(refusal.clause) : undefined}
          />
          <CheckList title={TEXT.check} steps={steps} ready={ready} Clause={Clause} />
          <div className={classNames(panelStyles.row, styles['placement__ways-on'])}>
            <PrimaryButton onClick={props.onFinish}>{TEXT.finish}</PrimaryButton>
            <Button onClick={props.onFill}>{TEXT.fill}</Button>
            {props.others}
          </div>
        </div>
      </div>
      {inTheAir !== null &&
        createPortal(
          <DragGhost hold={drag.hand.hold} isReturning={drag.returning !== null}>
            {faceOf(inTheAir)}
          </DragGhost>,
          document.body,
        )}
    </section>
  )
}
