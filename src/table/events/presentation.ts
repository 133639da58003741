import type { BoardArrow, Icon } from '@/board/board-props'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { AnyEvent } from '@/engine/kernel/game'
import type { Roll } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { Sounding } from '@/widgets/sound/sound-player'

/** The types that a game's events are presented with: named once, beside its table of presentations. */
export interface EventTypes {
  readonly event: AnyEvent
  /** What lies on the board. */
  readonly table: object
  /** What sentences need to know beside the event: what the pieces are called. */
  readonly names: unknown
  readonly clause: string
  readonly side: string
  /** Where on a table of the game a roll is read. */
  readonly cell: unknown
}

/** From where to where something was done. */
export interface EventArrow {
  readonly from: readonly (HexId | undefined)[]
  /** Where it is not known, there is no arrow. */
  readonly to: HexId | undefined
  readonly kind: BoardArrow['kind']
}

/** What is seen of an event, and how things lie after it. */
export interface Shown<Table> {
  readonly effects: readonly BoardEffect[]
  readonly table: Table
}

/** A great moment as the board names it. */
export interface EventBanner {
  readonly hex: HexId
  readonly text: string
  readonly icon: Icon
}

/** All that a table makes of one kind of event: how it is told, drawn, shown and heard. */
export interface Presentation<T extends EventTypes, Event> {
  readonly clause: T['clause'] | ((event: Event) => T['clause'])
  /** What happened, in a sentence; null where the log needs none. */
  readonly say: (event: Event, names: T['names']) => string | null
  /** Whether another event of its step tells the same more fully to whoever may know of both: then it has no line. */
  readonly isToldBy?: (event: Event, other: T['event']) => boolean
  /** What the log says once where both sides did it one after the other. */
  readonly together?: string
  /** The same in a few words, where what it settles is named already. */
  readonly brief?: (event: Event) => string
  /** Where it happened, if not in its `hex`: marked while its sentence is pointed at. */
  readonly at?: (event: Event) => readonly HexId[]
  /** The faces that were rolled for it, if not its `roll`. */
  readonly dice?: (event: Event) => readonly number[]
  /** Among how many a die of as many faces chose; below two, or left out, where none was thrown. */
  readonly draws?: (event: Event) => number
  /** What its dice mean, beside them; the few words of `brief` when left out. */
  readonly means?: (event: Event, names: T['names']) => string
  /** Where they were read. */
  readonly cell?: (event: Event, table: T['table']) => T['cell']
  /** Whose part of the game it opens: its sentence is a heading. */
  readonly opens?: (event: Event) => T['side']
  /** Whether the game ends with it. */
  readonly isEnd?: boolean
  /** What belongs to the set-up or to the course of the sequence of play is not looked back on. */
  readonly belongsTo?: 'setUp' | 'course'
  /** Whether it is remembered when the game is over. */
  readonly moment?: (event: Event) => boolean
  /** How great it was beside others: the greatest of a game is remembered. */
  readonly weight?: (event: Event) => number
  /** Whether it is worth looking back on, among all events since; left out where it always is. */
  readonly isRecalled?: (event: Event, all: readonly T['event'][]) => boolean
  /** Whence and where to, as things lay just before. */
  readonly arrow?: (
    event: Event,
    before: T['table'],
    log: readonly LogStep<T['event']>[],
  ) => EventArrow | undefined
  /** What is seen on the board; `after` is how things lie when the whole step is over. */
  readonly show?: (event: Event, before: T['table'], after: T['table']) => Shown<T['table']>
  /** What the board names over it; null where it is nothing special. */
  readonly banner?: (event: Event, table: T['table']) => EventBanner | null
  readonly hear?: readonly Sounding[] | ((event: Event) => readonly Sounding[])
  /** The fields that make it the one that a goal means; how it was brought about is left open. No goal when left out. */
  readonly goal?: readonly (keyof Event & string)[]
}

/** One presentation for every kind of event: to forget one is a type error. */
export type Presentations<T extends EventTypes> = {
  readonly [Type in T['event']['type']]: Presentation<T, Extract<T['event'], { readonly type: Type }>>
}

/** Whatever the event tells: for what is a moment each time. */
export function always(): boolean {
  return true
}

/** The presentation of an event. */
export function presentationOf<T extends EventTypes>(
  presentations: Presentations<T>,
  { type }: T['event'],
): Presentation<T, T['event']> {
  // The entry is the event's own: the mapped type guarantees it, the compiler cannot follow.
  return presentations[type as T['event']['type']] as unknown as Presentation<T, T['event']>
}

/** What the dice of an event mean, beside them; empty where nothing is said of it. */
export function meaningOf<T extends EventTypes>(
  presentations: Presentations<T>,
  event: T['event'],
  names: T['names'],
): string {
  const { means, brief } = presentationOf(presentations, event)
  return means ? means(event, names) : (brief?.(event) ?? '')
}

/** The hexes of an event. */
export function hexesOf<T extends EventTypes>(
  presentations: Presentations<T>,
  event: T['event'],
): readonly HexId[] {
  const { at } = presentationOf(presentations, event)
  if (at) return at(event)
  // Events call their own hex by this name, which their common type does not say.
  return 'hex' in event && typeof event.hex === 'string' ? [event.hex as HexId] : []
}

/** The faces that were rolled for an event, as far as it tells them itself. */
export function diceOf<T extends EventTypes>(
  presentations: Presentations<T>,
  event: T['event'],
): readonly number[] {
  const { dice } = presentationOf(presentations, event)
  if (dice) return dice(event)
  return 'roll' in event && typeof event.roll === 'number' ? [event.roll] : []
}

/**
 * The faces that were rolled for each event of a step. What was drawn by a die does not tell its face: it is read off the
 * rolls of the step, which came about in the order of its events.
 */
export function diceIn<T extends EventTypes>(
  presentations: Presentations<T>,
  { events, rolls }: Pick<LogStep<T['event']>, 'events' | 'rolls'>,
): readonly (readonly number[])[] {
  let next = 0
  const take = (isMeant: (roll: Roll) => boolean): readonly number[] => {
    const place = rolls.findIndex((roll, nth) => nth >= next && isMeant(roll))
    if (place >= 0) next = place + 1
    return rolls[place]?.values ?? []
  }
  return events.map((event: T['event']) => {
    const told = diceOf(presentations, event)
    if (told.length > 0) {
      take(({ values }) => String(values) === String(told))
      return told
    }
    const among = presentationOf(presentations, event).draws?.(event) ?? 0
    return among < 2 ? [] : take(({ faces, count }) => faces === among && count === 1)
  })
}
