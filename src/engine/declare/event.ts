import type { AnyEvent, Audience } from '../kernel/game'
import type { HexId } from '../kernel/hex'

/**
 * What the rules have to know of one kind of event. `Fields` are what it tells, from which its type follows; how it is
 * told and shown is the business of the table.
 */
export interface EventRule<Fields extends object> {
  /** Who may know it; everybody when left out. */
  readonly audience?: (fields: Readonly<Fields>) => Audience
  /** Why the command that brought it about must not be undone though no die was rolled: something secret was shown. */
  readonly barrier?: string
}

type EventRules = Readonly<Record<string, EventRule<never>>>

/** Declares one kind of event by its fields, and what there is to know of it. */
export function event<Fields extends object>(rule: EventRule<Fields> = {}): EventRule<Fields> {
  return rule
}

/** Every event of a table of them; the key of an entry is the event's `type`. */
export type EventOf<Rules extends EventRules> = {
  [Type in keyof Rules]: Rules[Type] extends EventRule<infer Fields>
    ? { readonly type: Type } & Readonly<Fields>
    : never
}[keyof Rules]

/** What the rules know of every event of a game, by type: to forget one is a type error. */
export type EventRulesOf<Event extends AnyEvent> = {
  readonly [Type in Event['type']]: EventRule<Extract<Event, { type: Type }>>
}

/** Who may know an event: as its entry says. */
export function audienceBy<Event extends AnyEvent>(
  rules: EventRulesOf<Event>,
): (happened: Event) => Audience {
  const entries: EventRules = rules
  // The entry is the event's own; a union of events forgets the pairing.
  return (happened) => entries[happened.type]?.audience?.(happened as never) ?? 'all'
}

/** Why a command after which these events happened must not be undone, if so: by the first that says it. */
export function barrierAmong(rules: EventRules, events: readonly AnyEvent[]): string | undefined {
  return events.map(({ type }) => rules[type]?.barrier).find((barrier) => barrier !== undefined)
}

/** An event with how it is told, for games whose words are so few that they may load with the rules. */
export interface ToldEvent<Event extends object, Names, Clause extends string> extends EventRule<Event> {
  readonly clause: Clause
  /** What kind of line it is in the log; something that happened when left out. */
  readonly kind?: 'heading' | 'victory'
  /** A sentence without its full stop: 'North 1 moves to 0203'. */
  say(event: Readonly<Event>, names: Names): string
  /** Where it happened. */
  hexesOf?(event: Readonly<Event>): readonly HexId[]
  /** The faces that were rolled for it. */
  diceOf?(event: Readonly<Event>): readonly number[]
  /** Whose turn a heading opens. */
  sideOf?(event: Readonly<Event>): string
}

/** Declares events of one game: each with what it holds, and how that is told. */
export function eventKit<Names, Clause extends string>() {
  return function event<Held extends object>(
    told: ToldEvent<Held, Names, Clause>,
  ): ToldEvent<Held, Names, Clause> {
    return told
  }
}

/** What is said of every event of a game, by type: to forget one is a type error. */
export type ToldEvents<Event extends AnyEvent, Names, Clause extends string> = {
  readonly [Type in Event['type']]: ToldEvent<Extract<Event, { type: Type }>, Names, Clause>
}

/** The entry of an event; the mapped type guarantees that it fits. */
export function toldOf<Event extends AnyEvent, Names, Clause extends string>(
  events: ToldEvents<Event, Names, Clause>,
  event: Event,
): Omit<ToldEvent<Event, Names, Clause>, keyof EventRule<Event>> {
  return events[event.type as Event['type']]
}
