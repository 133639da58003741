import { positionOf } from '@/engine/kernel/history'
import type { AnyGame } from '@/contract/manifest'
import { goTo } from '../addresses/routes'
import { sessionStore } from '../session/table-session'

/** Goes to the charts that the game at the table is played with. */
export async function showCharts(game: AnyGame): Promise<void> {
  const { session } = sessionStore.getState()
  const { chartsPlaceOf } = await game.loadTable()
  const view = session?.game.rules.viewOf(positionOf(session.history), 'table')
  goTo({ page: 'charts', gameId: game.id, rest: chartsPlaceOf && view ? [chartsPlaceOf(view)] : [] })
}
