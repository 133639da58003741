import { classNames } from '@/widgets/class-names'
import type { BoardCounter } from '../board-props'
import { classOfCounter } from './counter-shape'
import { CounterFace } from './CounterFace'
import styles from '../counters.module.css'

export interface CounterPictureProps {
  readonly counter: BoardCounter
  /** Whether its name is spoken, or stands beside it already. */
  readonly named?: boolean
  /** The style of where it stands. */
  readonly className?: string | undefined
}

/** A counter off the board, for a panel or a list; as large as its style says. */
export function CounterPicture({ counter, named = false, className }: CounterPictureProps) {
  const words = [counter.label, ...counter.badges.map(({ label }) => label)].join(', ')
  const spoken = named ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true }
  return (
    <svg
      className={classNames(styles['counter-picture'], classOfCounter(counter), className)}
      viewBox="-27 -27 54 54"
      {...spoken}
    >
      <CounterFace counter={counter} />
    </svg>
  )
}
