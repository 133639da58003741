import { gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import { LazyErrorReport } from './failure/LazyErrorReport'
import { sessionGameOf } from './session-games'
import type { Page } from './page'
import type { Route } from './routes'
import { TEXT } from './text'

/** Loads what a route shows, its parts side by side; what cannot be loaded is a page that says so. */
export async function loadPage(route: Route): Promise<Page> {
  try {
    return await pageOf(route)
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { title: TEXT.product, element: <LazyErrorReport error={error} /> }
  }
}

async function pageOf(route: Route): Promise<Page> {
  switch (route.page) {
    case 'home':
      return home()
    case 'about':
      return about()
    case 'new':
    case 'play': {
      const game = gameOf(route.gameId)
      if (!game) return home()
      return route.page === 'new' ? newGame(game) : playScreen(game)
    }
    default: {
      const { teachingPage } = await import('./teaching')
      return teachingPage(route)
    }
  }
}

async function home(): Promise<Page> {
  const { Home } = await import('./Home')
  return { title: TEXT.product, element: <Home /> }
}

async function about(): Promise<Page> {
  const { About } = await import('./About')
  return { title: TEXT.product, element: <About /> }
}

async function newGame(game: AnyGame): Promise<Page> {
  const [{ NewGame }, Form, forSession, files] = await Promise.all([
    import('./NewGame'),
    game.loadNewGame(),
    sessionGameOf(game),
    game.loadFiles(),
  ])
  const element = <NewGame key={game.id} game={game} forSession={forSession} files={files} Form={Form} />
  return { title: TEXT.titleOf(game.name), element }
}

async function playScreen(game: AnyGame): Promise<Page> {
  const [{ PlayScreen }, Table, forSession] = await Promise.all([
    import('./PlayScreen'),
    game.loadTable(),
    sessionGameOf(game),
  ])
  const element = <PlayScreen key={game.id} game={game} forSession={forSession} Table={Table} />
  return { title: TEXT.titleOf(game.name), element }
}
