import { type Problem, present } from '@/engine/kernel/refusal'
import type { OpenBody } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import type { StoredSave } from '@/store/library'
import { createSessionStore, type SessionStore } from '@/store/session-store'
import type { Session } from '@/store/session'
import { atRest } from '../support/at-rest'
import { coinGame, coinRules, coinStart, type CoinCommand, type CoinPosition } from '../support/coin-game'
import { memoryLibrary, type MemoryLibrary } from '../support/memory-library'
import { opened } from '../support/opened'
// Fetched at once, so that no test is over before it comes.
import '@/store/sealing'
import { positionOf } from '@/engine/kernel/history'

/** A table at which the coin game is played. */
export interface CoinTable {
  readonly store: SessionStore
  readonly library: MemoryLibrary
  session(): Session
  position(): CoinPosition
  /** Opens a save as `JSON.parse` gives it, or gives back what is wrong with it; told where, it is the kept one. */
  open(json: unknown, kept?: Omit<StoredSave, 'save'>): readonly Problem[]
  /** Opens what the library of another table keeps, as after a reload. */
  reopen(before: CoinTable): readonly Problem[]
  /** What the library keeps of the game at the table. */
  kept(): OpenBody
  /** Plays commands, taking the mouse when the curtain is down; nothing may be refused. */
  play(...commands: readonly CoinCommand[]): void
}

/** A coin game just begun, with an opening if one is given. */
export function coinTable(opening: readonly CoinCommand[] = [], library = memoryLibrary()): CoinTable {
  const store = createSessionStore(library)
  const session = () => present(store.getState().session, 'session')
  const position = () => positionOf(session().history) as CoinPosition
  const open: CoinTable['open'] = (json, kept) => {
    const read = readSave(coinRules, json)
    if (!read.ok) return read.problems
    store.actions.open(coinGame, read.value, kept && { kept })
    return []
  }
  store.actions.start(coinGame, coinStart(), opening)
  return {
    store,
    library,
    session,
    position,
    kept: () => opened(present(library.saves.get(session().saveId), 'kept game')),
    reopen: (before) => {
      const { saveId } = before.session()
      return open(before.library.saves.get(saveId), { saveId, revision: 1 })
    },
    open,
    play(...commands) {
      for (const command of commands) {
        store.actions.takeMouse(position().asked)
        const refusal = store.actions.play(command)
        if (refusal) throw new Error(refusal.message)
      }
    },
  }
}

/** Waits until writes and seals that are under way have come to their end. */
export const settled = atRest
