import { useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import { Dialog } from '@/widgets/Dialog'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { STUDY_TEXT } from './opened/study-text'
import { useActions, useStudy } from './opened/use-study'

const { agree: TEXT } = STUDY_TEXT

/** Asks each side whether everything may lie open. */
export function AgreeDialog({ onClose }: { readonly onClose: () => void }) {
  const { seats } = useStudy().stage.game
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
          <label key={id} className={controlStyles.check}>
            <input
              type="checkbox"
              checked={agreed.includes(id)}
              onChange={({ target }) =>
                setAgreed(target.checked ? [...agreed, id] : agreed.filter((seat) => seat !== id))
              }
            />
            {TEXT.seat(name)}
          </label>
        ))}
        <div className={classNames(panelStyles.row, panelStyles['row--end'])}>
          <button type="button" className={controlStyles.button} onClick={onClose}>
            {TEXT.cancel}
          </button>
          <button
            type="button"
            className={classNames(controlStyles.button, controlStyles['button--primary'])}
            aria-disabled={!isAgreed}
            onClick={confirm}
          >
            {TEXT.confirm}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
