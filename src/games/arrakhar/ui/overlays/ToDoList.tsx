import { useId, useState } from 'react'
import type { HexId } from '@/engine/hex'
import { END_TEXT } from '../../content/end-text'
import { answerHex } from '../gestures/answer'
import { IDLE } from '../gestures/gesture'
import { hexOfGesture } from '../gestures/next-stack'
import type { PanelProps } from '../play/desk'
import { stackText } from '../play/stack-text'
import { hexesLeft, stillToDo } from '../play/still-to-do'
import './end.css'

/** Kept from segment to segment and from hand to hand. */
let wasOpen = false

/** What is left to do in the segment, and on request the stacks that can do it, each picked by its button. */
export function ToDoList({ desk }: PanelProps) {
  const [isOpen, setOpen] = useState(wasOpen)
  const id = useId()
  const { view } = desk
  const { text } = stillToDo(view)
  const hexes = hexesLeft(view)
  const turn = () => {
    wasOpen = !isOpen
    setOpen(!isOpen)
  }
  if (text === '') return <p className="segment-end__left">{END_TEXT.nothing}</p>
  if (hexes.length === 0)
    return (
      <p className="segment-end__left">
        {END_TEXT.left}: {text}.
      </p>
    )
  return (
    <>
      <button type="button" className="to-do__head" aria-expanded={isOpen} aria-controls={id} onClick={turn}>
        <span className="to-do__text">
          {END_TEXT.left}: {text}
        </span>
        <span className="to-do__count" aria-hidden="true">
          {hexes.length}
        </span>
      </button>
      <div id={id} className="to-do" hidden={!isOpen}>
        {isOpen ? <Stacks desk={desk} hexes={hexes} /> : null}
      </div>
    </>
  )
}

function Stacks({ desk, hexes }: PanelProps & { readonly hexes: readonly HexId[] }) {
  const { view, gesture, follow } = desk
  const picked = hexOfGesture(view, gesture)
  return (
    <ul aria-label={END_TEXT.stacks}>
      {hexes.map((hex) => (
        <li key={hex}>
          <button
            type="button"
            className="button hex-button"
            aria-current={hex === picked ? 'true' : undefined}
            onClick={() => follow(answerHex(view, IDLE, hex))}
          >
            <b>{hex}</b> <span>{stackText(view, hex)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
