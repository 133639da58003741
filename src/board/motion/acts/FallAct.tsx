import { classNames } from '@/widgets/class-names'
import type { FallEffect } from '../board-effect'
import { during, type Moment } from '../schedule'
import { Sprite } from '../Sprite'
import { type ActProps, atAngle, countTo, moved } from './act-props'
import { Counters } from './Counters'
import styles from '../motion.module.css'

/** More than these are not told apart. */
const MOST_SEEN = 6
const CHIPS = 7

/** Counters are thrown off the board, or walk off it. */
export function FallAct({ effect, place, ...moment }: ActProps<FallEffect>) {
  const { hex, counters, manner } = effect
  const seen = counters.slice(0, MOST_SEEN)
  const at = place(hex)
  if (manner === 'leaving')
    return (
      <Sprite at={at} frames={LEAVING} easing="ease-in" {...moment}>
        <Counters hex={hex} counters={counters} />
      </Sprite>
    )
  return (
    <>
      {seen.map((counter, nth) => (
        <Sprite key={counter.id} at={at} frames={thrown(nth, seen.length)} easing="ease-in" {...moment}>
          <Counters hex={hex} counters={[counter]} />
        </Sprite>
      ))}
      {countTo(CHIPS).map((nth) => (
        <Sprite key={nth} at={at} half={6} frames={scattered(nth)} easing="ease-out" {...chipMoment(moment)}>
          <path
            className={classNames(styles.chip, styles[`chip--${manner}`])}
            d={nth % 2 ? 'M-4 -3L4 -1L2 4Z' : 'M-3 -4H3V3H-4Z'}
          />
        </Sprite>
      ))}
    </>
  )
}

const LEAVING: readonly Keyframe[] = [
  { transform: moved(0, 0), opacity: 1 },
  { transform: moved(0, -8, { size: 0.7 }), opacity: 0 },
]

/** Up a little, outward, and down with a spin. */
function thrown(nth: number, count: number): readonly Keyframe[] {
  const side = count === 1 ? 0.35 : (2 * nth) / (count - 1) - 1
  const turn = side * 90 + 20
  return [
    { transform: moved(0, 0), opacity: 1 },
    { transform: moved(side * 18, -20, { turn: turn * 0.3, size: 1.16 }), opacity: 1, offset: 0.32 },
    { transform: moved(side * 52, 34, { turn, size: 0.55 }), opacity: 0 },
  ]
}

function scattered(nth: number): readonly Keyframe[] {
  const { x, y } = atAngle(nth / CHIPS + 0.04, 34 + (nth % 3) * 7)
  return [
    { transform: moved(x * 0.2, y * 0.2), opacity: 0 },
    { transform: moved(x * 0.45, y * 0.45, { turn: 60 }), opacity: 1, offset: 0.3 },
    { transform: moved(x, y + 8, { turn: 190, size: 0.5 }), opacity: 0 },
  ]
}

function chipMoment(moment: Moment): Moment {
  return during(moment, 0.05, 0.95)
}
