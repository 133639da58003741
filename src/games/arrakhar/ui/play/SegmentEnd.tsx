import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { once } from '@/table/desk/once'
import { END_NAMES, nextText } from '../../content/text'
import type { EndSegment } from '../../rules/commands'
import { isSetUp } from '../../rules/guards'
import { SEQUENCE_OF_PLAY, type PlaySegment } from '../../rules/position'
import type { View } from '../../rules/view'
import { useEndParts } from '../overlays/use-end-parts'
import type { Desk, PanelProps } from './desk'
import { isElsewhere } from './use-table-keys'

const END: EndSegment = { type: 'endSegment' }

/** Ends the segment, by button or Ctrl+Enter; asks first where something that cannot be made up for is left undone. */
export function SegmentEnd({ desk }: PanelProps) {
  const { view, gesture, send, refusalOf, comfort } = desk
  const parts = useEndParts()
  const hasAsked = useRef(false)
  const [asked, setAsked] = useState<Pick<Desk, 'view' | 'gesture'> | null>(null)
  const { segment } = view.now
  const left = parts?.stillToDo(view)
  // Whatever else the player does meanwhile is an answer too.
  const isAsking = asked?.view === view && asked.gesture === gesture
  const end = () => {
    const asks = comfort.warnsAtEnd && left?.isWorthAsking === true && !isAsking
    if (asks && !refusalOf(END)) setAsked({ view, gesture })
    else send(END)
  }
  useEndKey(end)
  if (isSetUp(segment)) return null
  return (
    <div className="segment-end">
      {parts ? <parts.ToDoList desk={desk} /> : <p className="segment-end__left" />}
      {isAsking && parts ? (
        <parts.EndWarning
          desk={desk}
          onEnd={() => send(END)}
          onCancel={() => {
            setAsked(null)
            hasAsked.current = true
          }}
        />
      ) : (
        <button
          ref={(button) => {
            if (hasAsked.current) button?.focus()
            hasAsked.current = false
          }}
          type="button"
          className={left?.text === '' ? 'button button--primary' : 'button'}
          aria-keyshortcuts="Control+Enter"
          onClick={once(end)}
        >
          <span>{END_NAMES[segment]}</span>
          <small>{nextText(nextOf(view, segment), view.side, view.turn)}</small>
        </button>
      )}
    </div>
  )
}

function useEndKey(end: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat || event.altKey || event.metaKey) return
    if (event.defaultPrevented || isElsewhere(event.target)) return
    event.preventDefault()
    end()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function nextOf({ side }: View, segment: PlaySegment): PlaySegment | undefined {
  const segments: readonly PlaySegment[] = SEQUENCE_OF_PLAY[side]
  return segments[segments.indexOf(segment) + 1]
}
