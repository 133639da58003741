import type { Point } from '@/engine/kernel/hex'

import type { AidEffect } from '../board-effect'
import { during } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, countTo, moved } from './act-props'
import styles from '../motion.module.css'

const SPARKS = 4
const CHEVRONS = [-25, 0, 25]
const CHEVRON = 'M-7 3L0 -6L7 3M-7 13L0 4L7 13'
const SPARK = 'M0 -8Q1 -1 8 0Q1 1 0 8Q-1 1 -8 0Q-1 -1 0 -8Z'

/** Sparks fly from the caster; where they arrive, wings of haste rise. */
export function AidAct({ effect, place, ...moment }: ActProps<AidEffect>) {
  const from = place(effect.from)
  const to = place(effect.to)
  return (
    <>
      {countTo(SPARKS).map((nth) => (
        <Sprite
          key={nth}
          at={to}
          half={10}
          frames={sparkFlight(from, to, nth)}
          easing="ease-in-out"
          {...during(moment, nth * 0.06, 0.42 + nth * 0.06)}
        >
          <path className={styles['aid-spark']} d={SPARK} />
        </Sprite>
      ))}
      {CHEVRONS.map((x, nth) => (
        <Sprite
          key={x}
          at={{ x: to.x + x, y: to.y }}
          half={20}
          frames={RISE}
          easing="ease-out"
          {...during(moment, 0.4 + (nth % 2) * 0.08, 0.9 + (nth % 2) * 0.1)}
        >
          <path className={styles['aid-casing']} d={CHEVRON} />
          <path className={styles['aid-chevron']} d={CHEVRON} />
        </Sprite>
      ))}
    </>
  )
}

const RISE: readonly Keyframe[] = [
  { transform: moved(0, 16, { size: 0.7 }), opacity: 0 },
  { transform: moved(0, 2), opacity: 1, offset: 0.4 },
  { transform: moved(0, -18), opacity: 0 },
]

/** Sparks of one spell part on the way and meet again. */
function sparkFlight(from: Point, to: Point, nth: number): readonly Keyframe[] {
  const [x, y] = [from.x - to.x, from.y - to.y]
  const side = (nth - (SPARKS - 1) / 2) * 0.16
  return [
    { transform: moved(x, y, { size: 0.4 }), opacity: 0 },
    {
      transform: moved(x / 2 - y * side, y / 2 + x * side, { size: 1.2, turn: 90 }),
      opacity: 1,
      offset: 0.5,
    },
    { transform: moved(0, 0, { size: 0.6, turn: 180 }), opacity: 0 },
  ]
}
