import type { Point } from '@/engine/hex'

import type { BoardCounter } from '../board-props'
import { BadgeTag } from './CounterFace'
import { classOfCounter, counterOutline, HALF } from './counter-shape'

/** Counters of a hex that look alike: the first of them, and how many there are. */
export interface Kind {
  readonly counter: BoardCounter
  readonly count: number
}

/** The counters of a hex by their artwork, in the order in which they lie. */
export function kindsIn(counters: readonly BoardCounter[]): readonly Kind[] {
  const arts = [...new Set(counters.map(({ icon }) => icon.path))]
  return arts.flatMap((art) => {
    const alike = counters.filter(({ icon }) => icon.path === art)
    return alike[0] ? [{ counter: alike[0], count: alike.length }] : []
  })
}

const SCALE = 0.58
const ART = 27 / 512
/** Where the small counters lie, row by row. */
const PLACES: readonly Point[] = [
  { x: -14.5, y: -13 },
  { x: 14.5, y: -13 },
  { x: -14.5, y: 16 },
  { x: 14.5, y: 16 },
]
/** Badges stand out beyond their counters, so that none hides another. */
const OUTWARD = 1.9

interface MixedStackProps {
  readonly kinds: readonly Kind[]
  readonly center: Point
}

/** A hex in which several types stand: a small counter for each, with how many there are of it. */
export function MixedStack({ kinds, center }: MixedStackProps) {
  const placed = PLACES.flatMap((place, nth) => {
    const kind = kinds[nth]
    return kind ? [{ kind, place, badge: kind.counter.badges[0] }] : []
  })
  return (
    <>
      {placed.map(({ kind, place }) => (
        <g
          key={kind.counter.icon.path}
          className={classOfCounter(kind.counter)}
          transform={`translate(${center.x + place.x} ${center.y + place.y}) scale(${SCALE})`}
        >
          <SmallFace kind={kind} />
        </g>
      ))}
      {placed.map(
        ({ kind, place, badge }) =>
          badge && (
            <BadgeTag
              key={kind.counter.icon.path}
              badge={badge}
              at={{ x: center.x + place.x * OUTWARD, y: center.y + place.y * OUTWARD }}
            />
          ),
      )}
    </>
  )
}

function SmallFace({ kind: { counter, count } }: { readonly kind: Kind }) {
  const { face, edge, rim } = counterOutline(counter)
  return (
    <>
      <path className="counter-edge" d={edge} />
      <path className="counter-face" d={face} />
      <path className="counter-rim" d={rim} />
      <path
        className="counter-art"
        d={counter.icon.path}
        transform={`translate(-6 -7) scale(${ART}) translate(-256 -256)`}
      />
      <text className="counter-count" x="12" y={HALF - 5}>
        {count}
      </text>
    </>
  )
}
