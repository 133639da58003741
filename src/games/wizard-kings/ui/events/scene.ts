import type { SeenCounter } from '@/board/motion/seen-counter'
import type { HexId } from '@/engine/kernel/hex'
import type { Shown } from '@/table/events/presentation'
import { type Fall, sceneOf, seen, sliding, unseen } from '@/table/motion/scene'
import { isOnMap, isWizard } from '../../queries/blocks'
import { hiddenIn } from '../../queries/supposed'
import type { SeenStack, View } from '../../queries/view'
import type { Block } from '../../state/state'
import type { BlockId } from '../../state/vocabulary'
import type { Side } from '../../tables/seats'
import { backId, backOf, stacksOnBoard } from '../board/board-view'

type Counters = readonly SeenCounter[]
type StackRef = Pick<SeenStack, 'hex' | 'owner'>

function countersIn(view: View, hex: HexId): Counters {
  return stacksOnBoard(view).flatMap((stack) => (stack.hex === hex ? stack.counters : []))
}

function countersOf(view: View, ids: readonly string[]): Counters {
  return stacksOnBoard(view).flatMap(({ counters }) => counters.filter(({ id }) => ids.includes(id)))
}

function countIn({ stacks }: View, { hex, owner }: StackRef): number {
  return stacks.find((one) => one.hex === hex && one.owner === owner)?.count ?? 0
}

/** The view with a stack larger or smaller by so many. */
function withCount(view: View, { hex, owner }: StackRef, more: number): View {
  const count = countIn(view, { hex, owner }) + more
  const others = view.stacks.filter((one) => one.hex !== hex || one.owner !== owner)
  return { ...view, stacks: count > 0 ? [...others, { hex, owner, count }] : others }
}

/** The view with other blocks that its viewer knows; stacks follow those that come, go and stay. */
function withBlocks(view: View, change: (blocks: View['blocks']) => View['blocks']): View {
  const blocks = change(view.blocks)
  const counted = (one: View, all: View['blocks'], more: 1 | -1) =>
    all.filter(isOnMap).reduce((now, { at, owner }) => withCount(now, { hex: at as HexId, owner }, more), one)
  return { ...counted(counted(view, view.blocks, -1), blocks, 1), blocks }
}

/** The view with a block elsewhere. */
function relocated(view: View, id: string, at: HexId): View {
  return withBlocks(view, (blocks) => blocks.map((one) => (one.id === id ? { ...one, at } : one)))
}

/** What is shown of blocks that the viewer knows, by their counters. */
export const SCENE = sceneOf<View, string, HexId>({
  hexOf: (hex) => hex,
  hexOfPiece: ({ blocks }, id) => {
    const block = blocks.find((one) => one.id === id)
    return block && isOnMap(block) ? (block.at as HexId) : undefined
  },
  countersOf,
  countersIn,
  relocated: (view, ids, hex) => ids.reduce((now, id) => relocated(now, id, hex), view),
  without: (view, ids) => withBlocks(view, (blocks) => blocks.filter(({ id }) => !ids.includes(id))),
})

interface March {
  readonly seat: Side
  readonly from: HexId | 'edge'
  readonly path: readonly HexId[]
}

/** A block goes along a path: the one that the viewer knows, or another under the back of its stack. */
export function marching(table: View, after: View, { seat, from, path }: March): Shown<View> {
  const [first = '' as HexId] = path
  const to = path.at(-1) ?? first
  const isHere = (block: Block) => block.owner === seat && block.at === from
  const known = table.blocks.find(
    (block) => isHere(block) && after.blocks.some(({ id, at }) => id === block.id && at === to),
  )
  if (known && from !== 'edge') return SCENE.moving(table, [known.id], [from, ...path])
  const end = { hex: to, owner: seat }
  const gone = from === 'edge' ? table : withCount(table, { hex: from, owner: seat }, -1)
  const next = known ? relocated(table, known.id, to) : withCount(gone, end, 1)
  const counters = known ? countersOf(next, [known.id]) : [backOf(end, 1)]
  // Who comes in by one hex is set down there.
  return sliding(next, from === 'edge' ? path : [from, ...path], counters, countersIn(table, to))
}

/** Blocks of a side in a hex are turned face up: those that are known after it. */
export function revealing(table: View, after: View, stack: StackRef): Shown<View> {
  const isNew = ({ id }: Block) => !table.blocks.some((one) => one.id === id)
  const shown = after.blocks.filter(
    (block) => isNew(block) && block.owner === stack.owner && block.at === stack.hex,
  )
  const there = hiddenIn(table, { ...stack, count: countIn(table, stack) })
  if (shown.length === 0 || there < shown.length) return unseen(table)
  const next: View = { ...table, blocks: [...table.blocks, ...shown] }
  return seen(next, flipping(stack, [table, next], shown))
}

function flipping(stack: StackRef, [table, next]: readonly [View, View], blocks: readonly Block[]) {
  const ids = [backId(stack.hex, stack.owner), ...blocks.map(({ id }) => id)]
  return {
    kind: 'flip',
    hex: stack.hex,
    from: countersOf(table, ids),
    to: countersOf(next, ids),
    before: countersIn(table, stack.hex).filter(({ id }) => !ids.includes(id)),
  } as const
}

/** After a battle blocks stand up again: those that the viewer knows no more show their backs (FG-5). */
export function veiling(table: View, after: View): Shown<View> {
  const isVeiled = ({ id, at }: Block) => isOnMap({ at }) && !after.blocks.some((one) => one.id === id)
  const next: View = { ...table, blocks: table.blocks.filter((block) => !isVeiled(block)) }
  const flips = table.stacks.flatMap((stack) => {
    const blocks = table.blocks.filter(
      (block) => isVeiled(block) && block.at === stack.hex && block.owner === stack.owner,
    )
    return blocks.length > 0 ? [flipping(stack, [table, next], blocks)] : []
  })
  return seen(next, ...flips)
}

/** A block that the viewer knows is turned to other steps, as wood is turned on its edge. */
export function turned(table: View, id: BlockId, strength: number): Shown<View> {
  const next = withBlocks(table, (blocks) =>
    blocks.map((one) => (one.id === id ? { ...one, strength } : one)),
  )
  return SCENE.turning([table, next], [id])
}

/** A wizard in a hex gains a step: the event does not say which, but how they stand after it does. */
export function studying(table: View, after: View, { hex, owner }: StackRef): Shown<View> {
  const isWiser = ({ id, strength }: Block) =>
    after.blocks.some((then) => then.id === id && then.strength > strength)
  const wizard = table.blocks.find(
    (block) => block.owner === owner && block.at === hex && isWizard(block) && isWiser(block),
  )
  return wizard ? turned(table, wizard.id, wizard.strength + 1) : unseen(table)
}

/** Blocks are built in a hex that the viewer does not know: those that are lacking when the known ones have come. */
export function growing(table: View, after: View, stack: StackRef): Shown<View> {
  const hidden = countIn(after, stack) - countIn(table, stack)
  if (hidden <= 0) return unseen(table)
  const { hex } = stack
  const before = countersIn(table, hex).filter(({ id }) => id !== backId(hex, stack.owner))
  return seen(withCount(table, stack, hidden), {
    kind: 'land',
    hex,
    counters: [backOf(stack, countIn(table, stack) + hidden)],
    before,
  })
}

/** A block falls; one that the viewer does not know falls out of its stack. */
export function falling(
  table: View,
  { block, hex, seat }: { readonly block: BlockId; readonly hex: HexId; readonly seat: Side },
  manner: Fall['manner'],
): Shown<View> {
  if (table.blocks.some(({ id }) => id === block)) return SCENE.falling(table, [block], { hex, manner })
  return unseen(withCount(table, { hex, owner: seat }, -1))
}

/** A block comes onto the map, unless it stands there already. */
export function arriving(
  kind: 'land' | 'summon',
  id: BlockId,
  [table, after]: readonly [View, View],
): Shown<View> {
  const come = after.blocks.find((one) => one.id === id)
  if (!come || !isOnMap(come) || table.blocks.some((one) => one.id === id && isOnMap(one)))
    return unseen(table)
  const next = withBlocks(table, (blocks) => [...blocks.filter((one) => one.id !== id), come])
  return SCENE.appearing(kind, come.at as HexId, [table, next], [id])
}
