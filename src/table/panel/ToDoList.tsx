import { useId, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import { END_TEXT } from './end-text'
import styles from './end.module.css'
import pickingStyles from './picking.module.css'
import { inOneLine, type Undone } from './undone'

/** Kept from segment to segment and from hand to hand. */
let wasOpen = false

/** What is left undone in a segment, and how it is taken up. */
export interface Remains extends Pick<Undone, 'owed' | 'optional'> {
  /** The hexes that it is about, those first that may have been forgotten. */
  readonly hexes: readonly HexId[]
  /** What stands in one of them, in a few words. */
  readonly textOf: (hex: HexId) => string
  /** The hex that is in hand. */
  readonly picked: HexId | undefined
  readonly onPick: (hex: HexId) => void
}

/** What is left to do in the segment, and on request the stacks that can do it, each picked by its button. */
export function ToDoList({ owed, optional, hexes, ...stacks }: Remains) {
  const [isOpen, setOpen] = useState(wasOpen)
  const id = useId()
  const turn = () => {
    wasOpen = !isOpen
    setOpen(!isOpen)
  }
  const text = inOneLine([owed && END_TEXT.owed(owed), optional && END_TEXT.optional(optional)])
  if (text === '') return <p className={styles['segment-end__left']}>{END_TEXT.nothing}</p>
  if (hexes.length === 0) return <p className={styles['segment-end__left']}>{text}.</p>
  return (
    <>
      <button
        type="button"
        className={styles['to-do__head']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={turn}
      >
        <span className={styles['to-do__text']}>{text}</span>
        <span className={styles['to-do__count']} aria-hidden="true">
          {hexes.length}
        </span>
      </button>
      <div id={id} className={styles['to-do']} hidden={!isOpen}>
        {isOpen ? <Stacks hexes={hexes} {...stacks} /> : null}
      </div>
    </>
  )
}

function Stacks({ hexes, textOf, picked, onPick }: Omit<Remains, 'owed' | 'optional'>) {
  return (
    <ul aria-label={END_TEXT.stacks}>
      {hexes.map((hex) => (
        <li key={hex}>
          <Button
            className={classNames(pickingStyles['hex-button'], styles['end-button'])}
            aria-current={hex === picked ? 'true' : undefined}
            onClick={() => onPick(hex)}
          >
            <b>{hex}</b> <span>{textOf(hex)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
