import type { AnyEvent, Audience } from '../game'
import type { HexId } from '../hex'

/** All that is said of events of one type, in one place. */
export interface ToldEvent<Event, Names, Clause extends string> {
  readonly clause: Clause
  /** What kind of line it is in the log; something that happened when left out. */
  readonly kind?: 'heading' | 'victory'
  /** Who may know of it; everybody when left out. */
  audience?(event: Event): Audience
  /** A sentence without its full stop: 'North 1 moves to 0203'. */
  say(event: Event, names: Names): string
  /** Where it happened. */
  hexesOf?(event: Event): readonly HexId[]
  /** The faces that were rolled for it. */
  diceOf?(event: Event): readonly number[]
  /** Whose turn a heading opens. */
  sideOf?(event: Event): string
}

/** Declares events of one game: each with what it holds, and how that is told. */
export function eventKit<Names, Clause extends string>() {
  return function event<Held extends object>(
    told: ToldEvent<Readonly<Held>, Names, Clause>,
  ): ToldEvent<Readonly<Held>, Names, Clause> {
    return told
  }
}

/** Every event of a record of declarations: a key of it is the event's type. */
export type EventsOf<E> = {
  [Type in keyof E & string]: E[Type] extends { say(event: infer Held, names: never): string }
    ? { readonly type: Type } & Held
    : never
}[keyof E & string]

/** What is said of every event of a game, by type: to forget one is a type error. */
export type ToldEvents<Event extends AnyEvent, Names, Clause extends string> = {
  readonly [Type in Event['type']]: ToldEvent<Extract<Event, { type: Type }>, Names, Clause>
}

/** The entry of an event; the mapped type guarantees that it fits. */
export function toldOf<Event extends AnyEvent, Names, Clause extends string>(
  events: ToldEvents<Event, Names, Clause>,
  event: Event,
): ToldEvent<Event, Names, Clause> {
  return events[event.type as Event['type']]
}

/** Who may know an event. */
export function audienceIn<Event extends AnyEvent, Names, Clause extends string>(
  events: ToldEvents<Event, Names, Clause>,
): (event: Event) => Audience {
  return (event) => toldOf(events, event).audience?.(event) ?? 'all'
}
