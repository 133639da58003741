import { lockedSaveIn } from '@/engine/save/save-read'
import type { AnyGame } from '@/contract/manifest'
import { markElsewhere, whyElsewhere } from '@/store/table'
import { hasLocks, hold, holdName, isHeld, letGo, wasHeld } from '@/store/hold'
import type { Vault } from '@/store/vault/vault'
import { gameKept } from './game-kept'
import { claimed, keptGame, type KeptGame, leaveToOther } from './kept-game'
import { readSaveOf } from './save-reading'
import { sessionGameOf } from './session-games'
import { sessionStore, table } from './table-session'

/** A tab that has not let go of a game after so long is asleep, in milliseconds. */
const PATIENCE_MS = 1000

const LET_GO = 'let go'
const DELETED = 'deleted'

const channels = new Map<string, BroadcastChannel>()

/** What a tab can do whose game is played in another one. */
export interface Turn {
  /** Has the game come here. */
  readonly takeOver: () => void
  /** Waits no longer. */
  readonly leave: () => void
}

/** Keeps the game at the table to this tab, and listens for other tabs that ask for it. */
export async function sitDown(saveId: string): Promise<void> {
  // Another tab may delete the game, where locks do not stop it.
  channelOf(saveId)
  if (!hasLocks()) return
  // Whoever seized a game before its claim is refused would hold it, and be told that another tab does.
  await claimed(saveId)
  if (!whyElsewhere(sessionStore.getState().elsewhere, saveId)) await seize(saveId)
}

/** Lets go of a game that has made way for another one, once what was played is kept. */
export async function standUp(saveId: string): Promise<void> {
  await gameKept()
  if (sessionStore.getState().session?.saveId === saveId) return
  if (isHeld(saveId)) letGo(saveId)
  channels.get(saveId)?.close()
  channels.delete(saveId)
}

/**
 * A turn at a game that another tab has. The other may be this very page before it was loaded again, which is about
 * to let go; longer than that nobody waits, lest a tab that is loaded again lose its game to one that waits.
 */
export function turnAt(game: AnyGame, saveId: string): Turn {
  const waiting = new AbortController()
  const leave = () => waiting.abort()
  if (hasLocks() && !wasHeld(saveId)) {
    setTimeout(leave, PATIENCE_MS)
    void hold(saveId, { signal: waiting.signal }, () => leaveToOther(saveId)).then(() => takeUp(game, saveId))
  }
  return {
    takeOver() {
      leave()
      void seize(saveId).then(() => takeUp(game, saveId))
    },
    leave,
  }
}

/** Has a game come to this tab: asked for, or by force where nobody answers. */
async function seize(saveId: string): Promise<void> {
  if (!hasLocks() || isHeld(saveId)) return
  channelOf(saveId)?.postMessage(LET_GO)
  const waiting = new AbortController()
  const lose = () => leaveToOther(saveId)
  await Promise.race([
    hold(saveId, { signal: waiting.signal }, lose),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ])
  waiting.abort()
  if (!isHeld(saveId)) await hold(saveId, { steal: true }, lose)
}

/** Goes on with the game from where the other tab left it. */
async function takeUp(game: AnyGame, saveId: string): Promise<void> {
  const [kept, forSession] = await Promise.all([reopened(game, saveId), sessionGameOf(game)])
  const { session, elsewhere } = sessionStore.getState()
  if (!whyElsewhere(elsewhere, saveId)) return
  markElsewhere(sessionStore, saveId, undefined)
  if (session?.saveId !== saveId) return
  if (kept.outcome === 'unread' || kept.outcome === 'silent') {
    // The table is cleared: whoever sits at it is asked for the passphrases, or told what is wrong.
    sessionStore.setState({ session: null })
    return
  }
  if (kept.outcome === 'read') table.open(forSession, kept.loaded, { kept, vault: kept.vault })
  else table.leaveMouse()
  // Written anew, so that whatever the other tab may still be about to write comes too late, and is told so.
  table.keep()
}

/** A game as it is kept; where the other tab has left it locked as it was here, nobody is asked again. */
async function reopened(game: AnyGame, saveId: string): Promise<KeptGame & { readonly vault?: Vault }> {
  const kept = await keptGame(game, saveId)
  const vault = sessionStore.getState().session?.vault
  if (kept.outcome !== 'unread' || !vault) return kept
  const locked = lockedSaveIn(kept.save)
  const unlocked = locked && (await vault.unlock(locked, vault.shares))
  if (!unlocked) return kept
  const read = await readSaveOf(game, unlocked.save)
  return read.ok ? { ...kept, outcome: 'read', loaded: read.value, vault: unlocked.vault } : kept
}

function channelOf(saveId: string): BroadcastChannel | undefined {
  const open = channels.get(saveId)
  if (open || !('BroadcastChannel' in globalThis)) return open
  const channel = new BroadcastChannel(holdName(saveId))
  channel.onmessage = ({ data }) => {
    if (data === DELETED) unkeep(saveId, 'DeletedError')
    else void hand(saveId)
  }
  channels.set(saveId, channel)
  return channel
}

/** Tells other tabs that a game has been deleted in this one. */
export function tellDeleted(saveId: string): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(holdName(saveId))
  channel.postMessage(DELETED)
  channel.close()
}

/** Says of the game at the table that it is not kept any more; its next command, or a player, has it kept again. */
export function unkeep(saveId: string, name: string): void {
  const { session } = sessionStore.getState()
  if (session?.saveId === saveId) sessionStore.setState({ saveStatus: { state: 'failed', reason: '', name } })
}

/** Hands a game to the tab that asked for it, once what was played here is kept. */
async function hand(saveId: string): Promise<void> {
  if (!isHeld(saveId)) return
  const { session, saveStatus } = sessionStore.getState()
  // The browser may keep by now what it would not keep before.
  if (session?.saveId === saveId && saveStatus.state === 'failed') table.keep()
  leaveToOther(saveId)
  await gameKept()
  letGo(saveId)
}
