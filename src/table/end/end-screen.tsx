import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import type { Side } from '@/widgets/side'
import { EndFrame, type EndScreenProps } from './EndFrame'
import { EndStory } from './EndStory'
import type { GameMoment } from './moments'

/** How a game came to its end. */
interface AnyEnding<Seat extends string> {
  readonly winner: Seat | 'draw'
  readonly by: string
}

/** What a game says of its end. */
export interface EndWays<
  View extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  Seat extends string,
  Ending extends AnyEnding<Seat>,
> {
  readonly gameId: string
  /** Those who played, in order. */
  readonly seatsOf: (view: View) => readonly Seat[]
  readonly names: Readonly<Record<Seat, string>>
  readonly places: Readonly<Record<Seat, Side>>
  readonly text: {
    readonly draw: string
    readonly wins: (name: string) => string
    /** What another game is called on its button. */
    readonly rematch: string
  }
  /** How it came about, in sentences. */
  readonly saysOf: (ending: Ending, view: View) => string
  /** The rule by which it ended; null where none is needed. */
  readonly clauses: Readonly<Record<Ending['by'], string | null>>
  readonly Clause: ComponentType<{ readonly clause: string }>
  /** What a seat lost, in a few words. */
  readonly lostOf: (seat: Seat, view: View, happened: readonly Event[]) => string
  readonly momentsOf: (log: readonly LogStep<Event>[], view: View) => readonly GameMoment[]
  /** What was most out of the ordinary of the dice, as a sentence. */
  readonly luckOf?: (log: readonly LogStep<Event>[], viewAt: (step: number) => View) => string | undefined
  /** What was secret, what is left, and the seals. */
  readonly Rest: (frame: EndScreenProps<View, Command, Event>) => ReactNode
}

/** Makes the screen of a game's end: who won and how, what it cost, its moments, what the game adds, and the final board. */
export function endScreen<
  View extends { readonly ending: Ending | null },
  Command extends AnyCommand,
  Event extends AnyEvent,
  Seat extends string,
  Ending extends AnyEnding<Seat>,
>(ways: EndWays<View, Command, Event, Seat, Ending>) {
  const { gameId, names, places, text, Clause, Rest } = ways
  return function EndScreen(frame: EndScreenProps<View, Command, Event>) {
    const { view, log, viewAt, onReview } = frame
    const moments = useMemo(() => ways.momentsOf(log, view), [log, view])
    const luck = useMemo(() => ways.luckOf?.(log, viewAt), [log, viewAt])
    const happened = useMemo(() => log.flatMap(({ events }) => events), [log])
    const { ending } = view
    if (!ending) return null
    const { winner } = ending
    const by: Ending['by'] = ending.by
    const clause = ways.clauses[by]
    return (
      <EndFrame
        {...frame}
        gameId={gameId}
        title={winner === 'draw' ? text.draw : text.wins(names[winner])}
        side={winner === 'draw' ? 'draw' : places[winner]}
        says={
          <>
            {ways.saysOf(ending, view)} {clause !== null && <Clause clause={clause} />}
          </>
        }
        rematch={text.rematch}
        hasReport
      >
        <EndStory
          losses={ways.seatsOf(view).map((seat) => ({
            name: names[seat],
            side: places[seat],
            words: ways.lostOf(seat, view, happened),
          }))}
          luck={luck}
          moments={moments}
          onReview={onReview}
        />
        <Rest {...frame} />
      </EndFrame>
    )
  }
}
