import * as v from 'valibot'
import { keyed } from '@/engine/declare/keyed'
import { type GivenOf, type Kind, kindOf, type ValueOf } from '@/engine/declare/kind'
import { byKey, flag, id, listed, oneOf, ref, refOnce, whole } from '@/engine/declare/kinds'
import { computed, type GivenOfAll, inline, record, spread } from '@/engine/declare/record'
import type { AbilityId } from '../tables/abilities'
import { settings } from './settings'
import {
  type ArenaSeat,
  type BySeat,
  type CastId,
  type CorpseId,
  type CreatureId,
  type EnchantmentId,
  type ItemId,
  type MagicSource,
  PHASES,
  type Space,
} from './terms'
import {
  ability,
  both,
  count,
  creature,
  creatureCard,
  creatureOnce,
  edge,
  figure,
  forSeats,
  hex,
  itemCard,
  magic,
  number,
  points,
  seat,
  seatOr,
  space,
  spell,
  terrain,
  turn,
} from './vocabulary'

// What is on the table.

/** The air turns that a creature had when it landed (AA-10.7) or got on a mount in the air (AA-7.6), and in which turn. */
const FLOWN = record({ turns: whole(1, 1000), turn })
export interface Flown extends ValueOf<typeof FLOWN> {}

const usesLeft: Kind<Readonly<Partial<Record<AbilityId, number>>>> = byKey(ability, count)

const CREATURE = record({
  id: id<CreatureId>('creature'),
  card: creatureCard.as('type'),
  /** Number in play: the order in which creatures are listed and dice rolled (AA-3.5). */
  number: number.derived(),
  owner: seat,
  /** Who may use it now; null for a vehicle without a pilot (AA-8.2, AA-8.3). */
  controller: seat.orNull().derived(),
  /** Null while it is still to be placed (AA-24.4). */
  at: space.orNull('hand', 'must be a space, such as "C5" or "C5^"'),
  /** What it is mounted on. */
  on: creature.orNull().usually(null),
  /** What a position file says in place of the printed figures; null for these. */
  printedPower: figure.as('power').orAbsent(),
  printedMove: figure.as('move').orAbsent(),
  /** Lasting changes (AA-21.2). */
  power: figure.as('dP').usually(0),
  move: figure.as('dM').usually(0),
  /** Uses left of limited abilities. */
  uses: usesLeft.derived(),
  /** 0 on the ground (AA-10.7). */
  airTurns: count.as('air').derived(),
  cameFrom: space.orNull().as('from').usually(null),
  moved: flag.derived(),
  fired: flag.usually(false),
  /** Took part in a fight of this Combat phase (AA-11.12). */
  fought: flag.usually(false),
  instantUsed: flag.usually(false),
  /** Began in this turn to cast what takes a Half Turn or longer, though it may have been stopped (AA-18.6). */
  castBegun: flag.usually(false),
  mounted: flag.usually(false),
  dismounted: flag.usually(false),
  /**
   * The space in which it stood when the turn began, if its unit could not have entered that (AA-15.8); files say
   * true for the one where it is.
   */
  strandedAt: kindOf<Space | null, Space | boolean>({
    schema: v.union([flag.schema, space.schema], 'must be true, false or a space'),
    write: (strandedAt, { at }) => (strandedAt === at ? at !== null : (strandedAt ?? false)),
  })
    .as('stranded')
    .derived(),
  /** What it takes up again when it is back in the air; null once a turn has begun on the ground. */
  flown: FLOWN.orNull().usuallyUnsaid(null),
})
export interface Creature extends ValueOf<typeof CREATURE> {}

const ITEM = record({
  id: id<ItemId>('item'),
  card: itemCard.as('type'),
  owner: seat.derived(),
  /** Where it lies, or who carries it. In the air only within an Equip and Mount phase (AA-6.9). */
  place: spread(
    { at: space.optional(), by: creature.optional() },
    (place: { readonly at: Space } | { readonly by: CreatureId }) => place,
  ),
  /** Null where it can be used as often as wanted. */
  uses: count.orNull().derived(),
  disenchanted: flag.usually(false),
  dropped: flag.usually(false),
  equipped: flag.usually(false),
})
export interface Item extends ValueOf<typeof ITEM> {}

const CORPSE = record({
  id: id<CorpseId>('corpse'),
  card: creatureCard.as('type'),
  owner: seat,
  hex: hex.as('at'),
})
export interface Corpse extends ValueOf<typeof CORPSE> {}

/** What is pointed at by a declaration (B-1). */
export const TARGET = keyed(
  'kind',
  {
    self: null,
    /** Self, and the ground space it goes to (Teleport). */
    to: { to: space },
    creature: { creature: creatureOnce },
    corpse: { corpse: refOnce<CorpseId>() },
    item: { item: refOnce<ItemId>() },
    /** `terrain`: what a step of terrain is to make of it. */
    space: { space, terrain: terrain.optional() },
    enchantment: { enchantment: refOnce<EnchantmentId>() },
    edge: { edge },
  },
  'must be null for the caster itself, or have one key: to, creature, corpse, item, space (and terrain), enchantment or edge',
)
export type Target = ValueOf<typeof TARGET>

/** What an enchantment is attached to (AA-21.4). */
export const HOLDER = keyed(
  'kind',
  { creature: { creature }, item: { item: ref<ItemId>('item') }, space: { space }, edge: { edge } },
  'must have one key: creature, item, space or edge',
)
export type Holder = ValueOf<typeof HOLDER>

const ENCHANTMENT = record({
  id: id<EnchantmentId>('enchantment'),
  source: magic('must be the id of a spell, an ability or an item').as('name'),
  /** Whose magic it was. */
  seat,
  on: HOLDER,
  /** With which phase it ends by itself; null for none (AA-21.3). */
  ends: oneOf(['movement', 'combat'], 'must be "movement", "combat" or null').orNull().derived(),
  /** In whose Magic Phase 2 it works again (AA-21.6). */
  repeats: seat.orNull().as('repeatSeat').derived(),
  /** The turn in which it was made. */
  turn: turn.as('madeInTurn').derived(),
})
export interface Enchantment extends ValueOf<typeof ENCHANTMENT> {}

/** Magic declared and not yet in effect. */
const CAST = record({
  id: id<CastId>('cast'),
  caster: creature,
  source: spread(
    { spell: spell.optional(), ability: magic('must be the id of an ability or an item').optional() },
    (source: MagicSource) => (source.kind === 'spell' ? { spell: source.spell } : { ability: source }),
  ),
  /** The item used, if it is an item's. */
  item: refOnce<ItemId>().orNull().usually(null),
  target: TARGET,
  /** The turn in which it was declared. */
  turn: turn.as('madeInTurn'),
  /** The turn in whose Magic Phase 2 it takes effect; null: in the phase in which it was declared. */
  due: turn.orNull(),
  seat: seat.derived(),
  /** Paid from the pool, and given back out of range (AA-20.13). */
  paid: points.derived(),
})
export interface Cast extends ValueOf<typeof CAST> {}

const HEX = record({
  terrain: terrain.derived(),
  control: seat.orNull().derived(),
  /** The last turn of the storm above it; null without one (AA-4.11). */
  storm: turn.orNull().usually(null),
  /** Whether its ground was changed in this turn (AA-15.8). */
  fresh: flag.usually(false),
})
export interface Hex extends ValueOf<typeof HEX> {}

// What exists only in one phase.

/** Who attacks a space and waits for a choice (AA-12.2, AA-13.6). */
const CHOICE = record({
  seat,
  space,
  eligible: listed(creature),
  reason: oneOf(['targeted', 'poison'], 'must be "targeted" or "poison"'),
})
export interface PendingChoice extends ValueOf<typeof CHOICE> {}

const LOSS = record({
  whose: seat,
  reason: oneOf(['combat', 'poison'], 'must be "combat" or "poison"'),
  /** Whom the other seat may choose; [] leaves it to chance. */
  eligible: listed(creatureOnce),
})
export interface FightLoss extends ValueOf<typeof LOSS> {}

/** A fight being settled: what is still to come of it when a choice has been made (AA-11.8). */
const FIGHT = record({
  space,
  winner: seat.orNull(),
  /** Losses still to be settled, in order; `whose` loses a creature. */
  losses: listed(LOSS),
  /** Both sides as they stood when the totals were made, shooters left out. */
  fighters: forSeats(listed(creatureOnce)),
  /** Who must retreat when all is settled (AA-11.6, AA-11.7). */
  retreats: listed(seat),
})
export interface OpenFight extends ValueOf<typeof FIGHT> {}

const COMBAT = record({
  /** Who fires where (AA-14.2). */
  shots: byKey(creature, space).usually({}),
  /** Spaces whose fights are settled. */
  settled: listed(space).usually([]),
  fight: FIGHT.orNull().usually(null),
  choice: CHOICE.orNull().usually(null),
  /** Who must retreat after Combat, and as what (AA-15.3, AA-15.4). */
  marks: byKey(creature, oneOf(['attacker', 'defender'], 'must be "attacker" or "defender"')).usually({}),
})

const MAGIC = record({
  /** 1 for the first bout. */
  nth: number,
  declared: flag,
  /** Declared in this phase, in order. */
  queue: listed(ref<CastId>('cast')),
})

/** State that exists only in one phase. */
export type Progress =
  /** Armies are drawn up; `side` of the table is the seat that does. */
  | { readonly phase: 'build' }
  | { readonly phase: 'placeBasic' }
  /** `pooled`: points of the terrain pool used in this turn (AA-25.1). */
  | { readonly phase: 'terrain'; readonly budget: number; readonly pooled: number }
  | { readonly phase: 'equip1' | 'equip2' }
  /** `bout`: the seat with the bout (AA-19.5). */
  | ({ readonly phase: 'magic1' | 'magic2'; readonly bout: ArenaSeat } & ValueOf<typeof MAGIC>)
  | { readonly phase: 'movement' }
  | ({ readonly phase: 'combat' } & ValueOf<typeof COMBAT>)
  | { readonly phase: 'over' }
export type ProgressOf<P extends Progress['phase']> = Extract<Progress, { phase: P }>

/** The stage and the phase of a file, and what exists only there. */
const STAGE = {
  stage: oneOf(['build', 'placeBasic', 'play', 'over']).usually('play'),
  phase: oneOf(PHASES, `must be one of ${PHASES.join(', ')}`).usually('movement'),
  bout: seat.optional(),
  budget: count.optional(),
  pooled: points.optional(),
  magic: MAGIC.optional(),
  combat: COMBAT.optional(),
}

function stageOf(now: Progress): Partial<GivenOfAll<typeof STAGE>> {
  switch (now.phase) {
    case 'build':
    case 'placeBasic':
    case 'over':
      return { stage: now.phase }
    case 'terrain':
    case 'equip1':
    case 'equip2':
    case 'movement':
      return { stage: 'play', ...now }
    case 'magic1':
    case 'magic2':
      return { stage: 'play', phase: now.phase, bout: now.bout, magic: now }
    case 'combat':
      return { stage: 'play', phase: now.phase, combat: now }
  }
}

// What is hidden, and the whole.

/** An army list (AA-2.1): cards, each as often as it is bought. */
const ARMY = record({
  creatures: listed(creatureCard),
  items: listed(itemCard),
  spells: listed(spell),
  /** Points set aside to change terrain (AA-25.1). */
  terrainPool: points.usually(0),
})
export interface Army extends ValueOf<typeof ARMY> {}

/** How a game ended. */
const ENDING = record({
  winner: seatOr('draw', 'must be 0, 1 or "draw"'),
  by: oneOf(['king', 'elimination', 'turnLimit', 'concession']),
})
export interface Ending extends ValueOf<typeof ENDING> {}

/** The whole game at one moment, as plain data; its file is the position format (B-6). */
export const POSITION = record({
  settings,
  /** Counted across both seats, from 1; 0 before play (AA-3.2). */
  turn: turn.derived(),
  /** The seat whose turn it is; in the set-up the seat that draws up or places. */
  active: seat.usually('west'),
  /** Who moved first; null before that is known. */
  first: seat.orNull().derived(),
  now: spread(STAGE, stageOf),
  hexes: byKey(hex, HEX).usually({}),
  /** In the order of their numbers. */
  creatures: listed(CREATURE).usually([]),
  items: listed(ITEM).usually([]),
  corpses: listed(CORPSE).usually([]),
  /** In the order made. */
  enchantments: listed(ENCHANTMENT).usually([]),
  /** In the order declared. */
  casts: listed(CAST).usually([]),
  pools: forSeats(points).usually(both(0)),
  terrainPools: forSeats(points).usually(both(0)),
  /** Spell cards that were declared at least once, in the order of the catalogue (AA-17.6). */
  revealed: forSeats(listed(spell)).usually(both([])),
  /** How many spell cards a seat's army lists, revealed ones too (AA-1.9). */
  spellCount: computed<BySeat<number>>(),
  /** Which armies are final (AA-2.6). */
  locked: forSeats(flag).derived(),
  /** What not everybody may know. */
  secrets: inline({
    /** All spell cards of a seat's army, revealed ones too. */
    spells: forSeats(listed(spell)).usually(both([])),
    /** Army lists being drawn up; null when none is laid down or play has begun. */
    lists: forSeats(ARMY.orNull()).usuallyUnsaid(both(null)),
  }),
  /** Who used what kind of item this turn (AA-6.6). */
  itemUses: byKey(creatureOnce, listed(itemCard)).usually({}),
  /** The number of the next creature, and of the next item, corpse, enchantment or cast. */
  next: record({ creature: number, other: number }).derived(),
  ending: ENDING.as('result').orAbsent(),
})
export interface Position extends ValueOf<typeof POSITION> {}
/** What a file of the right shape says of a position. */
export type GivenPosition = GivenOf<typeof POSITION>
/** Everything that lies open on the table. */
export interface Table extends Omit<Position, 'secrets'> {}
