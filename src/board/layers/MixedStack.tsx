import type { Point } from '@/engine/hex'

import type { BoardCounter } from '../board-props'
import { BadgeTag, CounterArt, CounterCard } from './CounterFace'
import { classOfCounter } from './counter-shape'

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

const SCALE = 0.6
const ART = 28
const ORIGIN: Point = { x: 0, y: 0 }
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
          className={`counter--small ${classOfCounter(kind.counter)}`}
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
  return (
    <>
      <CounterCard counter={counter} at={ORIGIN} />
      <CounterArt counter={counter} at={{ x: count > 1 ? -6 : 0, y: -6.6 }} side={ART} />
      {count > 1 && (
        <text className="counter-count" x="14.5" y="2">
          {count}
        </text>
      )}
    </>
  )
}
