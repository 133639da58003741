import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { gameOf } from '@/games'
import { ErrorBoundary } from './ErrorBoundary'
import { FileDoor } from './FileDoor'
import { partsOf } from './game-parts'
import { openingStore } from './opening'
import { routeOf, useHash, type Route } from './routes'
import { Said } from './Said'
import { TEXT } from './text'
import { useTheme } from './theme'
import './shell.css'

const Home = lazy(() => import('./Home').then((module) => ({ default: module.Home })))
const About = lazy(() => import('./About').then((module) => ({ default: module.About })))
const NewGame = lazy(() => import('./NewGame').then((module) => ({ default: module.NewGame })))
const PlayScreen = lazy(() => import('./PlayScreen').then((module) => ({ default: module.PlayScreen })))
const OpeningDialog = lazy(() =>
  import('./OpeningDialog').then((module) => ({ default: module.OpeningDialog })),
)

/** The whole program. */
export function App() {
  const route = routeOf(useHash())
  useTheme()
  useTitle(route)
  return (
    <ErrorBoundary>
      <Suspense fallback={<p className="loading">{TEXT.loading}</p>}>
        <Page route={route} />
      </Suspense>
      <FileDoor />
      <OpenedFile />
      <Said />
    </ErrorBoundary>
  )
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'about':
      return <About />
    case 'new':
    case 'play': {
      const game = gameOf(route.gameId)
      if (!game) return <Home />
      // Begun here, so that the game and its screen come over the wire side by side.
      const parts = partsOf(game)
      return route.page === 'new' ? <NewGame parts={parts} /> : <PlayScreen parts={parts} />
    }
  }
}

function OpenedFile() {
  const opening = useStore(openingStore, (state) => state.opening)
  if (opening.step === 'idle') return null
  return (
    <Suspense>
      <OpeningDialog opening={opening} />
    </Suspense>
  )
}

/** Neutral, so that a glance at the browser's tabs tells neither side anything. */
function useTitle(route: Route): void {
  const game = 'gameId' in route ? gameOf(route.gameId) : undefined
  const title = game ? TEXT.titleOf(game.name) : TEXT.product
  useEffect(() => {
    document.title = title
  }, [title])
}
