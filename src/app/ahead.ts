import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import type { Route } from './routes'

/** Begins to fetch what a route shows; who asks for it later is told if that failed. */
export function fetchAhead(route: Route): void {
  for (const part of partsOf(route)) void part.catch(() => undefined)
}

function partsOf(route: Route): readonly Promise<unknown>[] {
  if (route.page === 'home') return [import('./other-pages'), import('./Home')]
  if (route.page !== 'play') return []
  const game = gameOf(route.gameId)
  return game ? partsOfTable(game, route.saveId) : []
}

/** A table that is asked for by its address has a kept game to go on with: what reading takes comes first. */
function partsOfTable(game: AnyGame, saveId: string | undefined): readonly Promise<unknown>[] {
  return [
    import('./kept-game').then(({ readAhead }) => readAhead(game, saveId)),
    game.loadFiles(),
    import('@/engine/save-read'),
    import('./PlayScreen'),
    game.loadTable(),
  ]
}
