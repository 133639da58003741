import type { AnyEvent, Seat } from '../kernel/game'
import type { LuckMeasure, LuckReport } from './luck-report'

/** Dice of which a higher face is always better for whoever they are rolled for. */
export interface CountedDice<Event extends AnyEvent> {
  readonly measure: LuckMeasure
  /** How many faces each has, from 1. */
  readonly faces: number
  /** The clause by which they are added. */
  readonly clause: string
  /** Those that an event tells of. */
  readonly diceOf: (event: Event) => readonly { readonly seat: Seat; readonly value: number }[]
}

/** Luck that is the points of such dice, beside the mean of their faces. */
export function diceLuck<Event extends AnyEvent>(
  counted: CountedDice<Event>,
): Pick<LuckReport<object>, 'measures' | 'luckOf'> {
  const { measure, faces, clause, diceOf } = counted
  const owed = (faces + 1) / 2
  const variance = (faces ** 2 - 1) / 12
  return {
    measures: [measure],
    luckOf: ({ events }) =>
      (events as readonly Event[])
        .flatMap(diceOf)
        .map(({ seat, value }) => ({ seat, measure: measure.id, given: value, owed, variance, clause })),
  }
}
