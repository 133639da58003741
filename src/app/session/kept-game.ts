import type { Problem } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import { hasLocks, hold, isHeld } from '@/store/hold'
import { isSilence } from '@/store/lasting-store'
import type { StoredSave } from '@/store/library'
import { markElsewhere, whyElsewhere } from '@/store/table'
import { type AnyLoadedGame, readSaveOf } from './save-reading'
import { library, sessionStore } from './table-session'

/** What this browser keeps of a game. */
export type KeptGame =
  | (Omit<StoredSave, 'save'> & { readonly outcome: 'read'; readonly loaded: AnyLoadedGame })
  | { readonly outcome: 'nothing' }
  /** The browser's storage gives no answer. */
  | { readonly outcome: 'silent' }
  | UnreadGame

/** A game that is locked by passphrases, or that cannot be read at all. */
export interface UnreadGame extends StoredSave {
  readonly outcome: 'unread'
  readonly problems: readonly Problem[]
  /** As it is kept. */
  readonly save: object
}

/** The game read ahead of its table, by where it was looked for, until the table takes it. */
const ahead = new Map<string, Promise<KeptGame>>()

const placeOf = (game: AnyGame, saveId: string | undefined) => `${game.id}/${saveId}`

/** Begins to read a game kept in this browser, while its table is still being fetched. */
export function readAhead(game: AnyGame, saveId: string | undefined): void {
  const reading = readKept(game, saveId)
  // Whoever takes it is told if that failed.
  reading.catch(() => undefined)
  ahead.set(placeOf(game, saveId), reading)
}

/** Whether a game has been read ahead, and is sound; it waits for that. */
export async function isReadAhead(game: AnyGame, saveId: string | undefined): Promise<boolean> {
  const kept = await ahead.get(placeOf(game, saveId))?.catch(() => undefined)
  return kept?.outcome === 'read'
}

/**
 * A game kept in this browser: that of an id, or else the one of its kind written last. What was read ahead counts
 * once, for the game goes on meanwhile.
 */
export function keptGame(game: AnyGame, saveId: string | undefined): Promise<KeptGame> {
  const place = placeOf(game, saveId)
  const reading = ahead.get(place) ?? readKept(game, saveId)
  ahead.delete(place)
  return reading
}

async function readKept(game: AnyGame, wanted: string | undefined): Promise<KeptGame> {
  if (wanted !== undefined) claim(wanted)
  const kept = await library.read(game.id, wanted).catch(isSilence)
  if (kept === true) return { outcome: 'silent' }
  if (kept === false) return { outcome: 'nothing' }
  const json = kept?.save
  if (!kept || typeof json !== 'object' || json === null) return { outcome: 'nothing' }
  const { save: _, ...where } = kept
  if (wanted === undefined) claim(where.saveId)
  const read = await readSaveOf(game, json)
  return read.ok
    ? { ...where, outcome: 'read', loaded: read.value }
    : { ...where, outcome: 'unread', problems: read.problems, save: json }
}

/** The answers to what was asked last, by the ids of the games. */
const claims = new Map<string, Promise<void>>()

/** Asks for a game that is going to be played here; the table does not wait for the answer. */
function claim(saveId: string): void {
  if (!hasLocks() || isHeld(saveId)) return
  const lose = () => leaveToOther(saveId)
  const answered = hold(saveId, { ifAvailable: true }, lose).then((isGiven) => {
    // Whoever asks twice at once is refused by itself.
    if (isGiven || isHeld(saveId)) markElsewhere(sessionStore, saveId, undefined)
    else lose()
  })
  claims.set(saveId, answered)
}

/** Waits until it is known whether a game that was taken up here is played elsewhere. */
export async function claimed(saveId: string): Promise<void> {
  await claims.get(saveId)
}

/** Stops a game here: another tab has it. */
export function leaveToOther(saveId: string): void {
  markElsewhere(sessionStore, saveId, whyElsewhere(sessionStore.getState().elsewhere, saveId) ?? 'open')
}
