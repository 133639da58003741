import {
  type CSSProperties,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import type { Point } from '@/engine/kernel/hex'
import { halvesText } from '@/engine/basics/figures'
import { classNames } from '@/widgets/class-names'

import type { BoardField, BoardProps, BoardStack, FanWays } from '../board-props'
import { fieldLooks } from '../field/field-looks'
import { facingIn, strengthOf } from '../layers/facing'
import { PILES } from '../motion/effect-looks'
import type { LaidGrid } from '../geometry'
import type { FanGround } from './fan-ground'
import { FanHand, FanStore, type OpenFan } from './fan-hand'
import { FAN_HEAD } from './fan-shape'
import { FAN_TEXT } from './fan-text'
import countersStyles from '../counters.module.css'
import styles from './fan.module.css'

interface FanLooks {
  readonly field: BoardField | undefined
  /** How large the drawing is. */
  readonly sheet: { readonly className: string; readonly width: number; readonly height: number }
}

interface FanSheetProps extends FanLooks, Pick<BoardProps, 'stacks' | 'isDrawing'> {
  readonly fan: FanWays
  /** As it lies. */
  readonly grid: LaidGrid
  readonly ground: () => FanGround | null
}

const RIM = { x: -25.5, y: -25.5, width: 51, height: 51, rx: 8 }

/** Where the counters of a stack are spread; it renders by itself, and nothing as long as none is. */
export function FanSheet({ grid, ground, stacks, fan, isDrawing, ...looks }: FanSheetProps) {
  const [store] = useState(() => new FanStore())
  const open = useSyncExternalStore(store.subscribe, store.now)
  const latest = useRef({ stacks, fan, isDrawing })
  useLayoutEffect(() => {
    latest.current = { stacks, fan, isDrawing }
  })
  useEffect(() => {
    const below = ground()
    if (!below) return undefined
    const hand = new FanHand(below, () => latest.current, store)
    const leave = below.invite(hand)
    return () => {
      leave()
      hand.dispose()
    }
    // On another map the board works anew.
  }, [store, ground, grid])
  useEffect(() => store.show(null), [store, stacks])
  return open && <Fan open={open} {...looks} />
}

/** The counters side by side on a slip of paper, and what they add up to or the one that is pointed at. */
function Fan({ open, field, sheet }: FanLooks & { readonly open: OpenFan }) {
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
  const told = strengths.flatMap((strength) => (strength === undefined ? [] : halvesText(strength)))
  const [first] = told
  if (first === undefined) return FAN_TEXT.counters(stack.counters.length)
  return told.length > 1 ? FAN_TEXT.against(told) : FAN_TEXT.together(first)
}
