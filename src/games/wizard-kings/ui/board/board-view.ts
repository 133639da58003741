import type { BoardCounter, BoardField, BoardStack, CounterSign, SignShape } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import { has, isCastle, isWizard, mapOf, printed } from '../../queries/blocks'
import type { SeenStack, View } from '../../queries/view'
import type { Block } from '../../state/state'
import { kindName } from '../../tables/kinds'
import { SEAT_NAMES, SEATS, type Side } from '../../tables/seats'
import type { BlockType, PrintedBlock } from '../../tables/vocabulary'
import { artOf, BACK } from './art'
import { BOARD_TEXT } from './board-text'
import { holderOf } from './holders'
import { PLACES } from './places'

/** The counters of each hex, those of both seats where they meet: blocks that the viewer knows, and a back for the others. */
export const stacksOnBoard = onceForEach((view: View): readonly BoardStack[] => {
  const byHex = new Map<HexId, BoardCounter[]>()
  for (const stack of view.stacks)
    byHex.set(stack.hex, [...(byHex.get(stack.hex) ?? []), ...countersOf(view, stack)])
  return [...byHex].map(([hex, counters]) => ({ hex, counters }))
})

/** The counters of a seat's stack: the blocks that the viewer knows, and one back for all others. */
export function countersOf(view: View, stack: SeenStack): readonly BoardCounter[] {
  const counters = seenIn(view.blocks, stack)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((block) => counterOf(view, block))
  const hidden = stack.count - counters.length
  if (hidden === 0) return counters
  // What is known adds up to less than all that is there.
  return [...counters.map(({ strength: _, ...counter }) => counter), backOf(stack, hidden)]
}

/** Wizards lie on top, then blocks in the order in which they act; castles lie below. */
function rankOf(block: Block): number {
  const { letter, cost } = printed(block)
  if (isWizard(block)) return -1
  return (isCastle(block) ? 1000 : 0) + 10 * letter.charCodeAt(0) - cost
}

type StackRef = Pick<SeenStack, 'hex' | 'owner'>

/** So many blocks of which the viewer knows no more than that they are there (FG-1). */
export function backOf({ hex, owner }: StackRef, count: number): BoardCounter {
  return {
    id: backId(hex, owner),
    icon: BACK,
    side: PLACES[owner],
    factors: String(count),
    label: BOARD_TEXT.hidden(SEAT_NAMES[owner], count),
    flipped: false,
    spent: false,
    badges: [],
  }
}

/** The counter that stands for what is hidden of a stack. */
export function backId(hex: HexId, owner: Side): string {
  return `${owner}@${hex}`
}

/** A block as its counter: its rating, the steps that it has left, and what it moves by. */
export function counterOf(view: Pick<View, 'step' | 'actor'>, block: Block): BoardCounter {
  const { id, kind, owner, strength } = block
  const { steps } = printed(block)
  const rating = ratingOf(printed(block))
  return {
    id,
    icon: artOf(kind),
    side: PLACES[owner],
    factors: rating,
    label: `${BOARD_TEXT.block(kindName(kind), SEAT_NAMES[owner])}, ${BOARD_TEXT.rated(rating, strength, steps)}`,
    ...(isWizard(block) ? {} : { strength }),
    pips: { count: strength, of: steps },
    flipped: false,
    ...stateOf(view, block),
    badges: has(block, 'fatigued') ? [{ text: '✕', label: BOARD_TEXT.fatigued, tone: 'warning' }] : [],
    signs: signsOf(block),
  }
}

/** A rating as on a label: a letter and the highest die that scores, `A2`, or a plus for who does not fire (CP-3). */
export function ratingOf({ letter, hit }: PrintedBlock): string {
  return `${letter}${hit ?? '+'}`
}

function stateOf(
  { step, actor }: Pick<View, 'step' | 'actor'>,
  block: Block,
): Pick<BoardCounter, 'spent' | 'state'> {
  if (step !== 'moves' || block.owner !== actor || isCastle(block)) return { spent: false }
  return has(block, 'moved') ? { spent: true, state: 'done' } : { spent: false, state: 'ready' }
}

/** What tells each type; blocks of none have no sign. */
const TYPE_SIGNS: Readonly<Record<Exclude<BlockType, 'none'>, SignShape>> = {
  forest: 'tree',
  desert: 'sun',
  mountain: 'peak',
  swamp: 'reeds',
  sea: 'wave',
  air: 'wing',
}

/** Small signs on a counter: that it is a wizard, and what it moves by. */
function signsOf(block: Block): readonly CounterSign[] {
  const { type } = printed(block)
  return [
    ...(isWizard(block) ? [{ shape: 'spark', label: BOARD_TEXT.wizard, tone: 'good' } as const] : []),
    ...(type === 'none'
      ? []
      : [{ shape: TYPE_SIGNS[type], label: BOARD_TEXT.types[type], tone: 'plain' } as const]),
  ]
}

/** Whose cities are, capitals with a ring, and the edges of home boards. */
export const fieldOf = onceForEach((view: View): BoardField => {
  const { cities, homes } = mapOf(view)
  const capitals = new Set(SEATS.flatMap((seat) => view.seats[seat].capitals ?? []))
  return {
    claims: cities.flatMap((city) => {
      const side = holderOf(view, city)
      return side ? [{ hex: city.hex, side: PLACES[side], isFaint: !capitals.has(city.id) }] : []
    }),
    homes: SEATS.filter((seat) => homes[seat].length > 0).map((seat) => ({
      side: PLACES[seat],
      hexes: homes[seat],
    })),
    weather: [],
    barriers: [],
    tokens: [],
  }
})

function seenIn(blocks: View['blocks'], { hex, owner }: StackRef): View['blocks'] {
  return blocks.filter((block) => block.at === hex && block.owner === owner)
}
