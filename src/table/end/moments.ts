import type { AnyEvent } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import {
  type EventTypes,
  type Presentation,
  type Presentations,
  presentationOf,
} from '../events/presentation'

/** Something to remember of a game. */
export interface GameMoment {
  readonly id: string
  /** The number of its step in the log. */
  readonly step: number
  /** The turn in which it happened, 0 in the set-up; null where the log does not reach back to its beginning. */
  readonly turn: number | null
  readonly text: string
  /** Whether nothing of its kind weighed more in this game. */
  readonly isLargest: boolean
}

interface Weighed extends Omit<GameMoment, 'isLargest'> {
  readonly isMoment: boolean
  readonly weight: number
}

/** The moments of a game, by how it presents its events: those declared as such, and the weightiest of all. */
export function momentsBy<T extends EventTypes, View extends T['table']>(
  presentations: Presentations<T>,
  namesIn: (view: View, log: readonly LogStep<T['event']>[]) => T['names'],
) {
  return (log: readonly LogStep<T['event']>[], view: View): readonly GameMoment[] => {
    const names = namesIn(view, log)
    let turn: number | null = null
    const told = log.flatMap((step) =>
      step.events.flatMap((event: T['event'], nth): readonly Weighed[] => {
        const presentation = presentationOf(presentations, event)
        const { opens, say, belongsTo } = presentation
        if (opens) turn = turnOf(event) ?? turn
        const worth = worthOf(presentation, event)
        const text = worth.isMoment || worth.weight > 0 ? say(event, names) : null
        const then = belongsTo === 'setUp' ? 0 : turn
        return text === null
          ? []
          : [{ id: `${step.number}-${nth}`, step: step.number, turn: then, text, ...worth }]
      }),
    )
    const most = Math.max(1, ...told.map(({ weight }) => weight))
    const largest = told.find(({ weight }) => weight === most)
    return told.flatMap(({ id, step, turn: then, text, isMoment }) => {
      const isLargest = id === largest?.id
      return isMoment || isLargest ? [{ id, step, turn: then, text, isLargest }] : []
    })
  }
}

function worthOf<T extends EventTypes>({ moment, weight }: Presentation<T, T['event']>, event: T['event']) {
  return { isMoment: moment?.(event) ?? false, weight: weight?.(event) ?? 0 }
}

/** Those that open a part of the game name its turn, which their common type does not say. */
function turnOf(event: AnyEvent): number | undefined {
  return 'turn' in event && typeof event.turn === 'number' ? event.turn : undefined
}
