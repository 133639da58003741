import { useEffect } from 'react'
import { claimed } from '../session/kept-game'
import { sessionStore, useTableState } from '../session/table-session'
import { beginAnew, botStates } from './bot-states'
import { driveBots } from './driver'
import { createThinker } from './thinker'

/** One worker for the bots at the table, kept from game to game. */
const thinker = createThinker()

/** The game whose bots were at the table last. */
let lastGame: string | undefined

/** Has the bots at the table play as long as the table is shown. */
export function useBots(): void {
  const saveId = useTableState(({ session }) => session?.saveId)
  useEffect(() => {
    if (saveId === undefined) return
    if (saveId !== lastGame) beginAnew(botStates)
    lastGame = saveId
    let end: (() => void) | undefined
    let isWanted = true
    // Only the tab that holds the game may play for its bots, and which that is may not be known yet.
    void claimed(saveId).then(() => {
      if (isWanted) end = driveBots({ sessions: sessionStore, states: botStates, thinker })
    })
    return () => {
      isWanted = false
      end?.()
    }
  }, [saveId])
}
