import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/widgets/Button'
import { isPressed, shortcutOf } from '@/widgets/keys'
import { useWindowKey } from '../desk/use-table-keys'
import { WORDS_FRAME as TEXT } from './words-text'
import styles from './words.module.css'

/** Whoever plays by the board in words wants it there again when the curtain has lifted. */
let wasOpen = false

/** The door to the board in words (key B), and the board in words itself beside the map: not modal. */
export function BoardInWords({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(wasOpen)
  const door = useRef<HTMLButtonElement>(null)
  const pane = useRef<HTMLElement>(null)
  const wantsFocus = useRef(false)
  const id = useId()
  const turn = () => {
    wantsFocus.current = true
    wasOpen = !isOpen
    setOpen(!isOpen)
  }
  useWindowKey((event) => {
    if (!isPressed('boardInWords', event)) return
    event.preventDefault()
    turn()
  })
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const page = pane.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    const goal = page ?? door.current
    goal?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <Button
        ref={door}
        className={styles['words-door']}
        aria-keyshortcuts={shortcutOf('boardInWords')}
        title={TEXT.openHint}
        onClick={turn}
      >
        <WordsIcon />
        <span className={styles['words-door__name']}>{TEXT.open}</span>
      </Button>
    )
  return (
    <section ref={pane} className={styles.words} data-words="" data-focus-scope="" aria-labelledby={id}>
      <header className={styles['words__head']}>
        <h2 id={id}>{TEXT.title}</h2>
        <Button
          ref={door}
          className={styles['words__close']}
          aria-keyshortcuts={shortcutOf('boardInWords')}
          title={TEXT.closeHint}
          onClick={turn}
        >
          {TEXT.close}
        </Button>
      </header>
      {children}
    </section>
  )
}

function WordsIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 4h12M2 8h12M2 12h7" />
    </svg>
  )
}
