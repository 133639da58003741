import { useId } from 'react'
import type { Session } from '@/store/session'
import { backIn } from '@/store/undoing'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { showDice } from './dice-shown'
import { REVIEW_TEXT as TEXT } from './review-text'
import { studyGame } from './study-game'
import { sessionStore, table, useTableState } from '../session/table-session'

interface ReviewDialogProps {
  /** The count of steps up to and with the one that the line tells of. */
  readonly step: number
  readonly onClose: () => void
}

/** What can be asked of a line of the log: to look at the game from there, or to go back to it. */
export function ReviewDialog({ step, onClose }: ReviewDialogProps) {
  const hint = useId()
  const session = useTableState((state) => state.session)
  if (!session) return null
  const { history } = session
  const count = history.cursor - step
  const reason = count === 0 ? TEXT.nothingLater : stopOnTheWay(session, step)
  const goBack = () => {
    // Where bots play, one undo takes several steps.
    for (let stop; stop === undefined && cursorNow() > step;) stop = table.undo()
    onClose()
  }
  const dice = () => {
    onClose()
    showDice(step)
  }
  const review = () => {
    onClose()
    studyGame(step)
  }
  return (
    <Dialog open title={TEXT.title} onClose={onClose}>
      <div className={panelStyles.stack}>
        <p>{TEXT.reviewHint}</p>
        <p id={hint}>{reason ?? TEXT.undoHint(count)}</p>
        <ButtonRow>
          <Button onClick={onClose}>{TEXT.close}</Button>
          <Button onClick={dice}>{TEXT.dice}</Button>
          <Button
            aria-describedby={hint}
            aria-disabled={reason !== undefined}
            onClick={() => (reason === undefined ? goBack() : undefined)}
          >
            {TEXT.undo}
          </Button>
          <PrimaryButton onClick={review}>{TEXT.review}</PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

/** Why the steps after a line cannot all be taken back, or undefined when they can. */
function stopOnTheWay(session: Session, step: number): string | undefined {
  let { history } = session
  while (history.cursor > step) {
    const turned = backIn({ ...session, history })
    if (!turned.ok) return TEXT.stops(turned.reason)
    history = turned.history
  }
  return undefined
}

function cursorNow(): number {
  return sessionStore.getState().session?.history.cursor ?? 0
}
