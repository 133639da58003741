import { GAMES, gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import { downloadGame } from '../files'
import { routeOf } from '../routes'
import { FAILURE_TEXT } from './failure-text'

/** Ways to carry a game to safety, and to begin anew. */
export function FailureWays() {
  const game = gameHere()
  return (
    <>
      {game && (
        <button type="button" className="button" onClick={() => void downloadGame(game)}>
          {FAILURE_TEXT.download}
        </button>
      )}
      <button type="button" className="button" onClick={() => location.reload()}>
        {FAILURE_TEXT.reload}
      </button>
    </>
  )
}

/** The game that the page is about. */
function gameHere(): AnyGame | undefined {
  const route = routeOf(location.hash)
  return ('gameId' in route ? gameOf(route.gameId) : undefined) ?? GAMES[0]
}
