import type { ClashEffect } from '../board-effect'
import { during } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, atAngle, countTo, moved } from './act-props'
import styles from '../motion.module.css'

const SPARKS = 8
const BLADE = 'M-3 16L-3 -30L0 -38L3 -30L3 16ZM-9 16H9V20H-9ZM-2.5 20H2.5V31H-2.5Z'

/** Two blades strike each other, and sparks fly. */
export function ClashAct({ effect, place, ...moment }: ActProps<ClashEffect>) {
  const at = place(effect.hex)
  return (
    <>
      {[-1, 1].map((side) => (
        <Sprite key={side} at={at} half={42} frames={stroke(side)} easing="ease-in" {...moment}>
          <path className={styles['clash-blade']} d={BLADE} />
        </Sprite>
      ))}
      {countTo(SPARKS).map((nth) => (
        <Sprite
          key={nth}
          at={{ x: at.x, y: at.y - 8 }}
          half={8}
          frames={spark(nth)}
          easing="ease-out"
          {...during(moment, 0.4, 0.95)}
        >
          <path className={styles['clash-spark']} d="M0 -7L1.6 0L0 7L-1.6 0Z" />
        </Sprite>
      ))}
    </>
  )
}

function stroke(side: number): readonly Keyframe[] {
  return [
    { transform: moved(side * 34, -16, { turn: side * 100 }), opacity: 0 },
    { transform: moved(side * 22, -10, { turn: side * 85 }), opacity: 1, offset: 0.18 },
    { transform: moved(side * 7, 2, { turn: side * -38 }), opacity: 1, offset: 0.42 },
    { transform: moved(side * 10, 3, { turn: side * -33 }), opacity: 1, offset: 0.75 },
    { transform: moved(side * 12, 5, { turn: side * -28 }), opacity: 0 },
  ]
}

function spark(nth: number): readonly Keyframe[] {
  const turns = nth / SPARKS + 0.06
  const { x, y } = atAngle(turns, 30 + (nth % 2) * 8)
  const turn = Math.round(turns * 360)
  return [
    { transform: moved(x * 0.15, y * 0.15, { turn }), opacity: 0 },
    { transform: moved(x * 0.3, y * 0.3, { turn }), opacity: 1, offset: 0.1 },
    { transform: moved(x, y, { turn, size: 0.5 }), opacity: 0 },
  ]
}
