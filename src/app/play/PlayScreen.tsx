import { Suspense, useEffect, useState, type ComponentType } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { TableProps } from '@/engine/table/table'
import type { AnyGame } from '@/contract/manifest'
import { isCovered, type Session } from '@/store/session'
import { elsewhereIn } from '@/store/table'
import { RulesDesk } from '@/teach/rules-drawer/RulesDesk'
import pageStyles from '@/widgets/page.module.css'
import { neededComponent } from '@/widgets/late'
import { HandoverScreen } from './HandoverScreen'
import { ErrorBoundary } from '../failure/ErrorBoundary'
import { LatePart } from '../failure/LatePart'
import { usePlayKeys } from './play-keys'
import { PlayHeader } from './PlayHeader'
import { resume, type Resumed, type Wanted } from './resume'
import { redirectTo, routeOf } from '../addresses/routes'
import { TableHost } from './TableHost'
import { useSeats } from '../session/seats'
import { awaitedIn, table, useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'
import { useFacing } from '../page-parts/theme'
import styles from './play.module.css'

const ConsentScreen = neededComponent(() => import('./TakeBack').then((module) => module.ConsentScreen))
const BotTable = neededComponent(() => import('../bots/BotTable').then((module) => module.BotTable))
const OpenInOtherTab = neededComponent(() =>
  import('./OpenInOtherTab').then((module) => module.OpenInOtherTab),
)
const KeysSheet = neededComponent(() => import('./KeysSheet').then((module) => module.KeysSheet))
const RollDialog = neededComponent(() => import('./RollDialog').then((module) => module.RollDialog))
const SilentStorage = neededComponent(() => import('./UnopenedGame').then((module) => module.SilentStorage))
const UnopenedGame = neededComponent(() => import('./UnopenedGame').then((module) => module.UnopenedGame))

interface Props {
  readonly wanted: Wanted
  readonly Table: ComponentType<TableProps<object, AnyCommand, AnyEvent>>
}

/** The screen on which a game is played; it takes up a kept game where it stood. */
export function PlayScreen({ wanted, Table }: Props) {
  const { game } = wanted
  const isSeated = useTableState(({ session }) => isWantedGame(session, wanted))
  const [resumed, again] = useResume(wanted, isSeated)
  // Whoever leaves the table leaves the mouse to anybody.
  useEffect(() => table.leaveMouse, [])
  if (isSeated) return <SeatedGame game={game} Table={Table} />
  if (resumed?.outcome === 'unread')
    return (
      <Suspense>
        <UnopenedGame wanted={wanted} kept={resumed} />
      </Suspense>
    )
  if (resumed?.outcome === 'silent')
    return (
      <Suspense>
        <SilentStorage game={game} onAgain={again} />
      </Suspense>
    )
  return <p className={pageStyles.loading}>{TEXT.loading}</p>
}

function isWantedGame(session: Session | null, { forSession, saveId }: Wanted): boolean {
  return session?.game.rules === forSession.rules && (saveId === undefined || saveId === session.saveId)
}

/** What became of the game, undefined until that is known, and a way to try once more. */
function useResume(wanted: Wanted, isSeated: boolean): readonly [Resumed | undefined, () => void] {
  const [resumed, setResumed] = useState<Resumed>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const { game, saveId } = wanted
    const route = routeOf(location.hash)
    // Where another game was put on the table, its screen is about to come.
    const isHere =
      route.page === 'play' && route.gameId === game.id && (saveId === undefined || saveId === route.saveId)
    if (isSeated || !isHere) return
    let isWanted = true
    // The address may have come to name the game that was at the table.
    void resume({ ...wanted, saveId: route.saveId }, () => isWanted).then((outcome) => {
      if (!isWanted) return
      if (outcome.outcome === 'nothing') leaveEmptyTable(wanted)
      setResumed(outcome)
    })
    return () => {
      isWanted = false
      // It will be played on, and then it is another one.
      setResumed(undefined)
    }
  }, [wanted, isSeated, tries])
  return [resumed, () => setTries(tries + 1)]
}

function leaveEmptyTable({ game, saveId }: Wanted): void {
  if (saveId !== undefined) table.say(TEXT.play.gone)
  redirectTo(saveId === undefined ? { page: 'new', gameId: game.id } : { page: 'games' })
}

function SeatedGame({ game, Table }: Pick<Props, 'Table'> & { readonly game: AnyGame }) {
  const covered = useTableState(({ session }) => session === null || isCovered(session))
  const isAsking = useTableState(({ session }) => Boolean(session?.asking))
  const elsewhere = useTableState(elsewhereIn)
  const awaited = useTableState(({ session }) => session?.awaited ?? null)
  const bots = useTableState(({ session }) => session?.labels.bots)
  const [keysShown, setKeysShown] = useState(false)
  usePlayKeys({ isOn: !covered && awaited === null, showKeys: () => setKeysShown(true) })
  useFacing(useSeats(game), useTableState(awaitedIn))
  if (elsewhere)
    return (
      <Suspense>
        <OpenInOtherTab game={game} why={elsewhere} />
      </Suspense>
    )
  // Nothing of the game is in the page while the curtain is down.
  if (isAsking)
    return (
      <Suspense>
        <ConsentScreen game={game} />
      </Suspense>
    )
  if (covered) return <HandoverScreen game={game} />
  return (
    <div className={styles.play}>
      <PlayHeader game={game} onShowKeys={() => setKeysShown(true)} />
      <ErrorBoundary mend={table.mend}>
        <Suspense>
          <TableHost game={game} Table={bots ? BotTable : Table} />
        </Suspense>
      </ErrorBoundary>
      {/* Not with the menu, which comes later: a link clicked before it would lead away from the game. */}
      <LatePart>
        <RulesDesk game={game} />
      </LatePart>
      {awaited && (
        <LatePart onClose={table.cancelRolls}>
          <RollDialog key={awaited.had.length} request={awaited.request} />
        </LatePart>
      )}
      {keysShown && (
        <LatePart onClose={() => setKeysShown(false)}>
          <KeysSheet game={game} onClose={() => setKeysShown(false)} />
        </LatePart>
      )}
    </div>
  )
}
