import type { Badge, BoardCounter } from '../board-props'
import { BACK_HATCH, counterOutline, HALF } from './counter-shape'

/** The side of a counter's artwork, in a box of 512. */
const ART = 33 / 512
/** How far a counter that is turned over has its artwork lying on the side. */
const TURNED = 90
const BADGE = { x: HALF - 5, y: -HALF + 4, step: 14 }

export interface CounterFaceProps {
  readonly counter: BoardCounter
}

/**
 * A counter seen from above, around the origin: cardboard edge, printed face, artwork, factors, badges.
 * Offsets are part of the path data, since every transform costs the browser a paint chunk.
 */
export function CounterFace({ counter }: CounterFaceProps) {
  const { face, edge, rim } = counterOutline(counter)
  return (
    <>
      <path className="counter-edge" d={edge} />
      <path className="counter-face" d={face} />
      {counter.flipped && <path className="counter-hatch" d={BACK_HATCH} />}
      <path className="counter-rim" d={rim} />
      <path
        className="counter-art"
        d={counter.icon.path}
        transform={`translate(0 -5) rotate(${counter.flipped ? TURNED : 0}) scale(${ART}) translate(-256 -256)`}
      />
      <text className="counter-factors" y={HALF - 4}>
        {counter.factors}
      </text>
      {counter.badges.map((badge, nth) => (
        <BadgeTag key={badge.label} badge={badge} y={BADGE.y + nth * BADGE.step} />
      ))}
    </>
  )
}

function BadgeTag({ badge, y }: { readonly badge: Badge; readonly y: number }) {
  return (
    <g className={`counter-badge counter-badge--${badge.tone}`}>
      <path d={`M${BADGE.x - 9} ${y - 7}h15l5 7l-5 7h-15z`} />
      <text x={BADGE.x} y={y + 3.7}>
        {badge.text}
      </text>
    </g>
  )
}
