import { redo, type HistoryMove } from '@/engine/kernel/history'
import type { AnyGame } from '@/contract/manifest'
import type { SessionState } from '@/store/table'
import { backIn } from '@/store/undoing'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { LineIcon } from '../page-parts/LineIcon'
import { NewVersion } from '../offline/NewVersion'
import { hashOf } from '../addresses/routes'
import { SaveMark } from './SaveMark'
import { StepButton } from './StepButton'
import { stepBack, stepForward } from './steps'
import { TableMenu } from './TableMenu'
import { playerName } from '../session/seats'
import { useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'
import styles from './play.module.css'

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
      <NewVersion />
      <SaveStanding game={game} />
      <Steps />
      <TableMenu game={game} onShowKeys={onShowKeys} />
    </header>
  )
}

/** Who plays which side, where the players have said so and there is room. */
function Players({ game }: { readonly game: AnyGame }) {
  const labels = useTableState(({ session }) => session?.labels)
  const named = game.seats.flatMap(({ id, name }) => {
    const player = labels?.bots?.[id] ? undefined : playerName(labels?.players, id)
    return player === undefined ? [] : [TEXT.named(player, name)]
  })
  return named.length > 0 ? <p className={styles['play-header__players']}>{named.join(' · ')}</p> : null
}

function Steps() {
  const undoStopped = useTableState(undoStoppedIn)
  const redoStopped = useTableState(redoStoppedIn)
  const { undo, redo, undoKeys, redoKeys, undoStops } = TEXT.play
  return (
    <>
      <StepButton
        icon="undo"
        name={undo}
        keys={undoKeys}
        stopped={undoStopped === undefined ? undefined : undoStops(undoStopped)}
        onStep={stepBack}
      />
      <StepButton icon="redo" name={redo} keys={redoKeys} stopped={redoStopped} onStep={stepForward} />
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
