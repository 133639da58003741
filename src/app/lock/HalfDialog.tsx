import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { lockGame } from '@/store/occasional-actions'
import type { Vault } from '@/store/vault/vault'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { seatName } from '../session/seats'
import { sessionStore } from '../session/table-session'
import { LOCK_TEXT as TEXT } from './lock-text'
import styles from './lock.module.css'

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
      <div className={panelStyles.stack}>
        <p>
          <code className={styles['lock__half']}>{vault.halves[seat]}</code>
        </p>
        <ButtonRow>
          <PrimaryButton onClick={note}>{TEXT.noted}</PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
