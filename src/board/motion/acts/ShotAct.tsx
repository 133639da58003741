import type { Point } from '@/engine/kernel/hex'

import type { ShotEffect } from '../board-effect'
import { Sprite } from '../Sprite'
import { type ActProps, moved } from './act-props'
import styles from '../motion.module.css'

/** A dart with feathers, its head to the right. */
const DART = 'M24 0L12 -6V-2H-16L-22 -7H-26L-21 0L-26 7H-22L-16 2H12V6Z'

/** A missile on its way. */
export function ShotAct({ effect, place, ...moment }: ActProps<ShotEffect>) {
  const to = place(effect.to)
  return (
    <Sprite at={to} half={30} frames={flight(place(effect.from), to)} easing="ease-in" {...moment}>
      <path className={styles['shot-shaft']} d={DART} />
    </Sprite>
  )
}

/** Turned to where it flies, and gone once it has struck. */
function flight(from: Point, to: Point): readonly Keyframe[] {
  const [x, y] = [from.x - to.x, from.y - to.y]
  const turn = (Math.atan2(-y, -x) * 180) / Math.PI
  return [
    { transform: moved(x, y, { turn, size: 0.7 }), opacity: 0 },
    { transform: moved(x * 0.85, y * 0.85, { turn }), opacity: 1, offset: 0.12 },
    { transform: moved(0, 0, { turn }), opacity: 1, offset: 0.85 },
    { transform: moved(0, 0, { turn, size: 0.6 }), opacity: 0 },
  ]
}
