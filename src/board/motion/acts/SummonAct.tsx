import type { SummonEffect } from '../board-effect'
import { during } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, atAngle, countTo, moved } from './act-props'
import { Counters } from './Counters'
import styles from '../motion.module.css'

const WISPS = 6
const STAR_POINTS = [0, 2, 4, 1, 3]

/** A circle is drawn, wisps rise from it, and so do those who were called. */
export function SummonAct({ effect, place, ...moment }: ActProps<SummonEffect>) {
  const { hex, counters } = effect
  const at = place(hex)
  return (
    <>
      <Sprite at={at} half={44} frames={CIRCLE} easing="ease-out" {...moment}>
        <g className={styles['magic-circle']}>
          <circle r="36" />
          <circle r="29" />
          <path d={PENTAGRAM} />
        </g>
      </Sprite>
      {countTo(WISPS).map((nth) => (
        <Sprite
          key={nth}
          at={{ x: at.x + WISP_STEP * (nth - (WISPS - 1) / 2), y: at.y + 14 - (nth % 2) * 12 }}
          half={14}
          frames={WISP}
          easing="ease-out"
          {...during(moment, 0.12 + (nth % 3) * 0.1, 0.75 + (nth % 3) * 0.1)}
        >
          <path className={styles['magic-wisp']} d="M0 -12Q6 -5 3 1Q7 6 1 11Q-6 8 -3 2Q-7 -4 0 -12Z" />
        </Sprite>
      ))}
      {counters.length > 0 && (
        <Sprite at={at} frames={RISE} easing="cubic-bezier(0.2, 0.9, 0.3, 1.2)" {...during(moment, 0.25, 1)}>
          <Counters hex={hex} counters={counters} />
        </Sprite>
      )}
    </>
  )
}

const WISP_STEP = 10

const PENTAGRAM = `${STAR_POINTS.map((point, nth) => {
  const { x, y } = atAngle(point / STAR_POINTS.length, 29)
  return `${nth ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')}Z`

const CIRCLE: readonly Keyframe[] = [
  { transform: moved(0, 0, { size: 0.3, turn: -60 }), opacity: 0 },
  { transform: moved(0, 0, { size: 1, turn: 0 }), opacity: 1, offset: 0.35 },
  { transform: moved(0, 0, { size: 1.02, turn: 12 }), opacity: 1, offset: 0.7 },
  { transform: moved(0, 0, { size: 1.1, turn: 20 }), opacity: 0 },
]

const WISP: readonly Keyframe[] = [
  { transform: moved(0, 8, { size: 0.5 }), opacity: 0 },
  { transform: moved(0, -6, { size: 1 }), opacity: 0.95, offset: 0.4 },
  { transform: moved(0, -28, { size: 0.6, turn: 15 }), opacity: 0 },
]

const RISE: readonly Keyframe[] = [
  { transform: moved(0, 14, { size: 0.3 }), opacity: 0 },
  { transform: moved(0, 0, { size: 1 }), opacity: 1 },
]
