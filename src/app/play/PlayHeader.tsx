import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { redo, type HistoryMove } from '@/engine/kernel/history'
import type { AnyGame } from '@/contract/manifest'
import type { Session } from '@/store/session'
import { settingsStore } from '@/store/settings'
import type { SessionState } from '@/store/table'
import { askableIn, backIn } from '@/store/undoing'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { componentOr, neededComponent } from '@/widgets/late'
import { clockNews, keptClock } from '../clock/kept-clock'
import { LatePart } from '../failure/LatePart'
import { LineIcon } from '../page-parts/LineIcon'
import { PlayerMark } from '../page-parts/PlayerMark'
import { NewVersion } from '../offline/NewVersion'
import { hashOf } from '../addresses/routes'
import { SaveMark } from './SaveMark'
import { soundOffer } from './sound-offer'
import { StepButton } from './StepButton'
import { stepBack, stepForward } from './steps'
import { hideTakeBack, takeBackShown } from './take-back-shown'
import { TableMenu } from './TableMenu'
import { playerName } from '../session/seats'
import { useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'
import styles from './play.module.css'

const ClockBar = neededComponent(() => import('../clock/ClockBar').then((module) => module.ClockBar))
/** Nobody misses it. */
const SoundOffer = componentOr(
  () => import('./SoundOffer').then((module) => module.SoundOffer),
  () => null,
)
const TakeBackDialog = neededComponent(() => import('./TakeBack').then((module) => module.TakeBackDialog))

interface Props {
  readonly game: AnyGame
  readonly onShowKeys: () => void
}

/** The bar above every table. */
export function PlayHeader({ game, onShowKeys }: Props) {
  return (
    <header className={styles['play-header']} data-play-header="">
      <a
        className={classNames(controlStyles.button, controlStyles['button--icon'])}
        href={hashOf({ page: 'home' })}
        aria-label={TEXT.play.home}
      >
        <LineIcon name="home" />
      </a>
      <h1 className={styles['play-header__name']}>{game.name}</h1>
      <Players game={game} />
      <Offer />
      <NewVersion />
      <SaveStanding game={game} />
      <Clock game={game} />
      <Steps game={game} />
      <TableMenu game={game} onShowKeys={onShowKeys} />
    </header>
  )
}

/** Who plays which side, where the players have said so and there is room. */
function Players({ game }: { readonly game: AnyGame }) {
  const labels = useTableState(({ session }) => session?.labels)
  const named = game.seats.flatMap(({ id, name }) => {
    const player = labels?.bots?.[id] ? undefined : playerName(labels?.players, id)
    return player === undefined ? [] : [{ id, text: TEXT.named(player, name) }]
  })
  if (named.length === 0) return null
  return (
    <p className={styles['play-header__players']}>
      {named.map(({ id, text }, nth) => (
        <span key={id}>
          {nth > 0 && ' · '}
          <PlayerMark name={labels?.players?.[id]} />
          {text}
        </span>
      ))}
    </p>
  )
}

/** Sound is offered once, from the first roll of a device's first game on, unless it is on already. */
function Offer() {
  const saveId = useTableState(({ session }) => session?.saveId)
  const hasRolled = useTableState(({ session }) => session !== null && hasRolledIn(session))
  const isSilent = useStore(settingsStore, ({ sound }) => !sound)
  const offer = useStore(soundOffer)
  const isDue = offer.isOffered ? offer.in === saveId : hasRolled
  if (saveId === undefined || !isSilent || !isDue) return null
  return (
    <Suspense>
      <SoundOffer saveId={saveId} />
    </Suspense>
  )
}

/** Whether dice have just been rolled before the eyes of a player. */
function hasRolledIn({ holder, history: { steps, cursor } }: Session): boolean {
  return holder !== null && (steps[cursor - 1]?.entry.rolls.length ?? 0) > 0
}

/** The clock of the game, where its players have agreed on one. */
function Clock({ game }: { readonly game: AnyGame }) {
  const saveId = useTableState(({ session }) => session?.saveId)
  const hasClock = useStore(clockNews, () => saveId !== undefined && keptClock(saveId) !== null)
  if (saveId === undefined || !hasClock) return null
  return (
    <LatePart>
      <ClockBar key={saveId} game={game} saveId={saveId} />
    </LatePart>
  )
}

function Steps({ game }: { readonly game: AnyGame }) {
  const undoStopped = useTableState(undoStoppedIn)
  const redoStopped = useTableState(redoStoppedIn)
  const asks = useTableState(({ session }) => session !== null && askableIn(session).ok)
  const { isShown } = useStore(takeBackShown)
  useEffect(() => hideTakeBack, [])
  const { undo, redo, undoKeys, redoKeys, undoStops, undoAsks } = TEXT.play
  const stops = undoStopped === undefined ? undefined : undoStops(undoStopped)
  return (
    <>
      <StepButton
        icon="undo"
        name={undo}
        keys={undoKeys}
        stopped={asks && stops !== undefined ? undoAsks(stops) : stops}
        asks={asks}
        onStep={stepBack}
      />
      <StepButton icon="redo" name={redo} keys={redoKeys} stopped={redoStopped} onStep={stepForward} />
      {isShown && (
        <LatePart onClose={hideTakeBack}>
          <TakeBackDialog game={game} onClose={hideTakeBack} />
        </LatePart>
      )}
    </>
  )
}

function undoStoppedIn({ session }: SessionState): string | undefined {
  return reasonOf(session && backIn(session))
}

function redoStoppedIn({ session }: SessionState): string | undefined {
  return reasonOf(session && redo(session.history))
}

function reasonOf(turned: HistoryMove<unknown> | null): string | undefined {
  return turned && !turned.ok ? turned.reason : undefined
}

/** Says something only when the browser does not keep the game. */
function SaveStanding({ game }: { readonly game: AnyGame }) {
  const status = useTableState(({ saveStatus }) => saveStatus)
  return (
    <div role="status" className={styles['play-header__status']}>
      {status.state === 'failed' && <SaveMark game={game} failure={status} />}
    </div>
  )
}
