import { isLocked } from '@/store/table'
import { goTo } from '../addresses/routes'
import { routeOfTable, sessionStore, table } from '../session/table-session'
import { MENU_TEXT } from './menu-text'

/** Goes to study the game at the table, from a step on if one is named; one that is locked has to end first. */
export function studyGame(step?: number): void {
  const { session } = sessionStore.getState()
  if (session && isLocked(session)) table.say(MENU_TEXT.noStudy)
  else
    goTo({
      page: 'study',
      gameId: routeOfTable().gameId,
      rest: ['game', ...(step === undefined ? [] : [String(step)])],
    })
}
