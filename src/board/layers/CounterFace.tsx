import type { Point } from '@/engine/hex'

import type { Badge, BoardCounter } from '../board-props'
import { tenth } from '../geometry'
import { BACK_HATCH, counterOutline, HALF } from './counter-shape'
import { ICON_BOX, placedPath } from './placed-path'

/** The side of a counter's artwork. */
const ART = 30
/** How far above the middle its own middle is. */
const ART_LIFT = 6.5
/** How far a counter that is turned over has its artwork lying on the side. */
const TURNED = 90
const BADGE = { x: HALF - 6, y: -HALF + 4, step: 16 }

const ORIGIN: Point = { x: 0, y: 0 }

export interface CounterFaceProps {
  readonly counter: BoardCounter
  /** Where its middle is. */
  readonly at?: Point
}

/** A counter seen from above: cardboard edge, printed face, artwork, factors, badges. */
export function CounterFace({ counter, at = ORIGIN }: CounterFaceProps) {
  const { face, edge, rim } = counterOutline(counter)
  const { x, y } = { x: at.x, y: at.y - ART_LIFT }
  return (
    <>
      <path className="counter-edge" d={placedPath(edge, at)} />
      <path className="counter-face" d={placedPath(face, at)} />
      {counter.flipped && <path className="counter-hatch" d={placedPath(BACK_HATCH, at)} />}
      <path className="counter-rim" d={placedPath(rim, at)} />
      <path
        className="counter-art"
        d={placedPath(counter.icon.path, { x: x - ART / 2, y: y - ART / 2 }, ART / ICON_BOX)}
        transform={counter.flipped ? `rotate(${TURNED} ${x} ${y})` : undefined}
      />
      <text className="counter-factors" x={at.x} y={at.y + HALF - 4}>
        {counter.factors}
      </text>
      {counter.badges.map((badge, nth) => (
        <BadgeTag
          key={badge.label}
          badge={badge}
          at={{ x: at.x + BADGE.x, y: at.y + BADGE.y + nth * BADGE.step }}
        />
      ))}
    </>
  )
}

/** A small sign, drawn around a point. */
export function BadgeTag({ badge, at: { x, y } }: { readonly badge: Badge; readonly at: Point }) {
  return (
    <g className={`counter-badge counter-badge--${badge.tone}`}>
      <path d={`M${tenth(x - 10)} ${tenth(y - 8)}h18l5 8l-5 8h-18z`} />
      <text x={x} y={y + 4.5}>
        {badge.text}
      </text>
    </g>
  )
}
