import { useLayoutEffect, useRef } from 'react'
import { dieShown } from './die-cup'
import { classNames } from './class-names'
import styles from './die.module.css'

export interface DieProps {
  /** Up to 6 in pips, more as a figure; null while nothing is rolled. */
  readonly face: number | null
  /** Drawn pressed forward, as the roll that counts now. */
  readonly lit?: boolean
  readonly size?: 'small' | 'large'
}

const LEFT = 26
const MIDDLE = 50
const RIGHT = 74

export type Pip = readonly [x: number, y: number]

/** Where the pips of each face lie in a box of 100. */
const PIPS: readonly (readonly Pip[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [LEFT, LEFT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [MIDDLE, MIDDLE],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [MIDDLE, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [LEFT, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, LEFT],
    [RIGHT, MIDDLE],
    [RIGHT, RIGHT],
  ],
]

/** Where the pips of a face lie in a box of 100; nowhere when nothing is rolled. */
export function pipsOf(face: number | null): readonly Pip[] {
  return PIPS[face ?? 0] ?? []
}

/** A die that shows a face. It is there to be read at once, also while it is seen to tumble. */
export function Die({ face, lit = false, size = 'small' }: DieProps) {
  const picture = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (picture.current && face !== null) dieShown(picture.current, face)
  }, [face])
  return (
    <svg
      ref={picture}
      className={classNames(styles.die, styles[`die--${size}`], lit ? styles['die--lit'] : undefined)}
      viewBox="0 0 100 106"
      role="img"
      aria-label={face === null ? 'die: not rolled' : `die: ${face}`}
    >
      <rect className={styles['die__edge']} x="3" y="8" width="94" height="96" rx="17" />
      <rect className={styles['die__face']} x="3" y="3" width="94" height="94" rx="17" />
      {pipsOf(face).map(([x, y]) => (
        <circle key={`${x}-${y}`} className={styles['die__pip']} data-part="pip" cx={x} cy={y} r="10" />
      ))}
      {face !== null && face >= PIPS.length && (
        <text className={styles['die__figure']} data-part="pip" x={MIDDLE} y={MIDDLE}>
          {face}
        </text>
      )}
    </svg>
  )
}
