import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWindowKey } from '@/table/desk/use-table-keys'
import { HexButtons } from '@/table/panel/HexButtons'
import { INSTRUCTIONS } from '../../content/text'
import { boardOf } from '../../rules/spaces'
import type { View } from '../../rules/view'
import { marksOf } from '../gestures/hands'
import type { PanelProps } from '../play/desk'
import { gestureInWords } from './gesture-words'
import { hexInWords, placeInWords } from './hex-words'
import { enchantmentName, namesOf } from './magic-words'
import { WORDS } from './words-text'
import './words.css'

/** Whoever plays by the board in words wants it there again when the curtain has lifted. */
let wasOpen = false

/** The door to the board in words (key B), and the board in words itself. */
export function Words({ desk }: PanelProps) {
  const [isOpen, setOpen] = useState(wasOpen)
  const goal = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(false)
  const turn = () => {
    wantsFocus.current = true
    wasOpen = !isOpen
    setOpen(!isOpen)
  }
  useWindowKey((event) => {
    if (event.ctrlKey || event.key.toLowerCase() !== 'b') return
    event.preventDefault()
    turn()
  })
  useEffect(() => {
    if (wantsFocus.current) goal.current?.focus()
    wantsFocus.current = false
  }, [isOpen])
  const door = (
    <button
      ref={goal}
      type="button"
      className={isOpen ? 'button words__close' : 'button words-door'}
      aria-keyshortcuts="B"
      title={isOpen ? WORDS.closeHint : WORDS.openHint}
      onClick={turn}
    >
      {isOpen ? (
        WORDS.close
      ) : (
        <>
          <WordsIcon />
          <span className="words-door__name">{WORDS.open}</span>
        </>
      )}
    </button>
  )
  if (!isOpen) return door
  return <WordsPane desk={desk} door={door} />
}

/** Lines of a text. */
function WordsIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 4h12M2 8h12M2 12h7" />
    </svg>
  )
}

interface WordsPaneProps extends PanelProps {
  readonly door: ReactNode
}

/** The board by what may be chosen and by where somebody is; every hex is a button that does what a click on it does. */
function WordsPane({ desk, door }: WordsPaneProps) {
  const { view, gesture, choose } = desk
  const id = useId()
  const marks = marksOf(view, gesture)
  const chosen = boardOf(view).ids.filter((hex) => marks.some((mark) => mark.hex === hex))
  const taken = boardOf(view).ids.filter((hex) => !chosen.includes(hex) && isTaken(view, hex))
  return (
    <section className="words" data-focus-scope="" aria-labelledby={id}>
      <header className="words__head">
        <h2 id={id}>{WORDS.title}</h2>
        {door}
      </header>
      <div className="words__page" tabIndex={-1}>
        <p>{INSTRUCTIONS[view.now.phase]}</p>
        <InHand desk={desk} />
        {chosen.length === 0 ? <p className="soft">{WORDS.nothing}</p> : null}
        <HexButtons
          title={WORDS.choices}
          options={chosen.map((hex) => ({ hex, text: withoutNumber(hexInWords(view, hex, marks)) }))}
          onChoose={choose}
        />
        <HexButtons
          title={WORDS.stacks}
          options={taken.map((hex) => ({ hex, text: placeInWords(view, hex) }))}
          onChoose={choose}
        />
        <Enchantments view={view} />
      </div>
    </section>
  )
}

/** What is picked, and a way to let go of it. */
function InHand({ desk }: PanelProps) {
  const { view, gesture, adjust } = desk
  if (gesture.name === 'Idle') return null
  return (
    <section aria-label={WORDS.inHand}>
      <p>{gestureInWords(view, gesture)}</p>
      <button type="button" className="button" onClick={() => adjust({ type: 'cancel' })}>
        {WORDS.letGo}
      </button>
    </section>
  )
}

function isTaken({ creatures }: View, hex: string): boolean {
  return creatures.some(({ at }) => at === hex || at === `${hex}^`)
}

/** The button names the hex itself. */
function withoutNumber(text: string): string {
  return text.slice(text.indexOf(', ') + 2)
}

function Enchantments({ view }: { readonly view: View }) {
  if (view.enchantments.length === 0) return null
  const names = namesOf(view)
  return (
    <section aria-label={WORDS.enchantments}>
      <h3>{WORDS.enchantments}</h3>
      <ul>
        {view.enchantments.map((enchantment) => (
          <li key={enchantment.id}>{enchantmentName(enchantment, names)}</li>
        ))}
      </ul>
    </section>
  )
}
