import type { CSSProperties } from 'react'
import { SET_UP_TEXT as TEXT } from './set-up-text'
import styles from './set-up.module.css'

interface PointsBarProps {
  readonly spent: number
  readonly limit: number
}

/** Points spent of those allowed, as figures and as a bar. */
export function PointsBar({ spent, limit }: PointsBarProps) {
  const over = spent > limit
  const share = limit === 0 ? 1 : Math.min(1, spent / limit)
  const style = { '--share': share } as CSSProperties
  return (
    <div className={over ? styles['points--over'] : undefined}>
      <p className={styles['points__figures']} aria-live="polite">
        <span>{TEXT.spent}</span>
        <b>{TEXT.spentOf(spent, limit)}</b>
        <span>{over ? TEXT.tooMany(spent - limit) : TEXT.left(limit - spent)}</span>
      </p>
      <div className={styles['points__bar']} style={style} aria-hidden="true" />
    </div>
  )
}
