import { type SyntheticEvent, useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import { seatsNamed } from '@/contract/seat-names'
import { halfFrom } from '@/store/vault/recovery-code'
import { recovered } from '@/store/vault/vault'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LOCK_TEXT as TEXT } from './lock-text'
import type { UnlockFormProps } from './unlock-form-props'
import { useAlive } from './use-alive'
import styles from './lock.module.css'

type Halves = Readonly<Record<Seat, string>>

/** Opens a game by all parts of its recovery code, which are asked for one after the other. */
export function RecoveryForm({ game, save, onUnlocked }: UnlockFormProps) {
  const [halves, setHalves] = useState<Halves>({})
  const [state, setState] = useState('')
  const isAlive = useAlive()
  const seats = seatsNamed(game, save.card?.seats)
  const seat = seats.find(({ id }) => !(id in halves))
  const open = async (all: Halves) => {
    setState(TEXT.opening)
    const opened = await recovered(save, all)
    if (!isAlive()) return
    if (opened) {
      await onUnlocked(opened)
      return
    }
    setHalves({})
    setState(TEXT.wrongHalves)
  }
  const take = (id: Seat, half: string) => {
    const all = { ...halves, [id]: half }
    setHalves(all)
    setState('')
    if (seats.every((one) => one.id in all)) void open(all).catch(() => setState(TEXT.notOpened))
  }
  return (
    <div className={panelStyles.stack}>
      <p>
        {TEXT.recoveryLead} {TEXT.halfHint}
      </p>
      {seat && <HalfForm key={seat.id} side={seat.name} onHalf={(half) => take(seat.id, half)} />}
      <p role="status" className={styles['lock__state']}>
        {state}
      </p>
    </div>
  )
}

interface HalfFormProps {
  /** Whose half it is, by name. */
  readonly side: string
  readonly onHalf: (half: string) => void
}

function HalfForm({ side, onHalf }: HalfFormProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const half = halfFrom(typed)
    if (half === undefined) setFault(TEXT.badHalf(side))
    else onHalf(half)
  }
  return (
    <form className={panelStyles.stack} onSubmit={submit}>
      <Field label={TEXT.halfOf(side)}>
        <input
          className={classNames(controlStyles['field__input'], styles['lock__half'])}
          autoComplete="off"
          autoFocus
          spellCheck={false}
          value={typed}
          aria-invalid={fault !== ''}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="status" className={styles['lock__state']}>
        {fault}
      </p>
      <PrimaryButton type="submit">{TEXT.agree(side)}</PrimaryButton>
    </form>
  )
}
