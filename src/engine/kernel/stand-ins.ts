import type { AnyEvent, Json } from './game'

/** What lay open of a game from a step on. */
export interface OpenGame<View> {
  /** The open views at that step and now. */
  readonly first: View
  readonly last: View
  /** What has happened between them and may be known to everybody. */
  readonly events: readonly AnyEvent[]
}

/**
 * Positions, in the file format, that look to everybody like the first of an open game and may have led to the last;
 * made of nothing but what lies open. None at a step after which a command may say more than what lies open.
 */
export type StandIns<View> = (game: OpenGame<View>) => readonly Json[]
