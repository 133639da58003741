import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { LazyErrorReport } from '../failure/LazyErrorReport'
import { isReadAhead } from '../session/kept-game'
import { otherPage } from './other-pages'
import { sessionGameOf } from '../session/session-games'
import type { Page } from '../addresses/page'
import { PlayScreen } from '../play/PlayScreen'
import { resume } from '../play/resume'
import { hashOf, routeOf, type Route } from '../addresses/routes'
import { TEXT } from '../page-parts/text'

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
  const game = (route.page === 'play' || route.page === 'begin') && gameOf(route.gameId)
  if (!game) return otherPage(route)
  return route.page === 'play' ? playScreen(game, route.saveId) : firstGame(game)
}

/** The table of a first game that begins at once; the form of a new one where something is to be chosen before. */
async function firstGame(game: AnyGame): Promise<Page> {
  const { beginFirstGame } = await import('./NewGame')
  const begun = await beginFirstGame(game)
  const there = begun ?? { page: 'new' as const, gameId: game.id }
  // In place of this address: the back button must not begin another game. Nobody is told, or the page would come twice.
  // Where one has gone elsewhere meanwhile, the address is no longer this page's.
  if (routeOf(location.hash).page === 'begin') history.replaceState(null, '', hashOf(there))
  return pageOf(there)
}

async function playScreen(game: AnyGame, saveId: string | undefined): Promise<Page> {
  const [{ Table }, forSession] = await Promise.all([game.loadTable(), sessionGameOf(game)])
  const wanted = { game, forSession, saveId }
  // A game that was read ahead lies on the table before the first picture.
  if (await isReadAhead(game, saveId)) await resume(wanted, () => true)
  const element = <PlayScreen key={`${game.id} ${saveId}`} wanted={wanted} Table={Table} />
  return { title: TEXT.titleOf(game.name), element }
}
