import { GAMES, gameOf } from '@/games'
import { downloadGame } from './files'
import { routeOf } from './routes'
import { FAILURE_TEXT } from './failure-text'

/** A fault of the program: what happened, and a way to carry the game to safety. */
export function ErrorReport({ error, onBack }: { readonly error: Error; readonly onBack?: () => void }) {
  const route = routeOf(location.hash)
  const game = ('gameId' in route ? gameOf(route.gameId) : undefined) ?? GAMES[0]
  return (
    <main className="page">
      <div className="panel stack" role="alert">
        <h1 className="panel__title">{FAILURE_TEXT.title}</h1>
        <p>{FAILURE_TEXT.explain}</p>
        <div className="row">
          {onBack && (
            <button type="button" className="button button--primary" onClick={onBack}>
              {FAILURE_TEXT.back}
            </button>
          )}
          {game && (
            <button type="button" className="button" onClick={() => void downloadGame(game)}>
              {FAILURE_TEXT.download}
            </button>
          )}
          <button type="button" className="button" onClick={() => location.reload()}>
            {FAILURE_TEXT.reload}
          </button>
        </div>
        <details>
          <summary>{FAILURE_TEXT.what}</summary>
          <p>{error.message}</p>
        </details>
      </div>
    </main>
  )
}
