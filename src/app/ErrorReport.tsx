import { GAMES, gameOf } from '@/games'
import { downloadGame } from './resume'
import { routeOf } from './routes'
import { TEXT } from './text'

/** A fault of the program: what happened, and a way to carry the game to safety. */
export function ErrorReport({ error, onBack }: { readonly error: Error; readonly onBack?: () => void }) {
  const route = routeOf(location.hash)
  const game = ('gameId' in route ? gameOf(route.gameId) : undefined) ?? GAMES[0]
  return (
    <main className="page">
      <div className="panel stack" role="alert">
        <h1 className="panel__title">{TEXT.failure.title}</h1>
        <p>{TEXT.failure.explain}</p>
        <div className="row">
          {onBack && (
            <button type="button" className="button button--primary" onClick={onBack}>
              {TEXT.failure.back}
            </button>
          )}
          {game && (
            <button type="button" className="button" onClick={() => void downloadGame(game)}>
              {TEXT.failure.download}
            </button>
          )}
          <button type="button" className="button" onClick={() => location.reload()}>
            {TEXT.failure.reload}
          </button>
        </div>
        <details>
          <summary>{TEXT.failure.what}</summary>
          <p>{error.message}</p>
        </details>
      </div>
    </main>
  )
}
