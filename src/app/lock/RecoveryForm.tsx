import { type SyntheticEvent, useId, useState } from 'react'
import type { Seat } from '@/engine/game'
import { halfFrom } from '@/store/vault/recovery-code'
import { recovered } from '@/store/vault/vault'
import { LOCK_TEXT as TEXT } from './lock-text'
import type { UnlockFormProps } from './unlock-form-props'

/** Opens a game by both halves of its recovery code. */
export function RecoveryForm({ game, save, onUnlocked }: UnlockFormProps) {
  const id = useId()
  const [typed, setTyped] = useState<Readonly<Record<Seat, string>>>({})
  const [fault, setFault] = useState('')
  const open = async () => {
    const halves: Record<Seat, string> = {}
    for (const seat of game.seats) {
      const half = halfFrom(typed[seat.id] ?? '')
      if (half === undefined) {
        setFault(TEXT.badHalf(seat.name))
        return
      }
      halves[seat.id] = half
    }
    const opened = await recovered(save, halves)
    if (opened) onUnlocked(opened)
    else setFault(TEXT.wrongHalves)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void open()
  }
  return (
    <form className="stack" onSubmit={submit}>
      <p>{TEXT.recoveryLead}</p>
      {game.seats.map((seat) => (
        <div key={seat.id} className="field">
          <label className="field__label" htmlFor={`${id}-${seat.id}`}>
            {TEXT.halfOf(seat.name)}
          </label>
          <input
            id={`${id}-${seat.id}`}
            className="field__input lock__half"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            value={typed[seat.id] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [seat.id]: target.value })}
          />
        </div>
      ))}
      <p id={`${id}-hint`} className="field__hint">
        {TEXT.halfHint}
      </p>
      <p role="status" className="lock__state">
        {fault}
      </p>
      <button type="submit" className="button button--primary">
        {TEXT.openByHalves}
      </button>
    </form>
  )
}
