import type { Problem } from '@/engine/refusal'
import type { AnyGame } from '@/games/manifest'
import { hasLocks, hold, isHeld } from '@/store/hold'
import { type AnyLoadedGame, readSaveOf } from './save-reading'
import { library, sessionStore } from './table-session'

/** What this browser keeps of a game. */
export type KeptGame =
  | { readonly outcome: 'read'; readonly loaded: AnyLoadedGame; readonly revision: number }
  | { readonly outcome: 'nothing' }
  | UnreadGame

/** A game that is locked by passphrases, or that cannot be read at all. */
export interface UnreadGame {
  readonly outcome: 'unread'
  readonly problems: readonly Problem[]
  /** As it is kept. */
  readonly save: object
  readonly revision: number
}

/** The game read ahead of its table, until the table takes it. */
const ahead = new Map<AnyGame, Promise<KeptGame>>()

/** Begins to read the game kept in this browser, while its table is still being fetched. */
export function readAhead(game: AnyGame): Promise<unknown> {
  const reading = readKept(game)
  ahead.set(game, reading)
  return reading
}

/** The game kept in this browser; what was read ahead counts once, for the game goes on meanwhile. */
export function keptGame(game: AnyGame): Promise<KeptGame> {
  const reading = ahead.get(game) ?? readKept(game)
  ahead.delete(game)
  return reading
}

async function readKept(game: AnyGame): Promise<KeptGame> {
  claim(game)
  const kept = await library.read(game.id).catch(() => undefined)
  const json = kept?.save
  if (!kept || typeof json !== 'object' || json === null) return { outcome: 'nothing' }
  const read = await readSaveOf(game, json)
  const { revision } = kept
  return read.ok
    ? { outcome: 'read', loaded: read.value, revision }
    : { outcome: 'unread', problems: read.problems, save: json, revision }
}

/** Asks for a game that is going to be played here; the table does not wait for the answer. */
function claim({ id }: AnyGame): void {
  if (!hasLocks() || isHeld(id)) return
  void hold(id, { ifAvailable: true }, leaveToOther).then((isGiven) => {
    // Whoever asks twice at once is refused by itself.
    if (isGiven || isHeld(id)) sessionStore.setState({ elsewhere: null })
    else leaveToOther()
  })
}

/** Stops the game here: another tab has it. */
export function leaveToOther(): void {
  sessionStore.setState(({ elsewhere }) => ({ elsewhere: elsewhere ?? 'open' }))
}
