import type { Refusal } from '@/engine/kernel/refusal'

/** What a player can be in the middle of doing: states told by their names, `Idle` one of them. */
export interface AnyGesture {
  readonly name: string
  /** Whether what is in hand has done something since it was picked, and only stays there to do more. */
  readonly hasActed?: boolean
}

/** Nothing is in hand; the first state of every game's gestures. */
export interface Idle extends AnyGesture {
  readonly name: 'Idle'
}

export const IDLE: Idle = { name: 'Idle' }

/** What a chosen hex leads to. */
export type Answer<Gesture, Command> =
  | { readonly kind: 'gesture'; readonly gesture: Gesture }
  /** Commands to be played in order, and the gesture that follows if all are. */
  | { readonly kind: 'commands'; readonly commands: readonly Command[]; readonly then: Gesture }
  /** Nothing comes of it: the refusal of what the player most likely meant, or else of the click itself. */
  | { readonly kind: 'refusal'; readonly meant: Command | null; readonly otherwise: Refusal }

/** An answer that only changes the gesture. */
export function goOn<Gesture>(gesture: Gesture): Answer<Gesture, never> {
  return { kind: 'gesture', gesture }
}

/** An answer that plays commands and then goes on with a gesture, which has acted. */
export function playThen<Command, Gesture extends AnyGesture = Idle>(
  commands: readonly Command[],
  then: Gesture | Idle = IDLE,
): Answer<Gesture | Idle, Command> {
  return { kind: 'commands', commands, then: then.name === IDLE.name ? IDLE : { ...then, hasActed: true } }
}

/** An answer to a click that leads nowhere. */
export function refused<Command = never>(
  otherwise: Refusal,
  meant: Command | null = null,
): Answer<never, Command> {
  return { kind: 'refusal', meant, otherwise }
}
