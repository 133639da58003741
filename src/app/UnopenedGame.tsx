import { useMemo } from 'react'
import { lockedSaveIn } from '@/engine/save-read'
import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'
import type { UnreadGame } from './kept-game'
import { LockedGame } from './lock/LockedGame'
import { StoredProblems } from './StoredProblems'

interface UnopenedGameProps {
  readonly game: AnyGame
  readonly forSession: SessionGame
  readonly kept: UnreadGame
}

/** Stands in place of a kept game that is not on the table: it waits for its passphrases, or cannot be read. */
export function UnopenedGame({ game, forSession, kept }: UnopenedGameProps) {
  const locked = useMemo(() => lockedSaveIn(kept.save), [kept.save])
  if (!locked) return <StoredProblems game={game} problems={kept.problems} save={kept.save} />
  return <LockedGame game={game} forSession={forSession} save={locked} revision={kept.revision} />
}
