import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { IDLE } from './answer'
import { DESK_TEXT } from './desk-text'
import { askIfLost, type Asking, useQuestion } from './question'
import type { AdjustmentOf, Answering, AnswerOf, DeskOf, DeskParts, GestureOf, PropsOf } from './desk'

type Props<Parts extends DeskParts> = Pick<
  PropsOf<Parts>,
  | 'view'
  | 'log'
  | 'play'
  | 'refusalOf'
  | 'viewAfter'
  | 'seat'
  | 'comfort'
  | 'onComfort'
  | 'passing'
  | 'onRefused'
>

/** Commands still to be played, each when the one before has changed the position. */
interface Queue<Parts extends DeskParts> {
  readonly after: Parts['view']
  readonly commands: readonly Parts['command'][]
}

/** The gesture in progress and the way from clicks to commands. */
export function useDesk<Parts extends DeskParts>(
  props: Props<Parts>,
  answering: Answering<Parts>,
): DeskOf<Parts> {
  const { view, log, seat, refusalOf, viewAfter, comfort, onComfort, passing, onRefused } = props
  const held = useGesture(view, answering)
  const { gesture, isFromBoard, refusal } = held
  useEffect(() => {
    if (refusal) onRefused?.(refusal)
  }, [refusal, onRefused])
  const asking = useQuestion(view, gesture, comfort)
  const give = useGiving(props, answering, held, asking)
  const hands = useHands(props, answering, held, give)
  const told = useMemo(() => {
    const own = { view, seat, log, refusalOf, viewAfter, comfort, onComfort, passing }
    return { ...own, gesture, isFromBoard, refusal }
  }, [view, seat, gesture, isFromBoard, log, refusal, refusalOf, viewAfter, comfort, onComfort, passing])
  return useMemo(() => ({ ...told, ...hands, ...asking }), [told, hands, asking])
}

/** What clicks on the board and controls of the panels do. */
function useHands<Parts extends DeskParts>(
  { view, refusalOf }: Props<Parts>,
  { answerHex, adjusted, settled }: Answering<Parts>,
  { gesture, setGesture, setFromBoard, setRefusal }: Held<Parts>,
  give: Give<Parts>,
): Pick<DeskOf<Parts>, 'choose' | 'adjust' | 'follow' | 'send'> {
  const follow = useCallback(
    (answer: AnswerOf<Parts>) => {
      switch (answer.kind) {
        case 'gesture':
          setRefusal(null)
          setGesture(answer.gesture)
          break
        case 'commands':
          give(answer.commands, answer.then)
          break
        case 'refusal':
          setRefusal((answer.meant && refusalOf(answer.meant)) ?? answer.otherwise)
      }
    },
    [give, refusalOf, setGesture, setRefusal],
  )
  const choose = useCallback(
    (hex: HexId) => {
      setFromBoard(true)
      follow(answerHex(view, gesture, hex))
    },
    [follow, answerHex, view, gesture, setFromBoard],
  )
  const adjust = useCallback(
    (adjustment: AdjustmentOf<Parts>) => {
      setFromBoard(false)
      setRefusal(null)
      // A panel may still show the gesture before this one.
      setGesture((latest) => adjusted(view, settled(view, latest), adjustment))
    },
    [view, adjusted, settled, setFromBoard, setGesture, setRefusal],
  )
  const send = useCallback((...commands: readonly Parts['command'][]) => give(commands), [give])
  return useMemo(() => ({ choose, adjust, follow, send }), [choose, adjust, follow, send])
}

/** Gives commands, and takes up the gesture that follows if the first was played. */
type Give<Parts extends DeskParts> = (
  commands: readonly Parts['command'][],
  then?: GestureOf<Parts>,
) => boolean

/** Gives commands, and asks before one that costs something for good. What the rules refuse is refused at once. */
function useGiving<Parts extends DeskParts>(
  props: Props<Parts>,
  { lossOf }: Answering<Parts>,
  { setGesture, setRefusal }: Held<Parts>,
  { ask }: Asking,
): Give<Parts> {
  const { view, refusalOf } = props
  const start = useSend(props, setRefusal)
  return useCallback(
    (commands, then) => {
      const [first] = commands
      const losses = commands.flatMap((command) => lossOf(view, command) ?? [])
      const isRefused = first !== undefined && refusalOf(first) !== undefined
      let isPlayed = false
      askIfLost({ ask }, { lost: isRefused ? '' : (losses[0] ?? ''), verb: DESK_TEXT.goAhead }, () => {
        isPlayed = start(...commands)
        if (isPlayed && then) setGesture(then)
      })
      return isPlayed
    },
    [start, setGesture, lossOf, view, refusalOf, ask],
  )
}

interface Held<Parts extends DeskParts> {
  readonly gesture: GestureOf<Parts>
  readonly isFromBoard: boolean
  readonly refusal: Refusal | null
  readonly setGesture: Dispatch<SetStateAction<GestureOf<Parts>>>
  readonly setFromBoard: (isFromBoard: boolean) => void
  readonly setRefusal: (refusal: Refusal | null) => void
}

/**
 * What is left of the gesture in this position, whether a click on the board made it, and why the last did nothing.
 * A new stage begins with empty hands: a click meant for another stack would send on what an earlier stage picked.
 */
function useGesture<Parts extends DeskParts>(
  view: Parts['view'],
  { settled, stageOf }: Answering<Parts>,
): Held<Parts> {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isFromBoard, setFromBoard] = useState(false)
  const stage = stageOf(view).id
  const [kept, setKept] = useState<Kept<Parts>>({ stage, gesture: IDLE })
  const gesture = useMemo(() => settled(view, keptIn(stage, kept)), [settled, view, stage, kept])
  const setGesture = useCallback(
    (next: SetStateAction<GestureOf<Parts>>) =>
      setKept((latest) => ({
        stage,
        gesture: typeof next === 'function' ? next(keptIn(stage, latest)) : next,
      })),
    [stage],
  )
  return { gesture, isFromBoard, refusal, setGesture, setFromBoard, setRefusal }
}

/** A gesture, and the stage in which it was taken up. */
interface Kept<Parts extends DeskParts> {
  readonly stage: string
  readonly gesture: GestureOf<Parts>
}

function keptIn<Parts extends DeskParts>(stage: string, kept: Kept<Parts>): GestureOf<Parts> {
  return kept.stage === stage ? kept.gesture : IDLE
}

/** Plays the first of some commands at once and the others as the position follows. */
function useSend<Parts extends DeskParts>(
  { view, play }: Props<Parts>,
  say: (refusal: Refusal | null) => void,
): DeskOf<Parts>['send'] {
  const [queue, setQueue] = useState<Queue<Parts> | null>(null)
  const start = useCallback(
    (...commands: readonly Parts['command'][]) => {
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
