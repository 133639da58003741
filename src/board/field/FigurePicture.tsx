import { useMemo } from 'react'

import type { BoardCounter } from '../board-props'
import { Sheet } from '../layers/Sheet'
import { inkLayersOfFigure } from './figure-ink-layers'
import styles from '../counters.module.css'

export interface FigurePictureProps {
  readonly counter: BoardCounter
  /** Drawn with wings and a far shadow. */
  readonly isFlying?: boolean
  /** Whether it is described, or its words stand beside it already. */
  readonly named?: boolean
}

/** A counter of a field off the board, with its signs and riders; as large as its style says. */
export function FigurePicture({ counter, isFlying = false, named = false }: FigurePictureProps) {
  const { body, riders } = useMemo(
    () => inkLayersOfFigure(counter, { at: { x: 0, y: 0 }, scale: 1, isFlying }),
    [counter, isFlying],
  )
  const spoken = named ? { role: 'img', 'aria-label': figureInWords(counter) } : { 'aria-hidden': true }
  return (
    <svg
      className={styles['counter-picture']}
      viewBox={isFlying ? '-42 -31 84 62' : '-31 -31 62 62'}
      {...spoken}
    >
      <Sheet prints={body} />
      <Sheet prints={riders} />
    </svg>
  )
}

/** A counter in words, with its signs and who sits on it. */
export function figureInWords({ label, badges, signs = [], gauge, riders = [] }: BoardCounter): string {
  const facts = [...badges, ...signs, ...(gauge ? [gauge] : [])].map((fact) => fact.label)
  return [label, ...facts, ...riders.map((rider) => `ridden by ${figureInWords(rider)}`)].join(', ')
}
