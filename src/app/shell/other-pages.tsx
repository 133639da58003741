import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { HOME_TEXT } from './home-text'
import { NO_GAME_TEXT } from './no-game-text'
import { NoSuchGame } from './NoSuchGame'
import { sessionGameOf } from '../session/session-games'
import type { Page } from '../addresses/page'
import type { Route } from '../addresses/routes'
import { TEXT } from '../page-parts/text'

/** Every page but a table, its parts side by side; what is of a game that this program does not have says so. */
export async function otherPage(route: Route): Promise<Page> {
  switch (route.page) {
    case 'home':
      return home()
    case 'play':
    case 'begin':
      return noSuchGame(route.gameId)
    case 'about':
      return about()
    case 'games':
      return games()
    case 'results':
      return results()
    case 'new': {
      const game = gameOf(route.gameId)
      return game ? newGame(game) : noSuchGame(route.gameId)
    }
    default: {
      const game = gameOf(route.gameId)
      if (!game) return noSuchGame(route.gameId)
      const { teachingPage } = await import('./teaching')
      return teachingPage(game, route)
    }
  }
}

async function home(): Promise<Page> {
  const { Home } = await import('./Home')
  return { title: TEXT.product, element: <Home /> }
}

function noSuchGame(gameId: string): Page {
  return { title: TEXT.titleOf(NO_GAME_TEXT.title), element: <NoSuchGame gameId={gameId} /> }
}

async function about(): Promise<Page> {
  const { About } = await import('./About')
  return { title: TEXT.titleOf(HOME_TEXT.about), element: <About /> }
}

async function games(): Promise<Page> {
  const { GamesPage, title } = await import('../library/GamesPage')
  return { title, element: <GamesPage /> }
}

async function results(): Promise<Page> {
  const { ResultsPage, title } = await import('../results/ResultsPage')
  return { title, element: <ResultsPage /> }
}

async function newGame(game: AnyGame): Promise<Page> {
  const [{ NewGame }, Form, forSession, { files }] = await Promise.all([
    import('./NewGame'),
    game.loadNewGame(),
    sessionGameOf(game),
    game.loadTable(),
  ])
  const element = <NewGame key={game.id} game={game} forSession={forSession} files={files} Form={Form} />
  return { title: TEXT.titleOf(HOME_TEXT.newGame, game.name), element }
}
