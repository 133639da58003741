import { type SyntheticEvent, useState } from 'react'
import type { Seat } from '@/engine/game'
import { halfFrom } from '@/store/vault/recovery-code'
import { recovered } from '@/store/vault/vault'
import { Field } from '@/widgets/Field'
import { LOCK_TEXT as TEXT } from './lock-text'
import type { UnlockFormProps } from './unlock-form-props'

/** Opens a game by both halves of its recovery code. */
export function RecoveryForm({ game, save, onUnlocked }: UnlockFormProps) {
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
      <p>
        {TEXT.recoveryLead} {TEXT.halfHint}
      </p>
      {game.seats.map((seat) => (
        <Field key={seat.id} label={TEXT.halfOf(seat.name)}>
          <input
            className="field__input lock__half"
            autoComplete="off"
            spellCheck={false}
            value={typed[seat.id] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [seat.id]: target.value })}
          />
        </Field>
      ))}
      <p role="status" className="lock__state">
        {fault}
      </p>
      <button type="submit" className="button button--primary">
        {TEXT.openByHalves}
      </button>
    </form>
  )
}
