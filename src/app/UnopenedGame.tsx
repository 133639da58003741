import { useEffect, useMemo } from 'react'
import { lockedSaveIn } from '@/engine/save-read'
import type { UnreadGame } from './kept-game'
import { LockedGame } from './lock/LockedGame'
import type { Wanted } from './resume'
import { StoredProblems } from './StoredProblems'
import { standUp } from './tabs'

interface UnopenedGameProps {
  readonly wanted: Wanted
  readonly kept: UnreadGame
}

/** Stands in place of a kept game that is not on the table: it waits for its passphrases, or cannot be read. */
export function UnopenedGame({ wanted: { game, forSession }, kept }: UnopenedGameProps) {
  // A game that nobody opens here is left to other tabs.
  useEffect(() => () => void standUp(kept.saveId), [kept.saveId])
  const locked = useMemo(() => lockedSaveIn(kept.save), [kept.save])
  if (!locked) return <StoredProblems game={game} problems={kept.problems} save={kept.save} />
  return <LockedGame game={game} forSession={forSession} save={locked} kept={kept} />
}
