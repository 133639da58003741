import { useEffect } from 'react'
import { UndoBar } from '@/widgets/UndoBar'
import { bringBack, forgetRemoved } from './actions'
import { useGamesState } from './games-store'
import { GAMES_TEXT as TEXT } from './games-text'

/** Says which game was deleted, and brings it back. */
export function UndoRemoval() {
  const last = useGamesState(({ removed }) => removed.at(-1))
  // Whoever leaves the list, or loses the page, has done without.
  useEffect(() => forgetRemoved, [])
  return (
    <UndoBar
      last={last && { key: last.game.saveId, words: TEXT.removed(last.title) }}
      text={TEXT}
      onUndo={() => void bringBack()}
      onLetGo={forgetRemoved}
    />
  )
}
