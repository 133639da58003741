import type { BoardCounter } from '../board-props'
import { BACK_HATCH, counterOutline, HALF } from './counter-shape'

/** The side of a counter's artwork, in a box of 512. */
const ART = 33 / 512
/** How far a counter that is turned over has its artwork lying on the side. */
const TURNED = 90

export interface CounterFaceProps {
  readonly counter: BoardCounter
}

/** A counter seen from above, around the origin: cardboard edge, printed face, artwork, factors, badges. */
export function CounterFace({ counter }: CounterFaceProps) {
  const outline = counterOutline(counter.side, counter.spent)
  return (
    <>
      <path className="counter-edge" d={outline} transform="translate(0 2)" />
      <path className="counter-face" d={outline} />
      {counter.flipped && <path className="counter-hatch" d={BACK_HATCH} />}
      <path className="counter-rim" d={outline} transform="scale(.925)" />
      <path
        className="counter-art"
        d={counter.icon.path}
        transform={`translate(0 -5) rotate(${counter.flipped ? TURNED : 0}) scale(${ART}) translate(-256 -256)`}
      />
      <text className="counter-factors" y={HALF - 4}>
        {counter.factors}
      </text>
      {counter.badges.map((badge, nth) => (
        <g
          key={badge.label}
          className={`counter-badge counter-badge--${badge.tone}`}
          transform={`translate(${HALF - 5} ${-HALF + 4 + nth * 14})`}
        >
          <path d="M-9 -7h15l5 7l-5 7h-15z" />
          <text y="3.7">{badge.text}</text>
        </g>
      ))}
    </>
  )
}
