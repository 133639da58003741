import type { Point } from '@/engine/hex'

import type { Badge, BoardCounter } from '../board-props'
import { tenth } from '../geometry'
import { BACK_HATCH, CAST_SIGN, counterOutline, HALF, STATE_SIGNS } from './counter-shape'
import { ICON_BOX, placedPath } from './placed-path'

/** The side of a counter's artwork. */
const ART = 29
/** How far above the middle its own middle is. */
const ART_LIFT = 6.6
/** How far a counter that is turned over has its artwork lying on the side. */
const TURNED = 90
/** How far the upper left edge catches the light. */
const BEVEL = 0.9
const BADGE = { x: HALF - 6, y: -HALF + 4, step: 16 }

const ORIGIN: Point = { x: 0, y: 0 }

export interface CounterFaceProps {
  readonly counter: BoardCounter
  /** Where its middle is. */
  readonly at?: Point
}

/** A counter seen from above: its cardboard, artwork, factors, state and badges. */
export function CounterFace({ counter, at = ORIGIN }: CounterFaceProps) {
  return (
    <>
      <CounterCard counter={counter} at={at} />
      <CounterArt counter={counter} at={{ x: at.x, y: at.y - ART_LIFT }} side={ART} />
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

/** The cardboard with all that is printed on it but the artwork: edges, border, the strip with its factors. */
export function CounterCard({ counter, at }: { readonly counter: BoardCounter; readonly at: Point }) {
  const { face, edge, rim, strip } = counterOutline(counter)
  const foot = { x: at.x - 16, y: at.y + 14 }
  return (
    <>
      <path className="counter-edge" d={placedPath(edge, at)} />
      <path className="counter-light" d={placedPath(face, { x: at.x - BEVEL, y: at.y - BEVEL })} />
      <path className="counter-face" d={placedPath(face, at)} />
      <path className="counter-strip" d={placedPath(strip, at)} />
      {counter.flipped && <path className="counter-hatch" d={placedPath(BACK_HATCH, at)} />}
      <path className="counter-rim" d={placedPath(rim, at)} />
      <text className="counter-factors" x={at.x + (counter.state ? 3 : 0)} y={at.y + HALF - 3.6}>
        {counter.factors}
      </text>
      {counter.state && (
        <path
          className={`counter-state counter-state--${counter.state}`}
          d={placedPath(STATE_SIGNS[counter.state], foot)}
        />
      )}
    </>
  )
}

/** The artwork around a point; on the back it lies on its side, with a spark beside it. */
export function CounterArt(props: {
  readonly counter: BoardCounter
  readonly at: Point
  readonly side: number
}) {
  const {
    counter: { icon, flipped },
    at: { x, y },
    side,
  } = props
  return (
    <>
      <path
        className="counter-art"
        d={placedPath(icon.path, { x: x - side / 2, y: y - side / 2 }, side / ICON_BOX)}
        transform={flipped ? `rotate(${TURNED} ${x} ${y})` : undefined}
      />
      {flipped && <path className="counter-cast" d={placedPath(CAST_SIGN, { x: x + 13.5, y: y - 7.5 })} />}
    </>
  )
}

/** A small sign cut from cardboard, drawn around a point. */
export function BadgeTag({ badge, at: { x, y } }: { readonly badge: Badge; readonly at: Point }) {
  const tag = (down: number) => `M${tenth(x - 10)} ${tenth(y - 8 + down)}h18l5 8l-5 8h-18z`
  return (
    <g className={`counter-badge counter-badge--${badge.tone}`}>
      <path className="counter-badge__edge" d={tag(2)} />
      <path d={tag(0)} />
      <text x={x} y={y + 4.5}>
        {badge.text}
      </text>
    </g>
  )
}
