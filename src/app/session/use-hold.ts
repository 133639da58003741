import { useEffect } from 'react'
import { whenTaken } from '@/store/library'
import { rememberTable } from '@/teach/study/opened/game-at-table'
import { hashOf, routeOf } from '../addresses/routes'
import { routeOfTable, sessionStore, useTableState } from './table-session'
import { sitDown, standUp, unkeep } from './tabs'

/** Keeps the game at the table to this tab, hands it to another one that asks, and has it drawn for lists. */
export function useHold(): void {
  const saveId = useTableState(({ session }) => session?.saveId)
  const serial = useTableState(({ session }) => session?.serial)
  const gameId = useTableState(({ session }) => session?.game.rules.id)
  useEffect(() => {
    if (saveId !== undefined) void sitDown(saveId)
  }, [saveId, serial])
  useEffect(() => {
    if (saveId === undefined || gameId === undefined) return
    rememberTable(gameId, saveId)
    nameInAddress()
    addEventListener('hashchange', nameInAddress)
    return () => {
      removeEventListener('hashchange', nameInAddress)
      void standUp(saveId)
    }
  }, [gameId, saveId])
  useEffect(() => {
    if (saveId === undefined) return
    return whenTaken((version) => unkeep(saveId, version === null ? 'ClearedError' : 'UpgradedError'))
  }, [saveId])
}

/** Has a reload come back to this game, whichever of its kind is played meanwhile in another tab. */
function nameInAddress(): void {
  const route = routeOf(location.hash)
  const { session } = sessionStore.getState()
  if (route.page === 'play' && route.saveId === undefined && route.gameId === session?.game.rules.id)
    history.replaceState(null, '', hashOf(routeOfTable()))
}
