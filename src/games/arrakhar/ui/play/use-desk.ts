import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import type { Refusal } from '@/engine/refusal'
import type { TableProps } from '@/engine/table'
import type { HexId } from '@/engine/hex'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { answerHex } from '../gestures/answer'
import { type Answer, type Gesture, IDLE } from '../gestures/gesture'
import type { Adjustment } from '../gestures/adjustment'
import { adjusted } from '../gestures/reduce'
import { settled } from '../gestures/settle'
import type { Desk } from './desk'

type Props = Pick<
  TableProps<View, Command, Event>,
  'view' | 'log' | 'play' | 'refusalOf' | 'seat' | 'comfort' | 'onComfort' | 'onRefused'
>

/** Commands still to be played, each when the one before has changed the position. */
interface Queue {
  readonly after: View
  readonly commands: readonly Command[]
}

/** The gesture in progress and the way from clicks to commands. */
export function useDesk(props: Props): Desk {
  const { view, log, seat, refusalOf, comfort, onComfort, onRefused } = props
  const held = useGesture(view)
  const { gesture, isFromBoard, refusal, setRefusal } = held
  useEffect(() => {
    if (refusal) onRefused?.(refusal)
  }, [refusal, onRefused])
  const send = useSend(props, setRefusal)
  const hands = useHands(props, held, send)
  return useMemo(
    () => ({ view, seat, gesture, isFromBoard, log, refusal, send, refusalOf, comfort, onComfort, ...hands }),
    [view, seat, gesture, isFromBoard, log, refusal, send, refusalOf, comfort, onComfort, hands],
  )
}

/** What clicks on the board and controls of the panels do. */
function useHands(
  { view, refusalOf }: Props,
  { gesture, setGesture, setFromBoard, setRefusal }: Held,
  send: Desk['send'],
): Pick<Desk, 'choose' | 'adjust' | 'follow'> {
  const follow = useCallback(
    (answer: Answer) => {
      switch (answer.kind) {
        case 'gesture':
          setRefusal(null)
          setGesture(answer.gesture)
          break
        case 'commands':
          if (send(...answer.commands)) setGesture(answer.then)
          break
        case 'refusal':
          setRefusal((answer.meant && refusalOf(answer.meant)) ?? answer.otherwise)
      }
    },
    [send, refusalOf, setGesture, setRefusal],
  )
  const choose = useCallback(
    (hex: HexId) => {
      setFromBoard(true)
      follow(answerHex(view, gesture, hex))
    },
    [follow, view, gesture, setFromBoard],
  )
  const adjust = useCallback(
    (adjustment: Adjustment) => {
      setFromBoard(false)
      setRefusal(null)
      // A panel may still show the gesture before this one.
      setGesture((latest) => adjusted(view, settled(view, latest), adjustment))
    },
    [view, setFromBoard, setGesture, setRefusal],
  )
  return useMemo(() => ({ choose, adjust, follow }), [choose, adjust, follow])
}

interface Held {
  readonly gesture: Gesture
  readonly isFromBoard: boolean
  readonly refusal: Refusal | null
  readonly setGesture: Dispatch<SetStateAction<Gesture>>
  readonly setFromBoard: (isFromBoard: boolean) => void
  readonly setRefusal: (refusal: Refusal | null) => void
}

/** What is left of the gesture in this position, whether a click on the board made it, and why the last did nothing. */
function useGesture(view: View): Held {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [kept, setGesture] = useState<Gesture>(IDLE)
  const [isFromBoard, setFromBoard] = useState(false)
  const gesture = useMemo(() => settled(view, kept), [view, kept])
  return { gesture, isFromBoard, refusal, setGesture, setFromBoard, setRefusal }
}

/** Plays the first of some commands at once and the others as the position follows. */
function useSend({ view, play }: Props, say: (refusal: Refusal | null) => void): Desk['send'] {
  const [queue, setQueue] = useState<Queue | null>(null)
  const start = useCallback(
    (...commands: readonly Command[]) => {
      const [first, ...rest] = commands
      const refused = (first && play(first)) ?? null
      say(refused)
      setQueue(refused === null && rest.length > 0 ? { after: view, commands: rest } : null)
      return refused === null
    },
    [view, play, say],
  )
  useEffect(() => {
    // A position that has not changed yet waits for dice typed by hand.
    if (queue !== null && queue.after !== view) start(...queue.commands)
  }, [queue, view, start])
  return start
}
