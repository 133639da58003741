import { gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import type { Route } from './routes'

/** Begins to fetch what a route shows; who asks for it later is told if that failed. */
export function fetchAhead(route: Route): void {
  for (const part of partsOf(route)) void part.catch(() => undefined)
}

function partsOf(route: Route): readonly Promise<unknown>[] {
  if (route.page === 'home') return [import('./Home')]
  const game = route.page === 'play' ? gameOf(route.gameId) : undefined
  return game ? partsOfTable(game) : []
}

/** A table that is asked for by its address has a kept game to go on with: what reading takes comes first. */
function partsOfTable(game: AnyGame): readonly Promise<unknown>[] {
  return [
    import('./kept-game').then(({ readAhead }) => readAhead(game)),
    game.loadFiles(),
    import('@/engine/save-read'),
    import('./PlayScreen'),
    game.loadTable(),
  ]
}
