import { useId, useRef, useState } from 'react'
import { forgetNames, knownNames } from '@/store/catalog/known-names'
import { Button } from '@/widgets/Button'
import { SETTINGS_TEXT } from './settings-text'
import styles from './settings.module.css'

const { names: TEXT } = SETTINGS_TEXT

/** How many names of players are remembered, and how they are forgotten. */
export function NamesField() {
  const id = useId()
  const name = useRef<HTMLHeadingElement>(null)
  const [known, setKnown] = useState(knownNames)
  const forget = () => {
    forgetNames()
    setKnown([])
    // The button goes with the names.
    name.current?.focus()
  }
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <h3 ref={name} id={id} className={styles['setting__name']} tabIndex={-1}>
        {TEXT.name}
      </h3>
      <p className={styles['setting__hint']} role="status">
        {TEXT.hint(known.length)}
      </p>
      {known.length > 0 && <Button onClick={forget}>{TEXT.forget}</Button>}
    </section>
  )
}
