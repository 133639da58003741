import { type CSSProperties, useMemo } from 'react'

import type { Point } from '@/engine/kernel/hex'
import { halvesText } from '@/engine/basics/figures'
import { classNames } from '@/widgets/class-names'

import type { BoardField, BoardStack } from '../board-props'
import { fieldLooks } from '../field/field-looks'
import { facingIn, strengthOf } from '../layers/facing'
import { PILES } from '../motion/effect-looks'
import type { OpenFan } from './fan-hand'
import { FAN_HEAD } from './fan-shape'
import { FAN_TEXT } from './fan-text'
import countersStyles from '../counters.module.css'
import styles from './fan.module.css'

interface FanSheetProps {
  readonly open: OpenFan
  readonly field: BoardField | undefined
  /** How large the drawing is. */
  readonly sheet: { readonly className: string; readonly width: number; readonly height: number }
}

const RIM = { x: -25.5, y: -25.5, width: 51, height: 51, rx: 8 }

/** The counters of a stack spread on a slip of paper, and what they add up to or the one that is pointed at. */
export function FanSheet({ open, field, sheet }: FanSheetProps) {
  const { hex, stacks, pieces, shape, pickable, pointed } = open
  const looks = useMemo(() => (field ? fieldLooks(field) : PILES), [field])
  const { box, scale, spots, from } = shape
  return (
    <svg {...sheet} data-part="fan">
      <rect className={styles.fan__paper} {...box} rx={6 * scale} />
      <text
        className={styles.fan__words}
        x={box.x + box.width / 2}
        y={box.y + (FAN_HEAD - 6) * scale}
        style={{ fontSize: 12.5 * scale }}
      >
        {pointed ? pointed.label : headOf(stacks)}
      </text>
      {pieces.map((piece, nth) => {
        const spot = spots[nth] ?? from
        return (
          <g key={piece.id} transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>
            <g
              className={classNames(styles.fan__piece, countersStyles.counters)}
              style={spreadFrom(from, spot, scale)}
              data-piece={piece.id}
            >
              {looks.counters({ hex, counters: [piece] })}
            </g>
            {pickable.has(piece.id) && (
              <rect className={styles.fan__rim} {...RIM} data-pointed={piece === pointed ? '' : undefined} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Where a counter comes from, seen from where it comes to rest. */
function spreadFrom(from: Point, to: Point, scale: number): CSSProperties {
  const style = { '--from-x': `${(from.x - to.x) / scale}px`, '--from-y': `${(from.y - to.y) / scale}px` }
  return style as CSSProperties
}

/** What those add up to who stand on the ground and in the air of a hex. */
function headOf(stacks: readonly BoardStack[]): string {
  const told = stacks.map((stack) => ({ layer: stack.layer ?? 'ground', strength: strengthIn(stack) }))
  const [only, ...others] = told
  if (only && others.length === 0) return only.strength
  return told.map(({ layer, strength }) => FAN_TEXT[layer](strength)).join(', ')
}

function strengthIn(stack: BoardStack): string {
  const facing = facingIn(stack)
  const strengths = facing ? facing.factions.map(({ strength }) => strength) : [strengthOf(stack.counters)]
  const [first, second] = strengths.flatMap((strength) =>
    strength === undefined ? [] : halvesText(strength),
  )
  if (first === undefined) return FAN_TEXT.counters(stack.counters.length)
  return second === undefined ? FAN_TEXT.together(first) : FAN_TEXT.against(first, second)
}
