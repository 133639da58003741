import { commandKit } from '@/engine/declare/command'
import type { Ground } from '@/engine/declare/command-set'
import type { StagesOf } from '@/engine/declare/game-types'
import type { HexId } from '@/engine/kernel/hex'
import type { Clause } from '../../clauses'
import type { Side } from '../../tables/units'
import type { Event } from '../../events'
import { askedSide, segmentRefusal } from '../../queries/guards'
import type { DesignationId, Position, Progress, Segment, SetUp, Table, UnitId } from '../../state/position'
import { refuse } from '../../refuse'

/** What commands call things by. */
export interface Names {
  /** 'sorcerer 3' */
  readonly unit: (id: UnitId) => string
  /** '2 elves and 1 dwarf' */
  readonly units: (ids: readonly UnitId[]) => string
  /** What stands in a hex. */
  readonly stack: (hex: HexId) => string
  /** A designation that stands, and where. */
  readonly designation: (id: DesignationId) => string
}

/** What commands of Arrakhar's Wand are made of. A draw that is offered is a stage of its own. */
export interface Arrakhar {
  readonly position: Position
  readonly sight: Position
  /** Views show the placing side what it has laid out. */
  readonly table: Table & { readonly setUp?: SetUp | null }
  readonly stages: StagesOf<Progress, 'segment'> & { readonly draw: Progress }
  readonly common: object
  readonly seat: Side
  readonly names: Names
  readonly event: Event
  readonly clause: Clause
}

export const command = commandKit<Arrakhar>()

/** Every segment, set-up among them. */
export const SEGMENTS = [
  'sorcererDesign',
  'wizardDesign',
  'sorcererPlacement',
  'wizardPlacement',
  'wanderingOrcs',
  'summon',
  'haste',
  'movement',
  'fireball',
  'combat',
  'hauntCheck',
] as const satisfies readonly Segment[]

/** Every moment of the game, a draw offered among them: what belongs to all of them waits for no answer. */
export const ALWAYS = [...SEGMENTS, 'draw'] as const

/**
 * Whose decision it is, and about what. Of several reasons against a command the most basic one is told, by every
 * command in the same order:
 *
 * 1. the moment: the game is over, a draw is offered, the segment is another, dice have been rolled or wait;
 * 2. what is named: nothing at all, a unit, haunt or hex that there is not, the other side's unit, one unit twice,
 *    hexes that make no path;
 * 3. the kind: units that never do this, hexes in which it is never done;
 * 4. what is there: no enemy, no friend, not the wand, not a hex that was emptied;
 * 5. what was done this turn: a spell cast, an attack made, the wand moved;
 * 6. the distance: not next to it, out of range;
 * 7. the numbers: points left, room in a hex, odds, the pool.
 */
export const GROUND: Ground<Arrakhar> = {
  askedSeat: askedSide,
  stageOf: ({ now, drawOffer }) => (drawOffer ? 'draw' : now.segment),
  nowOf: ({ now }) => now,
  sightOf: (position) => position,
  commonOf: () => ({}),
  seatOf: (_common, { side }) => side,
  gate(table, _seat, stages) {
    // Nearly always it is the moment.
    if (!table.ending && !table.drawOffer && stages.includes(table.now.segment)) return undefined
    if (!stages.includes('draw')) return segmentRefusal(table, ...(stages as readonly Segment[]))
    return table.ending ? refuse('AR-12.7', 'The game is over.') : undefined
  },
  // Whose units are named is asked in the order above, by each command itself.
  mayAct: () => undefined,
}
