import { type SyntheticEvent, useState } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { seatsIn } from '@/store/curtain'
import { isOver } from '@/store/session'
import { lockGame } from '@/store/occasional-actions'
import { mayEncrypt } from '@/store/vault/cipher'
import { ownKey, withKey } from '@/store/vault/vault'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { Field } from '@/widgets/Field'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { seatName } from '../session/seats'
import { sessionStore, table, useTableState } from '../session/table-session'
import { LOCK_TEXT as TEXT } from './lock-text'
import { useAlive } from './use-alive'
import styles from './lock.module.css'

interface PassphraseDialogProps {
  readonly game: AnyGame
  /** Asks for the side's half of the recovery code. */
  readonly onShowHalf: () => void
  readonly onClose: () => void
}

/** Lets the side that holds the mouse set its passphrase, or another one. */
export function PassphraseDialog({ game, onShowHalf, onClose }: PassphraseDialogProps) {
  const seat = useTableState(({ session }) => session?.holder ?? null)
  const over = useTableState(({ session }) => session === null || isOver(session))
  const isLocked = useTableState(({ session }) => Boolean(session?.vault))
  const isAlive = useAlive()
  if (seat === null)
    return (
      <Dialog open title={TEXT.passphrase} onClose={onClose}>
        <p>{over ? TEXT.isOver : null}</p>
      </Dialog>
    )
  const side = seatName(game, seat)
  const set = async (passphrase: string) => {
    const own = await ownKey(seat, passphrase)
    const { session } = sessionStore.getState()
    if (!isAlive() || session?.holder !== seat) return
    lockGame(sessionStore, withKey(session.vault, seatsIn(session), own))
    table.say(TEXT.isSet(side))
    onClose()
  }
  return (
    <Dialog open title={TEXT.setTitle(side)} description={TEXT.setLead} onClose={onClose}>
      <div className={panelStyles.stack}>
        <p>{TEXT.setLost}</p>
        {isLocked && <Button onClick={onShowHalf}>{TEXT.showHalf}</Button>}
        {mayEncrypt() ? <PassphraseFields onSet={set} /> : <p role="alert">{TEXT.noCryptography}</p>}
      </div>
    </Dialog>
  )
}

const LEAST_LETTERS = 8

function faultOf(passphrase: string, again: string): string {
  if (passphrase.length < LEAST_LETTERS) return TEXT.tooShort
  return passphrase === again ? '' : TEXT.different
}

function PassphraseFields({ onSet }: { readonly onSet: (passphrase: string) => Promise<void> }) {
  const [[passphrase, again], setTyped] = useState<readonly [string, string]>(['', ''])
  const [state, setState] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (state === TEXT.setting) return
    const fault = faultOf(passphrase, again)
    setState(fault === '' ? TEXT.setting : fault)
    if (fault === '') void onSet(passphrase).catch(() => setState(TEXT.notSet))
  }
  const secret = (value: string, onType: (text: string) => void, isFirst = false) => (
    <input
      autoFocus={isFirst}
      className={controlStyles['field__input']}
      type="password"
      autoComplete="new-password"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
  return (
    <form className={panelStyles.stack} onSubmit={submit}>
      <Field label={TEXT.passphrase} hint={TEXT.passphraseHint}>
        {secret(passphrase, (text) => setTyped([text, again]), true)}
      </Field>
      <Field label={TEXT.again}>{secret(again, (text) => setTyped([passphrase, text]))}</Field>
      <p role="status" className={styles['lock__state']}>
        {state}
      </p>
      <ButtonRow>
        <PrimaryButton type="submit" aria-disabled={state === TEXT.setting}>
          {TEXT.set}
        </PrimaryButton>
      </ButtonRow>
    </form>
  )
}
