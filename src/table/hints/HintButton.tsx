import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { shortcutOf } from '@/widgets/keys'
import { HINT } from './hint-text'
import { turnHint, useHintDesk } from './hint-desk'
import styles from './hints.module.css'

interface HintDoorProps {
  /** Whether it stands in a corner of the board, or among other buttons. */
  readonly isOnBoard?: boolean
}

/** Asks for a hint; nothing where none is to be had. */
export function HintButton({ isOnBoard = false }: HintDoorProps) {
  const { offer, stage } = useHintDesk()
  const door = useRef<HTMLButtonElement>(null)
  const isOpen = stage.name !== 'closed'
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    // The card took the focus with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) door.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!offer) return null
  return (
    <Button
      ref={door}
      data-hint-door={isOnBoard ? '' : undefined}
      className={isOnBoard ? styles['hint-door--on-board'] : undefined}
      aria-keyshortcuts={shortcutOf('hint')}
      aria-expanded={isOpen}
      title={HINT.openHint}
      onClick={turnHint}
    >
      <HintSign />
      <span className={styles['hint-door__name']}>{HINT.name}</span>
    </Button>
  )
}

/** A lamp. */
function HintSign() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M6 11.5h4M6.5 14h3M6 11.5C6 9.5 3.75 8.75 3.75 5.75a4.25 4.25 0 0 1 8.5 0C12.25 8.75 10 9.5 10 11.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
