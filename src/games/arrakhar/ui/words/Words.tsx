import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isElsewhere } from '@/table/desk/use-table-keys'
import { WORDS } from '../../content/words-text'
import type { PanelProps } from '../play/desk'
import { WordsPane } from './WordsPane'
import './words.css'

/** Whoever plays by the board in words wants it there again when the curtain has lifted. */
let wasOpen = false

/** The door to the board in words (key B), and the board in words itself. */
export function Words({ desk }: PanelProps) {
  const [isOpen, setOpen] = useState(wasOpen)
  const door = useRef<HTMLButtonElement>(null)
  const pane = useRef<HTMLElement>(null)
  const wantsFocus = useRef(false)
  const turn = () => {
    wantsFocus.current = true
    wasOpen = !isOpen
    setOpen(!isOpen)
  }
  useToggleKey(turn)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const goal = isOpen ? pane.current?.querySelector<HTMLElement>('[aria-selected="true"]') : door.current
    goal?.focus()
  }, [isOpen])
  return isOpen ? (
    <WordsPane ref={pane} desk={desk} onClose={turn} />
  ) : (
    <button
      ref={door}
      type="button"
      className="button words-door"
      aria-keyshortcuts="B"
      title={WORDS.openHint}
      onClick={turn}
    >
      <WordsIcon />
      <span className="words-door__name">{WORDS.open}</span>
    </button>
  )
}

function WordsIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 4h12M2 8h12M2 12h7" />
    </svg>
  )
}

function useToggleKey(turn: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() !== 'b' || isElsewhere(event.target)) return
    event.preventDefault()
    turn()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
