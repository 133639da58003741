import type { Bots } from '../bot/bot'
import type { DiceSeal, Seal } from '../kernel/dice-seals'
import type { DiceState } from '../kernel/dice'
import type { AnyCommand, AnyEvent, Json, Seat } from '../kernel/game'
import { entriesOf, type Entry, type History } from '../kernel/history'
import type { LockedBody } from '../files/locked'
import type { PackedBody } from '../files/packing'
import type { GameSummary } from '../table/table'

/** The version of the save format that this program writes. */
export const SAVE_VERSION = 2

/** What the players call a game and themselves, and who of them is a bot. */
export interface GameLabels {
  readonly title?: string | undefined
  /** Names by seat. */
  readonly players?: Readonly<Record<Seat, string>> | undefined
  /** Left out of a game that no bot has ever played in. */
  readonly bots?: Bots | undefined
}

/** What may be told of a save without opening it; nobody is bound by it. */
export interface FileCard extends GameLabels, GameSummary {
  /** The seats in play, where a game may be played by fewer than it has. */
  readonly seats?: readonly Seat[] | undefined
  /** Whose answer is awaited; null when the game is over. */
  readonly asked: Seat | null
}

/** The digests that both sides may note down while the game goes on. */
export interface PublicSeals {
  /** Of the hidden choice. */
  readonly choice: string | null
  /** Of the program's dice, in order. */
  readonly dice: readonly Pick<DiceSeal, 'digest' | 'from' | 'until'>[]
}

/** What was taken back where undo would have stopped: it is gone from the game, and told in the log. */
export interface TakenBack {
  /** How many entries were left in force. */
  readonly at: number
  /** What it was, in words that everybody may read. */
  readonly what: string
  /** Who asked, and who agreed: nobody where no other person plays. */
  readonly by: Seat
  readonly agreed: readonly Seat[]
}

/** The game itself: the first position and every command with its rolls, and what the seals keep secret. */
export interface OpenBody {
  readonly kind: 'open'
  readonly initial: Json
  readonly entries: readonly Entry<AnyCommand>[]
  readonly cursor: number
  /** Where the program's dice stand; null while rolls are typed in. */
  readonly dice: DiceState | null
  /** The nonce of the hidden choice. */
  readonly nonce: string | null
  /** What the seals of the dice stand for, in their order. */
  readonly seeds: readonly Pick<DiceSeal, 'seed' | 'nonce'>[]
  /** Left out while nothing was. */
  readonly takenBack?: readonly TakenBack[] | undefined
}

/** What a save file holds; what is packed or locked is the JSON of an open body. */
export interface Save<Body = OpenBody | PackedBody | LockedBody, Version = typeof SAVE_VERSION> {
  readonly format: 'hexhearth-save'
  readonly version: Version
  readonly game: string
  readonly card?: FileCard | undefined
  readonly seals: PublicSeals
  readonly body: Body
}

/** A save that anybody can read. */
export type OpenSave = Save<OpenBody>

/** What a save becomes once it has been replayed. */
export interface LoadedGame<Position, Command, Event> {
  readonly history: History<Position, Command, Event>
  readonly dice: DiceState | null
  readonly seal: Seal | null
  readonly diceSeals: readonly DiceSeal[]
  readonly labels: GameLabels
  /** In order. */
  readonly takenBack: readonly TakenBack[]
}

/** What writing a save takes of a game. */
export interface SaveWriter<Position> {
  readonly id: string
  /** A position in its file format. */
  readonly writePosition: (position: Position) => Json
}

/** A game with nothing sealed yet. */
export function unsealed<P, C, E>(history: History<P, C, E>, dice: DiceState | null): LoadedGame<P, C, E> {
  return { history, dice, seal: null, diceSeals: [], labels: {}, takenBack: [] }
}

/** A save of a game that begins at a position. */
export function saveAt(game: string, initial: Json, dice: DiceState | null): OpenSave {
  const body = { kind: 'open', initial, entries: [], cursor: 0, dice, nonce: null, seeds: [] } as const
  return { format: 'hexhearth-save', version: SAVE_VERSION, game, seals: { choice: null, dice: [] }, body }
}

/** A game as a save file holds it, for anybody to read. */
export function writeSave<P extends object>(
  { id, writePosition }: SaveWriter<P>,
  { history, dice, seal, diceSeals, takenBack }: LoadedGame<P, AnyCommand, AnyEvent>,
  card?: FileCard,
): OpenSave {
  const { body, ...begun } = saveAt(id, writePosition(history.initial), dice)
  return {
    format: begun.format,
    version: begun.version,
    game: begun.game,
    ...(card && { card }),
    seals: {
      choice: seal && seal.digest,
      dice: diceSeals.map(({ digest, from, until }) => ({ digest, from, until })),
    },
    body: {
      ...body,
      entries: entriesOf(history),
      cursor: history.cursor,
      nonce: seal && seal.nonce,
      seeds: diceSeals.map(({ seed, nonce }) => ({ seed, nonce })),
      ...(takenBack.length > 0 && { takenBack }),
    },
  }
}
