import { GAMES, gameOf } from '@/games'
import { useState } from 'react'
import type { AnyGame } from '@/contract/manifest'
import type { Failure } from '@/store/failure'
import { Button } from '@/widgets/Button'
import { downloadGame } from '../downloads/downloads'
import { routeOf } from '../addresses/routes'
import { FAILURE_TEXT } from './failure-text'
import { ReportDialog } from './ReportDialog'

/** Ways to tell of a bug, to carry a game to safety, and to begin anew. */
export function FailureWays({ failure }: { readonly failure: Failure }) {
  const game = gameHere()
  const [reportShown, setReportShown] = useState(false)
  const [isNothingKept, setNothingKept] = useState(false)
  const downloadHere = async (of: AnyGame) => setNothingKept(!(await downloadGame(of)))
  return (
    <>
      <Button onClick={() => setReportShown(true)}>{FAILURE_TEXT.report}</Button>
      {reportShown && <ReportDialog failure={failure} onClose={() => setReportShown(false)} />}
      {game && <Button onClick={() => void downloadHere(game)}>{FAILURE_TEXT.download}</Button>}
      <Button onClick={() => location.reload()}>{FAILURE_TEXT.reload}</Button>
      <span role="status">{isNothingKept && FAILURE_TEXT.nothingKept}</span>
    </>
  )
}

/** The game that the page is about. */
function gameHere(): AnyGame | undefined {
  const route = routeOf(location.hash)
  return ('gameId' in route ? gameOf(route.gameId) : undefined) ?? GAMES[0]
}
