import { useState } from 'react'
import { present } from '@/engine/kernel/refusal'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { useTableState } from '../session/table-session'
import { agreeOn } from './clock-desk'
import { readClock } from './clock-file'
import { CLOCK_TEXT as TEXT } from './clock-text'
import { ClockFields } from './ClockFields'

/** Which clock the game at the table is played by from now on. */
export function ClockDialog({ onClose }: { readonly onClose: () => void }) {
  const saveId = useTableState(({ session }) => present(session, 'session').saveId)
  const [terms, setTerms] = useState(() => readClock(saveId)?.terms ?? null)
  const keep = () => {
    agreeOn(saveId, terms)
    onClose()
  }
  return (
    <Dialog
      open
      title={TEXT.title}
      description={TEXT.explain}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <PrimaryButton onClick={keep}>{TEXT.keep}</PrimaryButton>
        </>
      }
    >
      <div className={panelStyles.stack}>
        <ClockFields terms={terms} onChange={setTerms} />
        <p className={controlStyles['field__hint']}>{TEXT.agree}</p>
      </div>
    </Dialog>
  )
}
