import type { ReactNode } from 'react'

import type { Point } from '@/engine/kernel/hex'

import type { Moment } from './schedule'
import { useMotion } from './use-motion'
import styles from './motion.module.css'

interface SpriteProps extends Moment {
  /** Where its middle is on the board. */
  readonly at: Point
  readonly frames: readonly Keyframe[]
  readonly easing?: string
  /** Half the width of what it shows, which is drawn around the origin. */
  readonly half?: number
  readonly children: ReactNode
}

const COUNTER_HALF = 32

/** A small drawing above the board that goes through its motions once; it must not be rendered twice. */
export function Sprite({ at, half = COUNTER_HALF, children, ...motion }: SpriteProps) {
  const element = useMotion(motion)
  const size = half * 2
  return (
    <div
      ref={element}
      className={styles.sprite}
      style={{ left: at.x - half, top: at.y - half, width: size, height: size }}
    >
      <svg
        className={styles['sprite__art']}
        viewBox={`${-half} ${-half} ${size} ${size}`}
        width={size}
        height={size}
      >
        {children}
      </svg>
    </div>
  )
}
