import { useState } from 'react'
import type { Bots } from '@/engine/bot/bot'
import type { AnyGame } from '@/contract/manifest'
import { giveSeats } from '@/store/occasional-actions'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { useSeats } from '../session/seats'
import { sessionStore, useTableState } from '../session/table-session'
import { botStates } from './bot-states'
import { BOTS_TEXT as TEXT } from './bots-text'
import { keepStrength } from './last-strength'
import { SeatFields } from './SeatFields'

interface SeatsDialogProps {
  readonly game: AnyGame
  readonly onClose: () => void
}

/** Who plays each seat from now on. */
export function SeatsDialog({ game, onClose }: SeatsDialogProps) {
  const playing = useTableState(({ session }) => session?.labels.bots)
  const [bots, setBots] = useState<Bots>(playing ?? {})
  const keep = () => {
    // A seat that was only lent is now given or kept for good.
    botStates.setState({ lent: null })
    giveSeats(sessionStore, bots)
    keepStrength(bots)
    onClose()
  }
  return (
    <Dialog
      open
      title={TEXT.who}
      description={TEXT.whoHint}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <PrimaryButton onClick={keep}>{TEXT.keep}</PrimaryButton>
        </>
      }
    >
      <div className={panelStyles.stack}>
        <SeatFields seats={useSeats(game)} bots={bots} onChange={setBots} />
        <p className={controlStyles['field__hint']}>{TEXT.guarded}</p>
      </div>
    </Dialog>
  )
}
