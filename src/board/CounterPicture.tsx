import type { BoardCounter } from './board-props'
import { classOfCounter } from './layers/counter-shape'
import { CounterFace } from './layers/CounterFace'

import './counters.css'

export interface CounterPictureProps {
  readonly counter: BoardCounter
  /** Whether its name is spoken, or stands beside it already. */
  readonly named?: boolean
}

/** A counter off the board, for a panel or a list; as large as its style says. */
export function CounterPicture({ counter, named = false }: CounterPictureProps) {
  const words = [counter.label, ...counter.badges.map(({ label }) => label)].join(', ')
  const spoken = named ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true }
  return (
    <svg className={`counter-picture ${classOfCounter(counter)}`} viewBox="-27 -27 54 54" {...spoken}>
      <CounterFace counter={counter} />
    </svg>
  )
}
