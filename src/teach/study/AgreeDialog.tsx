import { useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Check } from '@/widgets/Check'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { STUDY_TEXT } from './opened/study-text'

const { agree: TEXT } = STUDY_TEXT

interface AgreeDialogProps {
  readonly game: AnyGame
  /** Those who play. */
  readonly seats: readonly Seat[]
  readonly onAgree: () => void
  readonly onClose: () => void
}

/** Asks each side whether everything may lie open. */
export function AgreeDialog({ game, seats: playing, onAgree, onClose }: AgreeDialogProps) {
  const seats = seatsNamed(game, playing)
  const [agreed, setAgreed] = useState<readonly Seat[]>([])
  const isAgreed = agreed.length === seats.length
  const confirm = () => {
    if (!isAgreed) return
    onAgree()
    onClose()
  }
  return (
    <Dialog open title={TEXT.title} description={TEXT.explain} onClose={onClose}>
      <div className={panelStyles.stack}>
        {seats.map(({ id, name }) => (
          <Check
            key={id}
            label={TEXT.seat(name)}
            checked={agreed.includes(id)}
            onChange={(isAgreed) =>
              setAgreed(isAgreed ? [...agreed, id] : agreed.filter((seat) => seat !== id))
            }
          />
        ))}
        <ButtonRow>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <PrimaryButton aria-disabled={!isAgreed} onClick={confirm}>
            {TEXT.confirm}
          </PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
