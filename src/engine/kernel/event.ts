import type { AnyEvent, Audience } from '../game'

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

/** Who may know an event: as its entry says. */
export function audienceBy<Rules extends EventRules>(rules: Rules): (happened: EventOf<Rules>) => Audience {
  const entries: EventRules = rules
  // The entry is the event's own; a union of events forgets the pairing.
  return (happened) => entries[happened.type as string]?.audience?.(happened as never) ?? 'all'
}

/** Why a command after which these events happened must not be undone, if so: by the first that says it. */
export function barrierAmong(rules: EventRules, events: readonly AnyEvent[]): string | undefined {
  return events.map(({ type }) => rules[type]?.barrier).find((barrier) => barrier !== undefined)
}
