import { useId } from 'react'
import { useStore } from 'zustand'
import type { AnyGame } from '@/contract/manifest'
import { personsIn } from '@/store/curtain'
import { isOver } from '@/store/session'
import type { SessionState } from '@/store/table'
import { Check } from '@/widgets/Check'
import { Button } from '@/widgets/Button'
import { Tooltip } from '@/widgets/Tooltip'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { seatName } from '../session/seats'
import { sessionStore, useTableState } from '../session/table-session'
import { type BotState, botStates, changeSpeed, goOn, pause, SPEEDS, stepOnce } from './bot-states'
import { botSeatIn } from './bot-turn'
import { BOTS_TEXT as TEXT } from './bots-text'
import { lendSeat } from './lending'
import styles from './bots.module.css'

/** What the bots are about, and how to stop them, slow them down or play for them. */
export function BotBar({ game }: { readonly game: AnyGame }) {
  const state = useStore(botStates)
  const seat = useTableState(botSeatIn)
  const over = useTableState(({ session }) => session !== null && isOver(session))
  if (over) return null
  const name = seat === undefined ? undefined : seatName(game, seat)
  return (
    <section className={styles['bot-bar']} aria-label={TEXT.bar}>
      <div className={styles['bot-bar__words']}>
        <p role="status" className={writingStyles['visually-hidden']}>
          {name === undefined ? null : spokenOf(state, name)}
        </p>
        {name === undefined ? (
          <Standing game={game} />
        ) : (
          <p className={styles['bot-bar__said']} aria-hidden="true">
            {shownOf(state, name)}
          </p>
        )}
        {state.phase === 'thinking' && (
          <progress
            className={styles['bot-bar__progress']}
            aria-label={TEXT.progress}
            value={state.share}
            max={1}
          />
        )}
      </div>
      <SpeedField speed={state.speed} />
      <div className={styles['bot-bar__actions']}>
        <Onlooking />
        <Deeds {...state} isAsked={name !== undefined} segment={game.words.segment} />
      </div>
    </section>
  )
}

/** What is said of the bot that is asked: the same from its first thought to its last step, so that it is said once. */
function spokenOf({ isPaused, trouble }: BotState, name: string): string {
  return trouble ?? (isPaused ? TEXT.paused(name) : TEXT.thinks(name))
}

/** What is to be read of it: that follows every thought and step. */
function shownOf(state: BotState, name: string): string {
  return state.phase === 'playing' ? TEXT.plays(name) : spokenOf(state, name)
}

/** Who is a bot, while none is asked. */
function Standing({ game }: { readonly game: AnyGame }) {
  const bots = useTableState(({ session }) => session?.labels.bots)
  const standing = game.seats.flatMap(({ id, name }) => {
    const strength = bots?.[id]
    return strength ? [TEXT.standing(name, strength)] : []
  })
  return <p>{standing.join(' · ')}</p>
}

interface DeedsProps extends BotState {
  /** Whether a bot is to play. */
  readonly isAsked: boolean
  /** What the game calls what is played up to its end. */
  readonly segment: string
}

function Deeds({ phase, isPaused, isStepping, trouble, isAsked, segment }: DeedsProps) {
  const isWaiting = isPaused && !isStepping
  const [words, hint, act] = isWaiting
    ? trouble === null
      ? [TEXT.goOn, TEXT.goOnHint, goOn]
      : [TEXT.tryAgain, TEXT.tryAgainHint, goOn]
    : phase === 'thinking'
      ? [TEXT.stop, TEXT.stopHint, pause]
      : [TEXT.pause, TEXT.pauseHint, pause]
  return (
    <>
      <Deed name={words} hint={hint} onAct={() => act(botStates)} />
      {isWaiting && isAsked && (
        <>
          <Deed name={TEXT.step} hint={TEXT.stepHint} onAct={() => stepOnce(botStates)} />
          <Deed
            name={TEXT.playMyself(segment)}
            hint={TEXT.playMyselfHint(segment)}
            onAct={() => lendSeat(sessionStore, botStates)}
          />
        </>
      )}
    </>
  )
}

interface DeedProps {
  readonly name: string
  readonly hint: string
  readonly onAct: () => void
}

function Deed({ name, hint, onAct }: DeedProps) {
  return (
    <Tooltip text={hint}>
      <Button onClick={onAct}>{name}</Button>
    </Tooltip>
  )
}

/** Where nobody but bots plays, those who watch may see all. */
function Onlooking() {
  const isWatched = useTableState(isWatchedIn)
  const showsAll = useStore(botStates, (state) => state.showsAll)
  if (!isWatched) return null
  return (
    <Check
      label={TEXT.showAll}
      checked={showsAll}
      onChange={(all) => botStates.setState({ showsAll: all })}
    />
  )
}

function isWatchedIn({ session }: SessionState): boolean {
  return session !== null && personsIn(session).length === 0
}

function SpeedField({ speed }: Pick<BotState, 'speed'>) {
  const id = useId()
  return (
    <div className={styles['bot-bar__speed']}>
      <label htmlFor={id} className={writingStyles['visually-hidden']}>
        {TEXT.speed}
      </label>
      <Tooltip text={TEXT.speed}>
        <select
          id={id}
          className={controlStyles['field__input']}
          value={speed}
          onChange={({ target }) => changeSpeed(SPEEDS.find((one) => one === target.value) ?? 'normal')}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {TEXT.speeds[one]}
            </option>
          ))}
        </select>
      </Tooltip>
    </div>
  )
}
