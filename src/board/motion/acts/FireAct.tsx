import type { Point } from '@/engine/kernel/hex'
import { classNames } from '@/widgets/class-names'

import type { FireEffect } from '../board-effect'
import { during } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, countTo, moved } from './act-props'
import styles from '../motion.module.css'

/** The share of its time at which the fire strikes. */
const STRIKES = 0.42
/** Where flames rise in the hex, and how high they are. */
const FLAMES = [
  { x: -22, y: 12, size: 0.8 },
  { x: -11, y: 4, size: 1.15 },
  { x: 12, y: 6, size: 1.05 },
  { x: 23, y: 13, size: 0.75 },
  { x: 0, y: 18, size: 1.3 },
  { x: -6, y: -12, size: 0.7 },
  { x: 9, y: -10, size: 0.75 },
] as const

/** A flare at the caster, a ball of fire on its way, and flames in the hex that it strikes. */
export function FireAct({ effect, place, ...moment }: ActProps<FireEffect>) {
  const from = place(effect.from)
  const to = place(effect.to)
  const tone = classNames(styles.fire, effect.isTreasures ? styles['fire--treasure'] : undefined)
  return (
    <>
      <Sprite at={from} half={30} frames={FLARE} easing="ease-out" {...during(moment, 0, 0.3)}>
        <path className={classNames(tone, styles['fire-flare'])} d={SPIKES} />
      </Sprite>
      <Sprite
        at={to}
        half={40}
        frames={flight(from, to)}
        easing="ease-in"
        {...during(moment, 0, STRIKES + 0.02)}
      >
        <g className={tone}>
          <path className={styles['fire-tail']} d="M8 -11Q-24 -8 -38 0Q-24 8 8 11Z" />
          <circle className={styles['fire-ball']} r="13" />
          <circle className={styles['fire-core']} r="7" />
        </g>
      </Sprite>
      <Sprite at={to} half={40} frames={BLAST} easing="ease-out" {...during(moment, STRIKES, 0.8)}>
        <circle className={classNames(tone, styles['fire-blast'])} r="34" />
      </Sprite>
      {countTo(FLAMES.length).map((nth) => (
        <Flame
          key={nth}
          nth={nth}
          tone={tone}
          at={to}
          {...during(moment, STRIKES + nth * 0.02, 0.86 + nth * 0.02)}
        />
      ))}
    </>
  )
}

interface FlameProps {
  readonly nth: number
  readonly tone: string
  readonly at: Point
  readonly start: number
  readonly duration: number
}

function Flame({ nth, tone, at, ...moment }: FlameProps) {
  const { x, y, size } = FLAMES[nth] ?? FLAMES[0]
  return (
    <Sprite at={{ x: at.x + x, y: at.y + y }} half={24} frames={tongue(size)} easing="ease-out" {...moment}>
      <g className={tone}>
        <path
          className={styles['fire-flame']}
          d="M0 -20Q4 -11 8 -5Q12 4 6 10Q0 15 -6 10Q-13 3 -7 -5Q-5 -3 -4 -1Q-4 -11 0 -20Z"
        />
        <path className={styles['fire-core']} d="M1 -6Q6 2 3 8Q0 11 -3 8Q-6 3 1 -6Z" />
      </g>
    </Sprite>
  )
}

const SPIKES =
  'M0 -28L5 -9L20 -20L10 -4L28 0L10 5L19 20L4 10L0 28L-5 10L-20 19L-9 4L-28 0L-10 -5L-20 -20L-4 -9Z'

const FLARE: readonly Keyframe[] = [
  { transform: moved(0, 0, { size: 0.2 }), opacity: 1 },
  { transform: moved(0, 0, { size: 1, turn: 20 }), opacity: 1, offset: 0.4 },
  { transform: moved(0, 0, { size: 1.2, turn: 35 }), opacity: 0 },
]

const BLAST: readonly Keyframe[] = [
  { transform: moved(0, 0, { size: 0.25 }), opacity: 1 },
  { transform: moved(0, 0, { size: 1.1 }), opacity: 0 },
]

function flight(from: Point, to: Point): readonly Keyframe[] {
  const [x, y] = [from.x - to.x, from.y - to.y]
  const turn = Math.round((Math.atan2(-y, -x) * 180) / Math.PI)
  return [
    { transform: moved(x, y, { turn, size: 0.4 }), opacity: 0 },
    { transform: moved(x * 0.8, y * 0.8, { turn, size: 1 }), opacity: 1, offset: 0.25 },
    { transform: moved(0, 0, { turn, size: 1.15 }), opacity: 1, offset: 0.95 },
    { transform: moved(0, 0, { turn, size: 1.3 }), opacity: 0 },
  ]
}

function tongue(size: number): readonly Keyframe[] {
  return [
    { transform: moved(0, 8, { size: size * 0.3 }), opacity: 0 },
    { transform: moved(0, 0, { size, turn: -5 }), opacity: 1, offset: 0.25 },
    { transform: moved(0, -6, { size: size * 1.12, turn: 6 }), opacity: 1, offset: 0.6 },
    { transform: moved(0, -20, { size: size * 0.55, turn: -4 }), opacity: 0 },
  ]
}
