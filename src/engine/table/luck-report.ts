import type { AnyEvent, Seat } from '../kernel/game'
import type { LogStep } from './table'

/** What one roll gave beside what the game's tables give on average for exactly that roll. */
export interface RollLuck {
  /** Whose good luck more than the average is. */
  readonly seat: Seat
  /** The id of the measure that it is counted by. */
  readonly measure: string
  readonly given: number
  /** What the tables give on average, exactly. */
  readonly owed: number
  /** How widely what they give is spread: the mean of the squares of the differences. */
  readonly variance: number
  readonly clause: string
}

/** Something that dice give, counted by itself: units eliminated are not units summoned. */
export interface LuckMeasure {
  readonly id: string
  /** 'Units eliminated'. */
  readonly name: string
  /** A sentence on what the dice gave a seat, by its name, beyond what they owe; negative when they owe more. */
  readonly said: (seatName: string, excess: number) => string
}

/** How a game counts what its report tells, from what a viewer may know. */
export interface LuckReport<View> {
  /** The weightiest first. */
  readonly measures: readonly LuckMeasure[]
  /** Whether the game has begun; what is done before, setting up, is left out of the report. */
  isUnderWay(view: View): boolean
  /** What the rolls of a step gave; `before` is the view just before it. */
  luckOf(step: LogStep<AnyEvent>, before: View): readonly RollLuck[]
  /** What each seat has lost so far; `happened` is all that has been told till then. */
  lossesOf(view: View, happened: readonly AnyEvent[]): Readonly<Record<Seat, number>>
  /** What is counted by that: 'Units lost'. */
  readonly losses: string
}
