import { useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import { seatsAt } from '@/engine/kernel/seats'
import { seatsNamed } from '@/contract/seat-names'
import { Check } from '@/widgets/Check'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { STUDY_TEXT } from './opened/study-text'
import { useActions, useLine, useStudy } from './opened/use-study'

const { agree: TEXT } = STUDY_TEXT

/** Asks each side whether everything may lie open. */
export function AgreeDialog({ onClose }: { readonly onClose: () => void }) {
  const { game, rules } = useStudy().stage
  const seats = seatsNamed(game, seatsAt(rules, useLine().history.initial))
  const actions = useActions()
  const [agreed, setAgreed] = useState<readonly Seat[]>([])
  const isAgreed = agreed.length === seats.length
  const confirm = () => {
    if (!isAgreed) return
    actions.agree()
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
        <div className={classNames(panelStyles.row, panelStyles['row--end'])}>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <Button look="primary" aria-disabled={!isAgreed} onClick={confirm}>
            {TEXT.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
