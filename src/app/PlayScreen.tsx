import { lazy, Suspense, use, useEffect, useState } from 'react'
import { isCovered } from '@/store/session'
import { Curtained } from './Curtained'
import { ErrorReport } from './ErrorReport'
import type { GameParts } from './game-parts'
import { PlayHeader } from './PlayHeader'
import { resume, type Resumed } from './resume'
import { redirectTo } from './routes'
import { TableHost } from './TableHost'
import { table, useTableState } from './table-session'
import { TEXT } from './text'
import { usePlayKeys } from './play-keys'
import './play.css'

const KeysSheet = lazy(() => import('./KeysSheet').then((module) => ({ default: module.KeysSheet })))
const RollDialog = lazy(() => import('./RollDialog').then((module) => ({ default: module.RollDialog })))
const StoredProblems = lazy(() =>
  import('./StoredProblems').then((module) => ({ default: module.StoredProblems })),
)

/** The screen on which a game is played; it takes up the kept game where it stood. */
export function PlayScreen({ parts }: { readonly parts: GameParts }) {
  const { rules } = use(parts.forSession)
  const isSeated = useTableState(({ session }) => session?.game.rules === rules)
  const resumed = useResume(parts, isSeated)
  // Whoever leaves the table leaves the mouse to anybody.
  useEffect(() => table.leaveMouse, [])
  if (isSeated) return <SeatedGame parts={parts} />
  if (resumed?.outcome === 'unreadable') return <StoredProblems game={parts.game} {...resumed} />
  return <p className="loading">{TEXT.loading}</p>
}

function useResume(parts: GameParts, isSeated: boolean): Resumed | undefined {
  const [resumed, setResumed] = useState<Resumed>()
  const { game } = parts
  useEffect(() => {
    if (isSeated) return
    let isWanted = true
    void resume(game, () => isWanted).then((outcome) => {
      if (!isWanted) return
      if (outcome.outcome === 'nothing') redirectTo({ page: 'new', gameId: game.id })
      setResumed(outcome)
    })
    return () => {
      isWanted = false
    }
  }, [game, isSeated])
  return resumed
}

function SeatedGame({ parts }: { readonly parts: GameParts }) {
  const covered = useTableState(({ session }) => session === null || isCovered(session))
  const failure = useTableState((state) => state.failure)
  const awaited = useTableState(({ session }) => session?.awaited ?? null)
  const [keysShown, setKeysShown] = useState(false)
  usePlayKeys({ isOn: !covered && awaited === null, showKeys: () => setKeysShown(true) })
  if (failure) return <ErrorReport error={failure} onBack={table.forgetFailure} />
  // Nothing of the game is in the page while the curtain is down.
  if (covered) return <Curtained game={parts.game} />
  return (
    <div className="play">
      <PlayHeader game={parts.game} onShowKeys={() => setKeysShown(true)} />
      <Suspense fallback={<p className="loading">{TEXT.loading}</p>}>
        <TableHost parts={parts} />
      </Suspense>
      <Suspense>
        {awaited && <RollDialog key={awaited.had.length} request={awaited.request} />}
        {keysShown && <KeysSheet onClose={() => setKeysShown(false)} />}
      </Suspense>
    </div>
  )
}
