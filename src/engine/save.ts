import type { DiceState } from './dice'
import type { AnyCommand, AnyEvent, Json } from './game'
import { entriesOf, type Entry, type History } from './history'

/** The version of the save format that this program writes. */
export const SAVE_VERSION = 1

/** A sealed secret: what was shown to both sides at once, and the nonce that lets anyone check it later. */
export interface Seal {
  /** SHA-256, hexadecimal. */
  readonly digest: string
  /** Random, hexadecimal; secret until the game is over. */
  readonly nonce: string
}

/** What a save file holds: the first position and every command with its rolls. */
export interface Save {
  readonly format: 'hexhearth-save'
  readonly version: typeof SAVE_VERSION
  readonly game: string
  readonly initial: Json
  readonly entries: readonly Entry<AnyCommand>[]
  readonly cursor: number
  /** State of the seeded dice; null when every roll is typed by hand. */
  readonly dice: DiceState | null
  readonly seal: Seal | null
}

/** What a save becomes once it has been replayed. */
export interface LoadedGame<Position, Command, Event> {
  readonly history: History<Position, Command, Event>
  readonly dice: DiceState | null
  readonly seal: Seal | null
}

/** What writing a save takes of a game. */
export interface SaveWriter<Position> {
  readonly id: string
  /** A position in its file format. */
  readonly writePosition: (position: Position) => Json
}

/** A game as a save file holds it. */
export function writeSave<P extends object>(
  { id, writePosition }: SaveWriter<P>,
  game: LoadedGame<P, AnyCommand, AnyEvent>,
): Save {
  return {
    format: 'hexhearth-save',
    version: SAVE_VERSION,
    game: id,
    initial: writePosition(game.history.initial),
    entries: entriesOf(game.history),
    cursor: game.history.cursor,
    dice: game.dice,
    seal: game.seal,
  }
}
