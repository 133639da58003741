import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { TableProps } from '@/engine/table'
import type { AnyGame } from '@/games/manifest'
import { isCovered, type SessionGame } from '@/store/session'
import { Curtained } from './Curtained'
import { LazyErrorReport } from './LazyErrorReport'
import { PlayHeader } from './PlayHeader'
import { resume, type Resumed } from './resume'
import { redirectTo } from './routes'
import { TableHost } from './TableHost'
import { askedIn, table, useTableState } from './table-session'
import { TEXT } from './text'
import { useFacing } from './theme'
import { usePlayKeys } from './play-keys'
import './play.css'

const Elsewhere = lazy(() => import('./Elsewhere').then((module) => ({ default: module.Elsewhere })))
const KeysSheet = lazy(() => import('./KeysSheet').then((module) => ({ default: module.KeysSheet })))
const RollDialog = lazy(() => import('./RollDialog').then((module) => ({ default: module.RollDialog })))
const UnopenedGame = lazy(() => import('./UnopenedGame').then((module) => ({ default: module.UnopenedGame })))

interface Props {
  readonly game: AnyGame
  readonly forSession: SessionGame
  readonly Table: ComponentType<TableProps<object, AnyCommand, AnyEvent>>
}

/** The screen on which a game is played; it takes up the kept game where it stood. */
export function PlayScreen({ game, forSession, Table }: Props) {
  const isSeated = useTableState(({ session }) => session?.game.rules === forSession.rules)
  const resumed = useResume(game, forSession, isSeated)
  // Whoever leaves the table leaves the mouse to anybody.
  useEffect(() => table.leaveMouse, [])
  if (isSeated) return <SeatedGame game={game} Table={Table} />
  if (resumed?.outcome === 'unread')
    return (
      <Suspense>
        <UnopenedGame game={game} forSession={forSession} kept={resumed} />
      </Suspense>
    )
  return <p className="loading">{TEXT.loading}</p>
}

function useResume(game: AnyGame, forSession: SessionGame, isSeated: boolean): Resumed | undefined {
  const [resumed, setResumed] = useState<Resumed>()
  useEffect(() => {
    if (isSeated) return
    let isWanted = true
    void resume(game, forSession, () => isWanted).then((outcome) => {
      if (!isWanted) return
      if (outcome.outcome === 'nothing') redirectTo({ page: 'new', gameId: game.id })
      setResumed(outcome)
    })
    return () => {
      isWanted = false
    }
  }, [game, forSession, isSeated])
  return resumed
}

function SeatedGame({ game, Table }: Omit<Props, 'forSession'>) {
  const covered = useTableState(({ session }) => session === null || isCovered(session))
  const elsewhere = useTableState((state) => state.elsewhere)
  const failure = useTableState((state) => state.failure)
  const awaited = useTableState(({ session }) => session?.awaited ?? null)
  const [keysShown, setKeysShown] = useState(false)
  useFacing(game, useTableState(askedIn))
  usePlayKeys({ isOn: !covered && awaited === null, showKeys: () => setKeysShown(true) })
  if (elsewhere)
    return (
      <Suspense>
        <Elsewhere game={game} why={elsewhere} />
      </Suspense>
    )
  if (failure) return <LazyErrorReport error={failure} onBack={table.forgetFailure} />
  // Nothing of the game is in the page while the curtain is down.
  if (covered) return <Curtained game={game} />
  return (
    <div className="play">
      <PlayHeader game={game} onShowKeys={() => setKeysShown(true)} />
      <TableHost Table={Table} />
      <Suspense>
        {awaited && <RollDialog key={awaited.had.length} request={awaited.request} />}
        {keysShown && <KeysSheet onClose={() => setKeysShown(false)} />}
      </Suspense>
    </div>
  )
}
