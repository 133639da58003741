import { setAutoFreeze } from 'immer'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { coming } from '@/widgets/coming'
import { App } from './App'
import { readAhead } from '../session/kept-game'
import { keepOffline } from '../offline/keep-offline'
import { loadPage } from './pages'
import { type Route, routeOf } from '../addresses/routes'

/** The faces of styles/fonts.css that every page begins with. */
const FACES = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya SC"']
/** That of long texts, of which a table shows none before they are asked for. */
const BOOK_FACE = '400 1em Alegreya'
/** Longer than this nobody waits for type. */
const MOST_MS = 1000

/** Waits for the page's own style sheets: its first script does not wait for them. */
async function stylesThere(): Promise<void> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  )
  await Promise.all(
    coming.map(
      (link) =>
        new Promise((done) => {
          link.addEventListener('load', done)
          link.addEventListener('error', done)
        }),
    ),
  )
}

/** Waits for the faces, which were asked for with the page, lest lines jump when they come. */
async function facesThere({ page }: Route): Promise<void> {
  // No face is known before its style sheet.
  await stylesThere()
  const wanted = page === 'play' ? FACES : [...FACES, BOOK_FACE]
  const faces = Promise.allSettled(wanted.map((face) => document.fonts.load(face)))
  await Promise.race([faces, new Promise((done) => setTimeout(done, MOST_MS))])
}

/** Shows the page of the address in place of the name that stands there while it is fetched. */
export async function start(): Promise<void> {
  // Freezing costs five times the work of a command; development and tests have it on.
  setAutoFreeze(!import.meta.env.PROD)
  const { hash } = location
  const route = routeOf(hash)
  readGameAhead(route)
  const [first] = await coming(Promise.all([loadPage(route), facesThere(route)]))
  const root = present(document.getElementById('root'), 'element #root')
  createRoot(root).render(
    <StrictMode>
      <App first={first} hash={hash} />
    </StrictMode>,
  )
  if (import.meta.env.PROD) void keepOffline()
}

/** A table that is asked for by its address has a kept game to go on with. */
function readGameAhead(route: Route): void {
  const game = route.page === 'play' && gameOf(route.gameId)
  if (game) readAhead(game, route.saveId)
}
