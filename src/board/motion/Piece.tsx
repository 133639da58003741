import type { ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import { DiceRow } from '@/widgets/DiceRow'

import type { BannerEffect, DiceThrow } from './board-effect'
import type { Moment } from './schedule'
import type { Spot } from './spot'
import { useMotion } from './use-motion'
import styles from './motion.module.css'

interface PieceProps {
  readonly spot: Spot
  /** How it comes and goes; it only stands there when left out. */
  readonly motion?: (Moment & { readonly frames: readonly Keyframe[] }) | undefined
}

/** Half a hex and a little. */
const BESIDE = 44
const ABOVE = 36
/** So near its upper edge there is no room above a hex. */
const TOP = 0.12

/** Dice beside a hex, towards the middle of the board, each with what it means. */
export function ThrownPiece({ spot, motion, dice }: PieceProps & Pick<DiceThrow, 'dice'>) {
  const side = spot.along.x > 0.5 ? -1 : 1
  return (
    <Placed
      className={styles.thrown}
      motion={motion}
      at={{ ...spot, x: spot.x + side * BESIDE }}
      anchor={[side < 0 ? 1 : 0, spot.along.y]}
    >
      {dice.map(({ faces, typed, says }, nth) => (
        <span key={nth} className={styles['thrown__row']} data-part="rolled">
          <DiceRow faces={faces} typed={typed} size={dice.length > 1 ? 'small' : 'large'} />
          {says !== '' && <span className={styles['thrown__says']} data-held="" data-says={says} />}
        </span>
      ))}
    </Placed>
  )
}

/** A great moment in a sign and a few words. */
export function BannerPiece({ spot, motion, text, icon }: PieceProps & Pick<BannerEffect, 'text' | 'icon'>) {
  const isHigh = spot.along.y < TOP
  return (
    <Placed
      className={styles.banner}
      motion={motion}
      at={{ ...spot, y: spot.y + (isHigh ? ABOVE : -ABOVE) }}
      anchor={[spot.along.x, isHigh ? 0 : 1]}
    >
      <svg className={styles['banner__icon']} viewBox="0 0 256 256">
        <path d={icon.path} />
      </svg>
      {/* Drawn, not written: the log has the words to be found and heard. */}
      <span data-says={text} />
    </Placed>
  )
}

interface PlacedProps {
  readonly className: string | undefined
  readonly motion: PieceProps['motion']
  readonly at: { readonly x: number; readonly y: number }
  /** The point of it that lies there, from 0 to 1 along its width and height: it stays so however large it is drawn. */
  readonly anchor: readonly [x: number, y: number]
  readonly children: ReactNode
}

function Placed({ className, motion, at, anchor, children }: PlacedProps) {
  const element = useMotion(motion ?? null)
  const [x, y] = [percent(anchor[0]), percent(anchor[1])]
  return (
    <div
      ref={element}
      className={classNames(styles.piece, motion && styles.sprite, className)}
      style={{ left: at.x, top: at.y, translate: `-${x} -${y}`, transformOrigin: `${x} ${y}` }}
    >
      {children}
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
