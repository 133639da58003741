import { useState } from 'react'
import type { Seat } from '@/engine/game'
import { Dialog } from '@/widgets/Dialog'
import { STUDY_TEXT } from './study-text'
import { useActions, useStudy } from './use-study'

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
      <div className="stack">
        {seats.map(({ id, name }) => (
          <label key={id} className="check">
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
        <div className="row row--end">
          <button type="button" className="button" onClick={onClose}>
            {TEXT.cancel}
          </button>
          <button
            type="button"
            className="button button--primary"
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
