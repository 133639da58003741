import type { CrumbleEffect } from '../board-effect'
import { during } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, atAngle, countTo, moved } from './act-props'
import styles from '../motion.module.css'

const PUFFS = 6
const STONES = 7

/** Stones break off and fall; dust rises. */
export function CrumbleAct({ effect, place, ...moment }: ActProps<CrumbleEffect>) {
  const at = place(effect.hex)
  return (
    <>
      {countTo(PUFFS).map((nth) => (
        <Sprite
          key={`puff-${nth}`}
          at={at}
          half={16}
          frames={puff(nth)}
          easing="ease-out"
          {...during(moment, (nth % 3) * 0.08, 0.84 + (nth % 3) * 0.08)}
        >
          <circle className={styles.dust} r="14" />
        </Sprite>
      ))}
      {countTo(STONES).map((nth) => (
        <Sprite
          key={`stone-${nth}`}
          at={at}
          half={8}
          frames={stone(nth)}
          easing="ease-in"
          {...during(moment, 0, 0.8)}
        >
          <path className={styles.stone} d={nth % 2 ? 'M-6 -3L3 -5L6 3L-2 5Z' : 'M-5 -5H5V4L-4 5Z'} />
        </Sprite>
      ))}
    </>
  )
}

function puff(nth: number): readonly Keyframe[] {
  const { x, y } = atAngle(nth / PUFFS, 26)
  return [
    { transform: moved(x * 0.4, y * 0.4 + 8, { size: 0.5 }), opacity: 0 },
    { transform: moved(x * 0.8, y * 0.8, { size: 1.1 }), opacity: 0.8, offset: 0.35 },
    { transform: moved(x * 1.2, y * 1.2 - 8, { size: 1.5 }), opacity: 0 },
  ]
}

function stone(nth: number): readonly Keyframe[] {
  const x = (nth - (STONES - 1) / 2) * 9
  const rise = (nth % 3) * 11
  return [
    { transform: moved(x * 0.7, 2 - rise), opacity: 1 },
    { transform: moved(x, -6 - rise, { turn: nth * 40 }), opacity: 1, offset: 0.3 },
    { transform: moved(x * 1.4, 34 - rise, { turn: 120 + nth * 40, size: 0.7 }), opacity: 0 },
  ]
}
