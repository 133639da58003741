import type { Seat } from '@/engine/game'
import type { AnyGame } from '@/games/manifest'
import { lockGame } from '@/store/table-deeds'
import type { Vault } from '@/store/vault/vault'
import { Dialog } from '@/widgets/Dialog'
import { seatName } from '../seats'
import { sessionStore } from '../table-session'
import { LOCK_TEXT as TEXT } from './lock-text'
import './lock.css'

interface HalfDialogProps {
  readonly game: AnyGame
  /** Who holds the mouse. */
  readonly seat: Seat
  readonly vault: Vault
  readonly onClose: () => void
}

/** Shows a side its half of the recovery code: each time it takes the mouse, until it has noted it down. */
export function HalfDialog({ game, seat, vault, onClose }: HalfDialogProps) {
  const note = () => {
    if (!vault.noted.includes(seat)) lockGame(sessionStore, { ...vault, noted: [...vault.noted, seat] })
    onClose()
  }
  return (
    <Dialog open title={TEXT.halfTitle(seatName(game, seat))} description={TEXT.halfLead} onClose={onClose}>
      <div className="stack">
        <p>
          <code className="lock__half">{vault.halves[seat]}</code>
        </p>
        <div className="row row--end">
          <button type="button" className="button button--primary" onClick={note}>
            {TEXT.noted}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
