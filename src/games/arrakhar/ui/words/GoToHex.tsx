import { type SubmitEvent, useId, useState } from 'react'
import type { HexId } from '@/engine/hex'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { WORDS } from '../../content/words-text'
import styles from './words.module.css'

interface GoToHexProps {
  readonly find: (text: string) => HexId | undefined
  readonly onShow: (hex: HexId) => void
}

/** A field for the printed number of a hex. */
export function GoToHex({ find, onShow }: GoToHexProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const id = useId()
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    const hex = find(text)
    setFault(hex === undefined ? WORDS.unknown(text) : '')
    if (hex !== undefined) onShow(hex)
  }
  return (
    <form className={styles['words__go']} onSubmit={go}>
      <label htmlFor={id}>{WORDS.goTo}</label>
      <input
        id={id}
        className={controlStyles['field__input']}
        inputMode="numeric"
        maxLength={4}
        size={5}
        autoComplete="off"
        value={text}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={controlStyles.button}>
        {WORDS.go}
      </button>
      <p
        id={`${id}-fault`}
        className={classNames(controlStyles['field__error'], styles['words__error'])}
        role="alert"
      >
        {fault}
      </p>
    </form>
  )
}
