import * as v from 'valibot'
import { sameData } from '@/engine/basics/same-data'
import { type GivenOf, type Kind, kindOf, type ValueOf } from '@/engine/declare/kind'
import { byKey, flag, id, listed, oneOf, refOnce, spelled, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import type { HexId } from '@/engine/kernel/hex'
import type { ArchmagusType } from '../tables/archmagi'
import { numberOfSeat } from '../tables/seats'
import { FULL_TERRAIN_BAG } from '../tables/terrain'
import { TASK } from './agenda'
import { BATTLE, ROLLED, TABLE_SPELL } from './battle'
import { EFFECT, likeness } from './effect'
import { type Ground, groundOf } from './ground'
import { type Settings, SETTINGS } from './settings'
import {
  type ArtifactId,
  type ChitId,
  type MageSeat,
  PHASES,
  type Pile,
  type SpellId,
  type TurnUse,
  type UnitId,
} from './terms'
import {
  archmagus,
  artifact,
  chit,
  forSeats,
  hex,
  many,
  pile,
  seat,
  spell,
  stack,
  terrain,
  unit,
  unitThere,
  unitType,
} from './vocabulary'

export type { Ask, Task } from './agenda'
export type { Battle, BattleSide, BattleStep, InUse, Rolled, Struck, TableSpell } from './battle'
export type { Effect, EffectDoes, Holder } from './effect'

/** As many as one likes: with a unit, or stored by its seat (AM-A.0.1). */
const artifacts = listed(artifact).usuallyUnsaid([])

/** A unit on the map (AM-0.2). */
const UNIT = record({
  id: id<UnitId>('unit').derived(),
  type: unitType,
  seat,
  hex,
  artifacts,
  /** Its carrier (AM-9.8). */
  riding: unitThere.orNull().usuallyUnsaid(null),
  /** What it has done in this turn. */
  used: listed(refOnce<TurnUse>()).usuallyUnsaid([]),
  /** Until when all seats see it (AM-5.6); `placed` is an Archmagus until its stack changes. */
  shown: oneOf(['no', 'battle', 'turn', 'placed']).usuallyUnsaid('no'),
  /** The seats that have looked at it in this turn. */
  knownTo: listed(seat).usuallyUnsaid([]),
  /** Enemy stacks found without artifacts in this turn, which it may not name again (AM-8.5). */
  foundBare: listed(stack).usuallyUnsaid([]),
  /** What a created unit is where its spell does not say it: a copy, or as chosen (AM-S.68, AM-S.69). */
  own: likeness.orNull().usuallyUnsaid(null),
  /** The unit with which it falls. */
  boundTo: unitThere.orNull().usuallyUnsaid(null),
})
export interface Unit extends ValueOf<typeof UNIT> {}

/** What a seat has beside its units. */
const MAGE = record({
  /** Whether its Archmagus has been destroyed (AM-V.2). */
  out: flag.usuallyUnsaid(false),
  reserve: many(chit).usually([]),
  stored: listed(artifact).usually([]),
  spells: listed(spell).usually([]),
  /** Spells that it must discard (AM-7.2, AM-S.45). */
  owed: whole(0, 500).usuallyUnsaid(0),
  /** Whether it has traded two chits for an artifact in this turn (AM-6.9). */
  traded: flag.usuallyUnsaid(false),
  /** What of the others' holdings lies open to it until the end of the turn (AM-S.41, AM-S.42). */
  sees: listed(oneOf(['spells', 'reserves'])).usuallyUnsaid([]),
})
export interface Mage extends ValueOf<typeof MAGE> {}

/** A unit that has fallen and whose artifacts have not been seen to. */
const FALLEN = record({
  id: unit,
  type: unitType,
  seat,
  hex,
  artifacts,
  /** Who goes down with it (AM-9.13). */
  passengers: listed(unit).usuallyUnsaid([]),
})
export interface Fallen extends ValueOf<typeof FALLEN> {}

/** How a game ended. */
const ENDING = record({
  winner: spelled<MageSeat | 'draw'>(
    v.union([v.literal('draw'), seat.schema], 'must be the number of a seat, or "draw"'),
    (winner) => (winner === 'draw' ? winner : numberOfSeat(winner)),
  ),
  by: oneOf(['lastArchmagus', 'together', 'rounds']),
})
export interface Ending extends ValueOf<typeof ENDING> {}

const SETUP = record({ step: oneOf(['map', 'order', 'deal', 'pick', 'place']), asked: seat })
export type SetupStep = ValueOf<typeof SETUP>['step']

/** What of the ground is not as the settings have it. */
const CHANGED = record({
  terrain: byKey(hex, terrain).usually({}),
  zones: listed(listed(hex), 4).optional(),
})
const GROUND: Kind<Ground, GivenOf<typeof CHANGED>, 'usual'> = kindOf<Ground, GivenOf<typeof CHANGED>>({
  ...CHANGED,
  write(ground, within) {
    // Settings stand before the ground in every position.
    const usual = groundOf(within.settings as Settings)
    const changed = Object.entries(ground.terrain).filter(([at, now]) => usual.terrain[at as HexId] !== now)
    const said = {
      ...(changed.length > 0 && { terrain: Object.fromEntries(changed) }),
      ...(!sameData(ground.zones, usual.zones) && { zones: ground.zones }),
    }
    return Object.keys(said).length > 0 ? said : undefined
  },
}).usually({ terrain: {} })

type Bags = Readonly<Record<Pile | 'terrain', Readonly<Record<string, number>>>>
const TERRAIN_BAG = record({ terrain: byKey(oneOf(Object.keys(FULL_TERRAIN_BAG)), whole(0, 20)) })
const FULL = { terrain: FULL_TERRAIN_BAG }
/** Of the bags only that of terrain is said: in the others lie all chits that are nowhere else (AM-D.3). */
const BAGS: Kind<Bags, ValueOf<typeof TERRAIN_BAG>, 'usual'> = kindOf<Bags, ValueOf<typeof TERRAIN_BAG>>({
  ...TERRAIN_BAG,
  write: ({ terrain: left }) => (sameData(left, FULL.terrain) ? undefined : { terrain: left }),
}).usually(FULL)

const dealt: Kind<Readonly<Partial<Record<MageSeat, ArchmagusType>>>> = forSeats(archmagus)
const scrolls: Kind<Readonly<Partial<Record<ArtifactId, readonly SpellId[]>>>> = byKey(
  artifact,
  listed(spell),
)
const pileOf = (one: Kind<ChitId>) => many(one).usuallyUnsaid([])
const queues: Kind<Readonly<Record<Pile, readonly ChitId[]>>> = record({
  units: pileOf(chit),
  spells: pileOf(spell),
  artifacts: pileOf(artifact),
  archmagi: pileOf(archmagus),
})

/** The whole game at one moment, as plain data; its file is the position format (AM-D.3). */
export const STATE = record({
  /** What the players agreed on; it never changes during a game. */
  settings: SETTINGS.derived(),
  ground: GROUND,
  /** What comes before the first turn; null from then on. */
  setup: SETUP.orNull().usuallyUnsaid(null),
  /** The Archmagi that seats have been dealt or have picked (AM-3.3). */
  archmagi: dealt.derived(),
  /** Seats in the order of play. */
  order: listed(seat, 4).derived(),
  round: whole(0, 100_000).usually(1),
  active: seat.derived(),
  phase: oneOf(PHASES).usually('recruitUnits'),
  /** Whether the draw of the phase has been made (AM-6.1, AM-7.1). */
  drawn: flag.usuallyUnsaid(false),
  mages: forSeats(MAGE).as('seats').derived(),
  units: many(UNIT).usually([]),
  effects: many(EFFECT).usuallyUnsaid([]),
  bags: BAGS,
  /** The chits that will be drawn first (AM-1.5), and who knows of them until the end of its turn. */
  queues: queues.usuallyUnsaid({ units: [], spells: [], artifacts: [], archmagi: [] }),
  seenQueues: listed(record({ pile, seat })).usuallyUnsaid([]),
  /** Spells on Ancient Scrolls (AM-A.47). */
  scrolls: scrolls.usuallyUnsaid({}),
  /** Artifacts that have changed hands in this phase (AM-8.7). */
  given: artifacts,
  /** Artifacts that are with whoever has stolen them (AM-8.7). */
  stolen: artifacts,
  /** Pairs that have been fought in this turn (AM-11.2). */
  fought: listed(stack).usuallyUnsaid([]),
  battle: BATTLE.orNull().usuallyUnsaid(null),
  table: listed(TABLE_SPELL).usuallyUnsaid([]),
  rolled: ROLLED.orNull().usuallyUnsaid(null),
  fallen: many(FALLEN).usuallyUnsaid([]),
  agenda: many(TASK).usuallyUnsaid([]),
  /** The number of the next unit and the next effect. */
  next: whole(1, 1_000_000).derived(),
  ending: ENDING.orNull().usuallyUnsaid(null),
})
export interface State extends ValueOf<typeof STATE> {}
/** What a file of the right shape says of a position. */
export type GivenState = GivenOf<typeof STATE>
