import { leaveForPresentation, presentedTable } from '@/teach/addresses/way-to-present'
import { goTo } from '../addresses/routes'
import { present } from '@/engine/kernel/refusal'
import { routeOfTable } from '../session/table-session'

/** Shows the game at the table in front of a class, as far as all may see it; leaving that leads back to the table. */
export function presentGame(): void {
  const { gameId, saveId } = routeOfTable()
  leaveForPresentation()
  goTo({ page: 'present', gameId, rest: [presentedTable(present(saveId, 'save'))] })
}
