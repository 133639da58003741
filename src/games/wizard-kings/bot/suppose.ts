import { shuffled } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { isCoastal, terrainIn } from '../queries/ground'
import type { View } from '../queries/view'
import { figuresOf } from '../state/settings'
import { type Block, isSetUp, type State } from '../state/state'
import type { BlockId, Place } from '../state/vocabulary'
import { type Atlas, atlasOf } from '../tables/atlas'
import { CHAOS_BLOCKS } from '../tables/chaos-blocks'
import { type Kind, kindsOf, printedOf } from '../tables/kinds'
import { SEATS, type Side } from '../tables/seats'
import { TYPES } from '../tables/terrain'

/** A position that a view allows: hidden blocks are drawn from those of the army that are not known to be elsewhere. */
export function suppose(view: View, random: Random): State {
  const { viewer: _viewer, stacks: _stacks, known, entries: _entries, seats, blocks, ...table } = view
  const hidden = SEATS.flatMap((side) => (isWhole(view, side) ? [] : hiddenOf(view, side, random)))
  const seatOf = (side: Side): State['seats'][Side] => {
    const { army, capitals, ready, builds, hasCommitted } = seats[side]
    return { army, capitals: capitals ?? [], ready, builds: builds ?? (hasCommitted ? [] : null) }
  }
  return {
    ...table,
    seats: { north: seatOf('north'), south: seatOf('south') },
    blocks: [...blocks, ...hidden],
    entries: [...known, ...entriesOf(view, hidden)],
  }
}

/** Whether the viewer knows all that a side knows. */
function isWhole({ viewer, settings, ending }: View, side: Side): boolean {
  return viewer === side || viewer === 'referee' || settings.openTable || ending !== null
}

/** Places of a side's blocks that the viewer does not see. */
function hiddenPlaces({ stacks, blocks, seats }: View, side: Side): readonly Place[] {
  const unseen = (at: Place, count: number) => {
    const seen = blocks.filter((block) => block.owner === side && block.at === at).length
    return Array.from({ length: Math.max(0, count - seen) }, () => at)
  }
  const own = stacks.filter(({ owner }) => owner === side)
  return [...own.flatMap(({ hex, count }) => unseen(hex, count)), ...unseen('edge', seats[side].waiting)]
}

/** The blocks of a side that the viewer does not see: those that stand or wait somewhere, and its pool. */
function hiddenOf(view: View, side: Side, random: Random): readonly Block[] {
  const places = hiddenPlaces(view, side)
  if (isSetUp(view) && places.length === 0) return []
  const atlas = atlasOf(view.boards)
  const { wizards, others } = rosterOf(view, side, random)
  const left = [...wizards, ...others]
  const placed = shuffled(places, random).flatMap((at): readonly Block[] => {
    const [block] = left.splice(fittingIn(left, atlas, at, random), 1)
    return block ? [{ ...block, at, strength: strengthIn(view, block.kind, random) }] : []
  })
  const pool = left.filter(({ kind }) => printedOf(kind).class !== 'wizard')
  return [...placed, ...pool]
}

/** How seldom a hidden block in a city is taken for a castle: the one time in so many that it is drawn. */
const CASTLES = 4

/** Which of those left is likely in a place; any where nobody fits. */
function fittingIn(left: readonly Block[], atlas: Atlas, at: Place, random: Random): number {
  const nth = left.findIndex(({ kind }) => {
    if (!canBe(atlas, at, kind)) return false
    return printedOf(kind).class !== 'castle' || random.below(CASTLES) === 0
  })
  return Math.max(0, nth)
}

/** Whether a block may be in a place for all that its type allows. */
function canBe(atlas: Atlas, at: Place, kind: Kind): boolean {
  const { class: what, type } = printedOf(kind)
  if (at === 'edge') return what !== 'castle'
  const hex = at as HexId
  if (what === 'castle') return atlas.cityIn.has(hex)
  const isSea = terrainIn(atlas, hex) === 'sea'
  return TYPES[type].lane === 'water' ? isSea || isCoastal(atlas, hex) : !isSea
}

/** Nobody is taken for stronger. */
const MOST_STEPS = 3

function strengthIn({ turn }: View, kind: Kind, random: Random): number {
  return 1 + random.below(Math.min(printedOf(kind).steps, MOST_STEPS, Math.max(1, turn)))
}

interface Roster {
  readonly wizards: readonly Block[]
  readonly others: readonly Block[]
}

/** Everything that a side has beside what the viewer sees of it, in an order of chance. */
function rosterOf({ settings, seats, blocks }: View, side: Side, random: Random): Roster {
  const seen = blocks.filter(({ owner }) => owner === side)
  const ids = new Set<string>(seen.map(({ id }) => id))
  const { army } = seats[side]
  const own = army === null ? [] : kindsOf(army)
  const ofClass = (what: string) => own.filter((kind) => printedOf(kind).class === what)
  const figures = figuresOf(settings)
  const copiesOf = (kind: Kind) => unseenCopies(side, kind, ids)
  const seenOf = (what: string) => seen.filter(({ kind }) => printedOf(kind).class === what).length
  const wizards = shuffled(ofClass('wizard').flatMap(copiesOf), random)
  const chaos = shuffled(
    CHAOS_BLOCKS.filter(({ isWerebeast }) => !isWerebeast || settings.werebeasts).flatMap(({ id }) =>
      copiesOf(id),
    ),
    random,
  )
  const units = [...ofClass('army'), ...ofClass('castle')].flatMap(copiesOf)
  return {
    wizards: wizards.slice(0, Math.max(0, figures.wizards - seenOf('wizard'))),
    others: shuffled([...units, ...chaos.slice(0, Math.max(0, figures.pool - seenOf('chaos')))], random),
  }
}

function unseenCopies(owner: Side, kind: Kind, seen: ReadonlySet<string>): readonly Block[] {
  return Array.from({ length: printedOf(kind).count }, (_, nth) => `${owner}.${kind}.${nth + 1}` as BlockId)
    .filter((id) => !seen.has(id))
    .map((id) => ({ id, kind, owner, at: 'pool' as const, strength: 0, did: [], disbanded: null }))
}

/** Entries of blocks that the viewer does not see: each is given to one that stands there, or to any. */
function entriesOf({ entries, known, blocks }: View, hidden: readonly Block[]): State['entries'] {
  const isKnown = (nth: number) => {
    const { hex, from, owner } = entries[nth] as View['entries'][number]
    const same = (one: { readonly hex: HexId; readonly from: string }) => one.hex === hex && one.from === from
    const before = entries.slice(0, nth).filter((one) => same(one) && one.owner === owner).length
    const told = known.filter(
      (one) => same(one) && blocks.some(({ id, owner: by }) => id === one.block && by === owner),
    )
    return before < told.length
  }
  const free = [...hidden]
  return entries.flatMap(({ hex, from, owner }, nth) => {
    if (isKnown(nth)) return []
    const there = free.findIndex((block) => block.owner === owner && block.at === hex)
    const [block] = free.splice(there >= 0 ? there : free.findIndex((one) => one.owner === owner), 1)
    return block ? [{ block: block.id, hex, from }] : []
  })
}
