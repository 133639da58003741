import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Seat } from '@/engine/kernel/game'
import { leftOf, timeText, usedBy, WARNINGS } from '@/engine/table/clock'
import type { AnyGame, SeatNames } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { isOver } from '@/store/session'
import { Button } from '@/widgets/Button'
import writingStyles from '@/widgets/writing.module.css'
import { LineIcon } from '../page-parts/LineIcon'
import { useSeats } from '../session/seats'
import { table, useTableState } from '../session/table-session'
import { type ClockState, clockStore, driveClock, pauseClock } from './clock-desk'
import { CLOCK_TEXT as TEXT } from './clock-text'
import { clockNews } from './kept-clock'
import { TimeUpDialog } from './TimeUpDialog'
import styles from './clock.module.css'

// What is opened at a table with a clock comes with it.
export { ClockDialog } from './ClockDialog'

interface ClockBarProps {
  readonly game: AnyGame
  readonly saveId: string
}

/** The clock in the bar above a table. It alone is drawn anew as time goes by. */
export function ClockBar({ game, saveId }: ClockBarProps) {
  // Before anything is painted, so that it stands there at once.
  useLayoutEffect(() => driveClock(saveId), [saveId])
  const shown = useStore(clockStore, (state) => state.shown)
  const over = useTableState(({ session }) => session !== null && isOver(session))
  const bots = useTableState(({ session }) => session?.labels.bots)
  const seats = useSeats(game)
  const faces = shown ? facesOf(seats, shown, (seat) => bots?.[seat] !== undefined) : []
  useTimeUsed(over ? faces : [])
  if (!shown) return null
  const { terms, isPaused } = shown.clock
  const late = over ? undefined : game.seats.find(({ id }) => shown.clock.over[id] === 'told')?.id
  const told = faces.map(({ name, time }) => TEXT.time(name, time, terms.kind))
  return (
    <div
      className={styles.clock}
      role="group"
      aria-label={TEXT.title}
      data-clock={late === undefined ? 'on' : 'up'}
    >
      <p className={writingStyles['visually-hidden']}>{told.join(', ')}</p>
      {over ? <Faces faces={faces} /> : <PauseButton faces={faces} isPaused={isPaused} />}
      {late !== undefined && <TimeUp game={game} seat={late} />}
      <Voice game={game} />
    </div>
  )
}

/** A side's time as it is shown. */
interface Face {
  readonly seat: Seat
  readonly name: string
  readonly time: string
  readonly runs: boolean
  /** How urgent it looks. */
  readonly look: 'calm' | 'low' | 'over'
}

/** The times of all sides; a bot has no budget. */
function facesOf(
  seats: readonly SeatNames[],
  shown: ClockState,
  isBot: (seat: Seat) => boolean,
): readonly Face[] {
  return seats.flatMap(({ id, name }): readonly Face[] => {
    const left = leftOf(shown, id, shown.now)
    if (left !== null && isBot(id)) return []
    const time = left === null ? timeText(usedBy(shown, id, shown.now), 'used') : timeText(left, 'left')
    const look = left === null || left > WARNINGS.five ? 'calm' : left > WARNINGS.none ? 'low' : 'over'
    return [{ seat: id, name, time, runs: shown.running?.seat === id, look }]
  })
}

/** The times over the button that stops them: its name is always the same, lest it be read out every second. */
function PauseButton({ faces, isPaused }: { readonly faces: readonly Face[]; readonly isPaused: boolean }) {
  const name = isPaused ? TEXT.go : TEXT.pause
  return (
    <div className={styles['clock__box']}>
      <Button
        className={styles['clock__pause']}
        aria-label={name}
        title={name}
        onClick={() => pauseClock(!isPaused)}
      >
        <LineIcon name={isPaused ? 'go' : 'pause'} />
      </Button>
      <Faces faces={faces} />
    </div>
  )
}

function Faces({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <span className={styles['clock__faces']} aria-hidden="true">
      {faces.map(({ seat, name, time, runs, look }) => (
        <span key={seat} className={styles['clock__face']} data-runs={runs} data-look={look}>
          <span className={styles['clock__name']}>{name}</span>
          <span className={styles['clock__initial']}>{name.charAt(0)}</span>
          <span className={styles['clock__time']}>{time}</span>
        </span>
      ))}
    </span>
  )
}

/** Tells the end of a game how long each side took; nothing while there are no times for it. */
function useTimeUsed(faces: readonly Face[]): void {
  const shown = useStore(clockStore, (state) => state.shown)
  const times = faces.flatMap(({ seat, name }) =>
    shown ? [TEXT.short(name, timeText(usedBy(shown, seat, shown.now), 'used'))] : [],
  )
  const text = times.length > 0 ? TEXT.timeUsed(times) : undefined
  useLayoutEffect(() => {
    clockNews.setState({ timeUsed: text })
    return () => clockNews.setState({ timeUsed: undefined })
  }, [text])
}

/** The way to settle time that is up, until that is done. */
function TimeUp({ game, seat }: { readonly game: AnyGame; readonly seat: Seat }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button
        look="danger"
        className={styles['clock__up']}
        aria-label={TEXT.isUp}
        onClick={() => setAsked(true)}
      >
        <LineIcon name="warning" />
        <span className={styles['clock__up-words']}>{TEXT.isUp}</span>
      </Button>
      {isAsked && <TimeUpDialog game={game} seat={seat} onClose={close} />}
    </>
  )
}

/** Says when time runs low, and that it is up to everybody. */
function Voice({ game }: { readonly game: AnyGame }) {
  const said = useStore(clockStore, (state) => state.shown?.said ?? null)
  const text = said ? TEXT.warnings[said.warning](seatCalled(game, said.seat)) : null
  const isUp = said?.warning === 'none'
  useEffect(() => {
    if (isUp && text !== null) table.say(text)
  }, [isUp, text])
  return (
    <p role="status" className={writingStyles['visually-hidden']}>
      {isUp ? null : text}
    </p>
  )
}
