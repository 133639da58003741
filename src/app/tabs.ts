import type { AnyGame } from '@/games/manifest'
import { hasLocks, hold, holdName, isHeld, letGo, wasHeld } from '@/store/hold'
import { keptGame, leaveToOther } from './kept-game'
import { sessionGameOf } from './session-games'
import { sessionStore, table } from './table-session'

/** A tab that has not let go of a game after so long is asleep, in milliseconds. */
const PATIENCE_MS = 1000

const LET_GO = 'let go'

const channels = new Map<string, BroadcastChannel>()

/** What a tab can do whose game is played in another one. */
export interface Turn {
  /** Has the game come here. */
  readonly takeOver: () => void
  /** Waits no longer. */
  readonly leave: () => void
}

/**
 * Listens for other tabs that ask for the game at the table, and has them let go of it where it was begun or
 * opened here in place of the one they play.
 */
export function sitDown(saveId: string): void {
  if (!hasLocks()) return
  channelOf(saveId)
  if (sessionStore.getState().elsewhere === null) void seize(saveId)
}

/**
 * A turn at a game that another tab has. The other may be this very page before it was loaded again, which is about
 * to let go; longer than that nobody waits, lest a tab that is loaded again lose its game to one that waits.
 */
export function turnAt(game: AnyGame): Turn {
  const waiting = new AbortController()
  const leave = () => waiting.abort()
  if (hasLocks() && !wasHeld(game.id)) {
    setTimeout(leave, PATIENCE_MS)
    void hold(game.id, { signal: waiting.signal }, leaveToOther).then(() => takeUp(game))
  }
  return {
    takeOver() {
      leave()
      void seize(game.id).then(() => takeUp(game))
    },
    leave,
  }
}

/** Has a game come to this tab: asked for, or by force where nobody answers. */
async function seize(saveId: string): Promise<void> {
  if (!hasLocks() || isHeld(saveId)) return
  channelOf(saveId)?.postMessage(LET_GO)
  const waiting = new AbortController()
  await Promise.race([
    hold(saveId, { signal: waiting.signal }, leaveToOther),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ])
  waiting.abort()
  if (!isHeld(saveId)) await hold(saveId, { steal: true }, leaveToOther)
}

/** Goes on with the game from where the other tab left it. */
async function takeUp(game: AnyGame): Promise<void> {
  const [kept, forSession] = await Promise.all([keptGame(game), sessionGameOf(game)])
  if (sessionStore.getState().elsewhere === null) return
  sessionStore.setState({ elsewhere: null })
  if (kept.outcome === 'unread') {
    // The table is cleared: whoever sits at it is asked for the passphrases, or told what is wrong.
    sessionStore.setState({ session: null })
    return
  }
  if (kept.outcome === 'read') table.open(forSession, kept.loaded, { revision: kept.revision })
  else table.leaveMouse()
  // Written anew, so that whatever the other tab may still be about to write comes too late, and is told so.
  table.keep()
}

function channelOf(saveId: string): BroadcastChannel | undefined {
  const open = channels.get(saveId)
  if (open || !('BroadcastChannel' in globalThis)) return open
  const channel = new BroadcastChannel(holdName(saveId))
  channel.onmessage = () => void hand(saveId)
  channels.set(saveId, channel)
  return channel
}

/** Hands a game to the tab that asked for it, once what was played here is kept. */
async function hand(saveId: string): Promise<void> {
  if (!isHeld(saveId)) return
  // The browser may keep by now what it would not keep before.
  if (sessionStore.getState().saveStatus.state === 'failed') table.keep()
  leaveToOther()
  await writesDone()
  letGo(saveId)
}

function writesDone(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (sessionStore.getState().saveStatus.state === 'saving') return
      stop()
      done()
    }
    const stop = sessionStore.subscribe(look)
    look()
  })
}
