import { type Problem, present } from '@/engine/refusal'
import type { OpenBody } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import { createSessionStore, type SessionStore } from '@/store/session-store'
import { copiedGame } from '@/store/copied-game'
import type { Session } from '@/store/session'
import { coinGame, coinRules, coinStart, type CoinCommand, type CoinPosition } from '../support/coin-game'
import { memoryLibrary, type MemoryLibrary } from '../support/memory-library'
import { opened } from '../support/opened'
// Fetched at once, so that no test is over before it comes.
import '@/store/sealing'
import { positionOf } from '@/engine/history'

/** A table at which the coin game is played. */
export interface CoinTable {
  readonly store: SessionStore
  readonly library: MemoryLibrary
  session(): Session
  position(): CoinPosition
  /** Opens a save as `JSON.parse` gives it, or gives back what is wrong with it; with a revision it is the kept one. */
  open(json: unknown, revision?: number): readonly Problem[]
  /** What the library keeps of the game. */
  kept(): OpenBody
  /** Plays commands, taking the mouse when the curtain is down; nothing may be refused. */
  play(...commands: readonly CoinCommand[]): void
}

/** A coin game just begun, with an opening if one is given. */
export function coinTable(opening: readonly CoinCommand[] = [], library = memoryLibrary()): CoinTable {
  const store = createSessionStore(library)
  const session = () => present(store.getState().session, 'session')
  const position = () => positionOf(session().history) as CoinPosition
  store.actions.start(coinGame, coinStart(), opening)
  return {
    store,
    library,
    session,
    position,
    kept: () => opened(present(library.saves.get('coin'), 'kept game')),
    open(json, revision) {
      const read = readSave(coinRules, json)
      if (!read.ok) return read.problems
      if (revision === undefined) store.actions.open(coinGame, copiedGame(coinRules, read.value))
      else store.actions.open(coinGame, read.value, { revision })
      return []
    },
    play(...commands) {
      for (const command of commands) {
        store.actions.takeMouse(position().asked)
        const refusal = store.actions.play(command)
        if (refusal) throw new Error(refusal.message)
      }
    },
  }
}

/** Lets writes and seals that are under way come to their end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 2))
}
