import { type SyntheticEvent, useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import { type LockedSave, shareOf, unlocked, type Vault } from '@/store/vault/vault'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { seatName } from '../session/seats'
import { LOCK_TEXT as TEXT } from './lock-text'
import { RecoveryForm } from './RecoveryForm'
import { useAlive } from './use-alive'
import type { UnlockFormProps } from './unlock-form-props'
import styles from './lock.module.css'

/** Asks each side that has set a passphrase for it, one after the other. */
export function UnlockForm(props: UnlockFormProps) {
  const [isRecovering, setRecovering] = useState(false)
  return (
    <div className={panelStyles.stack}>
      {isRecovering ? <RecoveryForm {...props} /> : <PassphraseForms {...props} />}
      <Button look="quiet" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? TEXT.backToPassphrases : TEXT.forgotten}
      </Button>
    </div>
  )
}

function PassphraseForms({ game, save, onUnlocked }: UnlockFormProps) {
  const [shares, setShares] = useState<Vault['shares']>({})
  const [fault, setFault] = useState<string>()
  const isAlive = useAlive()
  const seat = seatsOf(save).find((one) => !(one in shares))
  const take = async (owner: Seat, share: Vault['shares'][Seat]) => {
    const all = { ...shares, [owner]: share }
    setShares(all)
    if (seatsOf(save).some((one) => !(one in all))) return
    const opened = await unlocked(save, all)
    if (!opened) setFault(TEXT.broken)
    else if (isAlive()) await onUnlocked(opened)
  }
  if (fault !== undefined) return <p role="alert">{fault}</p>
  if (seat === undefined) return <p role="status">{TEXT.trying}</p>
  return (
    <PassphraseForm
      key={seat}
      side={seatName(game, seat)}
      shareFor={(passphrase) => shareOf(save, seat, passphrase)}
      onShare={(share) => void take(seat, share).catch(() => setFault(TEXT.notOpened))}
    />
  )
}

/** Those that have set a passphrase, whoever is to take the mouse first. */
function seatsOf({ card, body }: LockedSave): readonly Seat[] {
  const seats = Object.keys(body.shares)
  return seats.toSorted((one, other) => Number(other === card?.asked) - Number(one === card?.asked))
}

type Share = Vault['shares'][Seat]

interface PassphraseFormProps {
  /** Whose it is, by name. */
  readonly side: string
  readonly shareFor: (passphrase: string) => Promise<Share | undefined>
  readonly onShare: (share: Share) => void
}

function PassphraseForm({ side, shareFor, onShare }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('')
  const [state, setState] = useState<'asking' | 'trying' | 'wrong'>('asking')
  const isAlive = useAlive()
  const tryIt = async () => {
    setState('trying')
    const share = await shareFor(passphrase)
    if (!isAlive()) return
    if (share) onShare(share)
    else setState('wrong')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (state !== 'trying') void tryIt()
  }
  return (
    <form className={panelStyles.stack} onSubmit={submit}>
      <Field label={TEXT.passphraseOf(side)}>
        <input
          className={controlStyles['field__input']}
          type="password"
          autoComplete="off"
          autoFocus
          value={passphrase}
          aria-invalid={state === 'wrong'}
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </Field>
      <p role="status" className={styles['lock__state']}>
        {state === 'trying' && TEXT.trying}
        {state === 'wrong' && TEXT.wrong(side)}
      </p>
      <PrimaryButton type="submit" aria-disabled={state === 'trying'}>
        {TEXT.open}
      </PrimaryButton>
    </form>
  )
}
