import type { CSSProperties } from 'react'
import type { Balance, Outcome } from '@/engine/lab/balance'
import type { Seat } from '@/engine/kernel/game'
import controlStyles from '@/widgets/control.module.css'
import { type Side, sideOfSeat } from '@/widgets/side'
import { LAB_TEXT, percent, percentRange } from '../lab-text'
import styles from '../lab.module.css'

interface WinRatesProps {
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly balance: Balance
}

/** How often each seat wins and how sure that is: in figures, and as a bar with a bracket on a printed scale. */
export function WinRates({ seats, balance: { wins, games } }: WinRatesProps) {
  const sideOf = (winner: string) => (winner === 'draw' ? undefined : sideOfSeat(seats, winner))
  // Results may name a seat that does not play.
  const isTold = ({ winner }: Outcome) => winner === 'draw' || seats.some(({ id }) => id === winner)
  const nameOf = (winner: string) => seats.find(({ id }) => id === winner)?.name ?? LAB_TEXT.draws
  return (
    <section aria-labelledby="lab-wins">
      <h3 id="lab-wins" className={styles['lab__heading']}>
        {LAB_TEXT.wins}
      </h3>
      <ul className={styles['win-rates']}>
        {wins.filter(isTold).map((outcome) => (
          <WinRate
            key={outcome.winner}
            name={nameOf(outcome.winner)}
            side={sideOf(outcome.winner)}
            outcome={outcome}
            games={games}
          />
        ))}
      </ul>
      <Scale />
      <p className={controlStyles['field__hint']}>{LAB_TEXT.certainty}</p>
    </section>
  )
}

interface WinRateProps {
  readonly name: string
  /** Whose bar it is; that of draws without. */
  readonly side: Side | undefined
  readonly outcome: Outcome
  readonly games: number
}

function WinRate({ name, side, outcome, games }: WinRateProps) {
  const { value, from, to, games: won } = outcome
  return (
    <li>
      <p className={styles['win-rate__figures']}>
        <b className={styles['win-rate__name']}>{name}</b>
        <b className={styles['win-rate__share']}>{percent(value)}</b>
        <span>{percentRange(from, to)}</span>
        <span className={styles['win-rate__count']}>{LAB_TEXT.wonOf(won, games)}</span>
      </p>
      <Bar side={side} value={value} from={from} to={to} />
    </li>
  )
}

interface BarProps {
  readonly side: WinRateProps['side']
  readonly value: number
  readonly from: number
  readonly to: number
}

/** A share from 0 to 1 as a bar, its interval as a bracket over it; the figures stand beside it in words. */
export function Bar({ side, value, from, to }: BarProps) {
  const style = { '--value': value, '--from': from, '--to': to } as CSSProperties
  return (
    <div className={styles['lab-bar']} data-side={side} style={style} aria-hidden="true">
      <span className={styles['lab-bar__share']} />
      <span className={styles['lab-bar__bracket']} />
    </div>
  )
}

const TICKS = [0, 25, 50, 75, 100]

function Scale() {
  return (
    <div className={styles['lab-scale']} aria-hidden="true">
      {TICKS.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
  )
}
