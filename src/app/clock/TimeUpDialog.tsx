import { capitalized } from '@/engine/basics/phrases'
import type { AnyCommand, Seat } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { refusalOf } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { personsIn, seatsIn } from '@/store/curtain'
import type { Session } from '@/store/session'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Dialog } from '@/widgets/Dialog'
import { table, useTableState } from '../session/table-session'
import { playOnAfter } from './clock-desk'
import { CLOCK_TEXT as TEXT } from './clock-text'

interface TimeUpDialogProps {
  readonly game: AnyGame
  /** Whose time is up. */
  readonly seat: Seat
  readonly onClose: () => void
}

/**
 * What may be done about time that is up: play on, or have the other side, if it is a person, claim the game; where
 * others are left to play on among themselves, they may go on without whoever is late.
 */
export function TimeUpDialog({ game, seat, onClose }: TimeUpDialogProps) {
  const session = useTableState((state) => present(state.session, 'session'))
  const settling = settlingIn(session, game, seat)
  const end = (command: AnyCommand) => {
    onClose()
    table.play(command)
  }
  const playOn = () => {
    playOnAfter(seat)
    onClose()
  }
  return (
    <Dialog
      open
      title={TEXT.upTitle(seatCalled(game, seat))}
      description={TEXT.upExplain}
      onClose={onClose}
      footer={
        <>
          {settling?.isLegal && (
            <Button look="danger" onClick={() => end(settling.command)}>
              {capitalized(settling.deed)}
            </Button>
          )}
          <PrimaryButton autoFocus onClick={playOn}>
            {TEXT.playOn}
          </PrimaryButton>
        </>
      }
    >
      {settling && <p>{capitalized(settling.isLegal ? settling.may : settling.mayLater)}</p>}
    </Dialog>
  )
}

/** The command by which whoever is late gives up, for the others to give, and what is said of it; undefined without either. */
function settlingIn(session: Session, game: AnyGame, seat: Seat) {
  const { rules } = session.game
  const command = rules.concession?.(seat)
  const other = personsIn(session).find((one) => one !== seat)
  if (!command || other === undefined) return undefined
  const who = seatCalled(game, seat)
  const words = seatsIn(session).length > 2 ? TEXT.without(who) : TEXT.claim(seatCalled(game, other), who)
  return { command, isLegal: !refusalOf(rules, positionOf(session.history), command), ...words }
}
