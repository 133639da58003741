import type { GleamEffect } from '../board-effect'
import { during } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, atAngle, countTo, moved } from './act-props'
import styles from '../motion.module.css'

const RAYS = 10
const GLINTS = 6
const GLINT = 'M0 -11Q1 -1 11 0Q1 1 0 11Q-1 1 -11 0Q-1 -1 0 -11Z'

/** Golden rays and glints. */
export function GleamAct({ effect, place, ...moment }: ActProps<GleamEffect>) {
  const at = place(effect.hex)
  return (
    <>
      <Sprite at={at} half={60} frames={SHINE} easing="ease-out" {...moment}>
        <path className={styles['gleam-rays']} d={RAY_PATH} />
      </Sprite>
      <Sprite at={at} half={40} frames={RING} easing="ease-out" {...during(moment, 0.1, 0.8)}>
        <circle className={styles['gleam-ring']} r="32" />
      </Sprite>
      {countTo(GLINTS).map((nth) => {
        const { x, y } = atAngle(nth / GLINTS + 0.05, 22 + (nth % 2) * 14)
        return (
          <Sprite
            key={nth}
            at={{ x: at.x + x, y: at.y + y }}
            half={14}
            frames={TWINKLE}
            {...during(moment, 0.15 + nth * 0.07, 0.6 + nth * 0.07)}
          >
            <path className={styles['gleam-glint']} d={GLINT} />
          </Sprite>
        )
      })}
    </>
  )
}

const RAY_PATH = countTo(RAYS)
  .map((nth) => {
    const turns = nth / RAYS
    const tip = atAngle(turns, nth % 2 ? 44 : 58)
    const left = atAngle(turns - 0.03, 18)
    const right = atAngle(turns + 0.03, 18)
    return `M${[left, tip, right].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  })
  .join('')

const SHINE: readonly Keyframe[] = [
  { transform: moved(0, 0, { size: 0.4, turn: -20 }), opacity: 0 },
  { transform: moved(0, 0, { size: 1, turn: 0 }), opacity: 1, offset: 0.35 },
  { transform: moved(0, 0, { size: 1.08, turn: 18 }), opacity: 0 },
]

const RING: readonly Keyframe[] = [
  { transform: moved(0, 0, { size: 0.4 }), opacity: 1 },
  { transform: moved(0, 0, { size: 1.2 }), opacity: 0 },
]

const TWINKLE: readonly Keyframe[] = [
  { transform: moved(0, 0, { size: 0.2 }), opacity: 0 },
  { transform: moved(0, 0, { size: 1, turn: 45 }), opacity: 1, offset: 0.5 },
  { transform: moved(0, 0, { size: 0.2, turn: 90 }), opacity: 0 },
]
