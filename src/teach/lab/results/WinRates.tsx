import type { CSSProperties } from 'react'
import type { Balance, Outcome } from '@/engine/lab/balance'
import type { Seat } from '@/engine/kernel/game'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { LAB_TEXT, percent, percentRange } from '../lab-text'
import styles from '../lab.module.css'

interface WinRatesProps {
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly balance: Balance
}

/** How often each seat wins and how sure that is: in figures, and as a bar with a bracket on a printed scale. */
export function WinRates({ seats, balance: { wins, games } }: WinRatesProps) {
  const kindOf = (winner: string) => KINDS[seats.findIndex(({ id }) => id === winner)] ?? 'drawn'
  const nameOf = (winner: string) => seats.find(({ id }) => id === winner)?.name ?? LAB_TEXT.draws
  return (
    <section aria-labelledby="lab-wins">
      <h3 id="lab-wins" className={styles['lab__heading']}>
        {LAB_TEXT.wins}
      </h3>
      <ul className={styles['win-rates']}>
        {wins.map((outcome) => (
          <WinRate
            key={outcome.winner}
            name={nameOf(outcome.winner)}
            kind={kindOf(outcome.winner)}
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

/** How the bars of the seats are printed, in the order of the seats. */
const KINDS = ['first', 'second'] as const

interface WinRateProps {
  readonly name: string
  readonly kind: (typeof KINDS)[number] | 'drawn'
  readonly outcome: Outcome
  readonly games: number
}

function WinRate({ name, kind, outcome, games }: WinRateProps) {
  const { value, from, to, games: won } = outcome
  return (
    <li>
      <p className={styles['win-rate__figures']}>
        <b className={styles['win-rate__name']}>{name}</b>
        <b className={styles['win-rate__share']}>{percent(value)}</b>
        <span>{percentRange(from, to)}</span>
        <span className={styles['win-rate__count']}>{LAB_TEXT.wonOf(won, games)}</span>
      </p>
      <Bar kind={kind} value={value} from={from} to={to} />
    </li>
  )
}

interface BarProps {
  readonly kind: WinRateProps['kind']
  readonly value: number
  readonly from: number
  readonly to: number
}

/** A share from 0 to 1 as a bar, its interval as a bracket over it; the figures stand beside it in words. */
export function Bar({ kind, value, from, to }: BarProps) {
  const style = { '--value': value, '--from': from, '--to': to } as CSSProperties
  return (
    <div
      className={classNames(styles['lab-bar'], styles[`lab-bar--${kind}`])}
      style={style}
      aria-hidden="true"
    >
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
