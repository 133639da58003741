import { useLayoutEffect, useRef, useState } from 'react'
import type { BoardBelow } from '@/board/board-props'
import type { BoardEffect, SetPiece } from '@/board/motion/board-effect'
import type { EffectLooks } from '@/board/motion/effect-looks'
import { EffectShow } from '@/board/motion/effect-show'
import { EffectSheet } from '@/board/motion/acts/EffectSheet'
import type { LogStep } from '@/engine/table/table'
import { type MovingPace, TEMPO } from '@/widgets/tempo'
import { rollDice, settleDice } from '@/widgets/tumble'
import { NewSteps } from './new-steps'
import type { SetPiecesOf } from './set-pieces'

/** What a game's board shows, and what has led to it. */
export interface MovingBoard<View, Event> {
  readonly below: BoardBelow
  readonly view: View
  readonly log: readonly LogStep<Event>[]
  readonly pace: MovingPace
  /** What is looked back on in place of the present. */
  readonly past?: LookedBackOn<View, Event> | null
}

interface LookedBackOn<View, Event> {
  readonly view: View
  readonly news: {
    readonly before: View
    readonly step: LogStep<Event>
    readonly events: readonly Event[]
  }
}

/** How a game's events are seen on its board. */
export interface Showing<View, Event> {
  /** What is seen of events between two views; always the same function. */
  readonly effectsOf: (before: View, events: readonly Event[], after: View) => readonly BoardEffect[]
  /** Its dice and banners; none when left out, always the same function. */
  readonly setPiecesOf?: SetPiecesOf<View, Event> | undefined
  /** How counters look; piles when left out. */
  readonly looks?: EffectLooks
}

/** Shows what the last command brought about: on the board, and on the dice that tell of it. */
export function BoardMotion<View, Event>({
  looks,
  effectsOf,
  setPiecesOf = noPieces,
  ...board
}: MovingBoard<View, Event> & Showing<View, Event>) {
  const [show] = useState(() => new EffectShow())
  useShowOfNews(show, board, { effectsOf, setPiecesOf })
  useShowOfPast(show, board, { effectsOf, setPiecesOf })
  return <EffectSheet below={board.below} show={show} {...(looks ? { looks } : {})} />
}

type Seen<View, Event> = Required<Pick<Showing<View, Event>, 'effectsOf'>> & {
  readonly setPiecesOf: SetPiecesOf<View, Event>
}

function noPieces(): readonly SetPiece[] {
  return []
}

/** Before the browser paints, so that nothing is seen in its new place too early. */
function useShowOfNews<View, Event>(
  show: EffectShow,
  { view, log, pace }: MovingBoard<View, Event>,
  { effectsOf, setPiecesOf }: Seen<View, Event>,
): void {
  const tempo = TEMPO[pace]
  const known = useRef({ view, log, news: new NewSteps(log) })
  const isSeated = useRef(false)
  useLayoutEffect(() => {
    const before = known.current
    const last = isSeated.current ? undefined : log.at(-1)
    isSeated.current = true
    // A great moment is named to whoever takes the table right after it.
    if (last) show.play(setPiecesOf(view, last).filter(isBanner), tempo)
    if (before.view === view && before.log === log) return
    known.current = { ...before, view, log }
    const steps = before.news.in(log)
    if (steps.length === 0) {
      // Something was taken back, or somebody else looks at the table.
      show.finish()
      settleDice()
      return
    }
    // Of several rolls that come at once, only the last is seen to fall.
    const rolled = steps.findLast(({ rolls }) => rolls.length > 0)
    if (rolled) rollDice(tempo)
    const events = steps.flatMap((step) => step.events)
    const pieces = steps.flatMap((step) =>
      setPiecesOf(view, step).filter((piece) => isBanner(piece) || step === rolled),
    )
    show.play(told(pieces, effectsOf(before.view, events, view)), tempo)
  }, [show, view, log, tempo, effectsOf, setPiecesOf])
}

/** What is looked back on happens once more, each time it is come to. */
function useShowOfPast<View, Event>(
  show: EffectShow,
  { past = null, pace }: MovingBoard<View, Event>,
  { effectsOf, setPiecesOf }: Seen<View, Event>,
): void {
  const tempo = TEMPO[pace]
  const known = useRef(past)
  useLayoutEffect(() => {
    if (known.current === past) return
    known.current = past
    show.finish()
    if (!past) return
    const { before, step, events } = past.news
    const pieces = setPiecesOf(before, step, events)
    if (!pieces.every(isBanner)) rollDice(tempo)
    show.play(told(pieces, effectsOf(before, events, past.view)), tempo)
  }, [show, past, tempo, effectsOf, setPiecesOf])
}

/** First the dice fall, then what came of it is seen, and last it is named. */
function told(pieces: readonly SetPiece[], effects: readonly BoardEffect[]): readonly BoardEffect[] {
  return [...pieces.filter((piece) => !isBanner(piece)), ...effects, ...pieces.filter(isBanner)]
}

function isBanner({ kind }: SetPiece): boolean {
  return kind === 'banner'
}
