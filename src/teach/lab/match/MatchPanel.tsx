import { type MouseEvent, type RefObject, useState } from 'react'
import type { LabDesk, LabMatch } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import type { Plan } from '@/engine/lab/plan'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LAB_TEXT } from '../lab-text'
import { newOrder, planOf, sheetsOf } from './order'
import { OrderFields } from './OrderFields'
import styles from '../lab.module.css'

interface MatchPanelProps {
  readonly game: AnyGame
  readonly desk: LabDesk
  /** Its head, for the focus. */
  readonly match: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Whether a run is under way that would have to end first. */
  readonly isBusy: boolean
  readonly onStart: (plan: Plan, mostSheets: number) => void
}

/** What is to be played, and by whom; folds away while it is. */
export function MatchPanel({ game, desk, match, isOpen, onOpen, isBusy, onStart }: MatchPanelProps) {
  const [order, setOrder] = useState(() => newOrder(game.seats))
  const toggle = (event: MouseEvent) => {
    // The page folds it too: the browser would tell of both alike.
    event.preventDefault()
    onOpen(!isOpen)
  }
  const start = (agreed: LabMatch) => {
    if (!isBusy) onStart(planOf(game.id, agreed, order), sheetsOf(order))
  }
  return (
    <details className={classNames(panelStyles.panel, styles['lab__match'])} open={isOpen}>
      <summary className={styles['lab__summary']} ref={match} onClick={toggle}>
        <h2>{LAB_TEXT.match}</h2>
      </summary>
      <desk.Form onStart={start}>
        {(playing) => (
          <>
            <OrderFields
              seats={game.seats.filter(({ id }) => playing.includes(id))}
              isEvened={desk.evening !== undefined}
              order={order}
              onChange={setOrder}
            />
            <div className={panelStyles.row}>
              <PrimaryButton type="submit" aria-disabled={isBusy}>
                {LAB_TEXT.start}
              </PrimaryButton>
              {isBusy && <span className={controlStyles['field__hint']}>{LAB_TEXT.isRunning}</span>}
            </div>
          </>
        )}
      </desk.Form>
    </details>
  )
}
