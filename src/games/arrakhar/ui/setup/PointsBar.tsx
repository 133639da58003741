import type { CSSProperties } from 'react'
import { DESIGN } from '../../content/setup-text'

interface PointsBarProps {
  readonly spent: number
  readonly limit: number
}

/** Points spent of those allowed (AR-2.1), as figures and as a bar. */
export function PointsBar({ spent, limit }: PointsBarProps) {
  const over = spent > limit
  const share = limit === 0 ? 1 : Math.min(1, spent / limit)
  const style = { '--share': share } as CSSProperties
  return (
    <div className={over ? 'points points--over' : 'points'}>
      <p className="points__figures" aria-live="polite">
        <span>{DESIGN.spent}</span>
        <b>{DESIGN.spentOf(spent, limit)}</b>
        <span>{over ? DESIGN.tooMany(spent - limit) : DESIGN.left(limit - spent)}</span>
      </p>
      <div className="points__bar" style={style} aria-hidden="true" />
    </div>
  )
}
