import * as v from 'valibot'
import { either } from '@/engine/declare/keyed'
import { grouped, type Member } from '@/engine/declare/grouped'
import { type GivenOf, type Kind, kindOf, type ValueOf } from '@/engine/declare/kind'
import { byKey, flag, listed, oneOf, whole } from '@/engine/declare/kinds'
import { eachOf, inline, record, spread, type ValueOfAll } from '@/engine/declare/record'
import { tagged } from '@/engine/declare/tagged'
import type { HexId } from '@/engine/kernel/hex'
import { strictObject } from '@/engine/files/record-schema'
import { COUNTERMIX, HAUNT_IDS, type HauntId, TYPES_OF, UNIT_TYPES } from '../tables/units'
import { settings } from './settings'
import { type Counts, type Segment, SEGMENTS, type UnitId } from './terms'
import {
  clearHex,
  count,
  counts,
  entryHex,
  haunt,
  hex,
  side,
  SIDES,
  standingHaunt,
  unit,
  unitOnce,
  unitType,
} from './vocabulary'

/** More than any position lists of anything. */
const MOST = 1000
const units = listed(unit, MOST)
const unitsOnce = listed(unitOnce, MOST)
const ofMix = whole(0, COUNTERMIX)

// What is on the board, and what is out of play.

const FORMER = { type: unitType }
const UNIT = { ...FORMER, hex }
const IN_GROUPS = { groups: MOST, each: COUNTERMIX, word: 'units' }
/** A unit that is out of play. */
export interface FormerUnit extends Member<UnitId, typeof FORMER> {}
/** A counter in play, on the board or waiting in an entry hex. */
export interface Unit extends Member<UnitId, typeof UNIT> {}

/** Haunts that are somewhere. */
const haunts = (hex: Kind<HexId>) => eachOf(HAUNT_IDS, hex.optional())

/** Where the wand is as far as everybody knows: still hidden, or lying in a hex (AR-12.1). */
export type WandPlace = { readonly hidden: true } | { readonly hidden: false; readonly hex: HexId }
type GivenWand = { readonly haunt: HauntId } | { readonly hex: HexId } | null

/** Files say here, too, in which haunt it is hidden. */
const wand = kindOf<WandPlace, GivenWand>({
  schema: v.nullable(
    v.union(
      [strictObject({ haunt: haunt.schema }), strictObject({ hex: hex.schema })],
      'must be { "haunt": id } while hidden or { "hex": number } once revealed',
    ),
  ),
  write: (place) => (place.hidden ? null : { hex: place.hex }),
})

// What exists only in one segment.

const designationId = whole(1, 1_000_000)
const HASTE = {
  id: designationId,
  caster: unit,
  /** The target stack's hex; with the caster in an entry hex, that hex. */
  hex,
  units: unitsOnce,
  resolved: flag,
}
const FIREBALL = {
  id: designationId,
  caster: unit,
  hex,
  /** Whether it is the wand's own fireball (AR-12.5). */
  wand: flag,
  resolved: flag,
}
const ATTACK = { id: designationId, attackers: units, hex, defenders: unitsOnce, resolved: flag }
export interface HasteDesignation extends ValueOfAll<typeof HASTE> {}
export interface FireballDesignation extends ValueOfAll<typeof FIREBALL> {}
export interface AttackDesignation extends ValueOfAll<typeof ATTACK> {}
export type Designation = HasteDesignation | FireballDesignation | AttackDesignation

/** What a segment in which designations are made keeps of them; files may say those of another segment. */
function designating<D extends Designation>() {
  return {
    /** In the order made, resolved ones too; withdrawn ones are gone. */
    designations: kindOf<readonly D[], readonly Designation[]>(
      listed(either(HASTE, FIREBALL, ATTACK), MOST),
    ).usuallyUnsaid([]),
    /** The number of the next designation. */
    next: designationId.as('nextDesignation').silentAbout(1).derived(),
  }
}
export interface Designating<D extends Designation> extends ValueOfAll<ReturnType<typeof designating<D>>> {}

/** A summoning whose die is rolled and whose units are still to be placed (AR-6.6). */
const PENDING = record({
  haunt: standingHaunt,
  sorcerer: unit,
  /** What the Summon Table gave. */
  upTo: ofMix,
})
export interface PendingSummon extends ValueOf<typeof PENDING> {}

const NOW = tagged(
  'segment',
  {
    sorcererDesign: {},
    wizardDesign: {},
    sorcererPlacement: {},
    wizardPlacement: {},
    /** Orcs rolled and still to be placed; null before the roll. */
    wanderingOrcs: { due: ofMix.as('orcsDue').orAbsent() },
    summon: {
      /** Haunts at which a casting was made this turn (AR-6.5). */
      used: listed(haunt, HAUNT_IDS.length).as('summonsUsed').usuallyUnsaid([]),
      pending: PENDING.as('summonPending').orAbsent(),
    },
    movement: {
      /** Movement points spent; units not listed have spent none. */
      spent: byKey(unitOnce, count).as('moved').usuallyUnsaid({}),
      /** Who moved the wand this turn, alone allowed to move it on; null while it has not moved (AR-12.2). */
      carriers: spread(
        { wandMoved: flag.optional(), carriers: unitsOnce.optional() },
        (carriers: readonly UnitId[] | null) => (carriers ? { wandMoved: true, carriers } : {}),
      ),
      /**
       * Whom each unit that came to the wand this turn met there, as long as the wand has not moved: that says who
       * may take it up (AR-12.3).
       */
      metAtWand: byKey(unitOnce, unitsOnce).usuallyUnsaid({}),
    },
    haste: designating<HasteDesignation>(),
    fireball: {
      /** Hexes emptied so far in this segment (AR-8.7). */
      emptied: listed(clearHex, MOST).usuallyUnsaid([]),
      ...designating<FireballDesignation>(),
    },
    combat: {
      /** Hexes emptied by fireballs in the segment before (AR-10.9). */
      emptied: listed(clearHex, MOST).usuallyUnsaid([]),
      /** Units that advanced after a fireball and so do not attack (AR-10.9). */
      advanced: units.usuallyUnsaid([]),
      /** The hex that the last resolved attack emptied, until the next roll or a decline (AR-10.10). */
      opened: clearHex.orAbsent(),
      ...designating<AttackDesignation>(),
    },
    hauntCheck: {},
  },
  `must be one of ${SEGMENTS.join(', ')}`,
)
/** State that exists only in one segment. */
export type Progress = ValueOf<typeof NOW>
/** The progress of one segment. */
export type ProgressOf<S extends Segment> = Extract<Progress, { segment: S }>

// What is hidden, and the whole.

/** Of what is assigned files say every type of the side, none or some. */
const OF_WIZARD = eachOf(TYPES_OF.wizard, count)

/** What a side has laid out and not yet shown (AR-2.4, AR-3, AR-4). */
const SET_UP = record({
  haunts: haunts(clearHex),
  /** Sorcerers by hex. */
  sorcerers: byKey(clearHex, whole(1, COUNTERMIX)),
  /** Wizard-side counts by entry hex. */
  entries: byKey(
    entryHex,
    kindOf<Counts>({ ...counts, write: (assigned, within) => OF_WIZARD.write(assigned, within) }),
  ),
})
export interface SetUp extends ValueOf<typeof SET_UP> {}

const SECRETS = {
  /** The haunt that hides or hid the wand; null before it is chosen. */
  wandHaunt: haunt.orAbsent(),
  /** Designed units not yet summoned (AR-3.6). */
  pool: kindOf<Counts, Pick<Counts, 'demon' | 'orc' | 'ghoul'>>(
    eachOf(['demon', 'orc', 'ghoul'], ofMix.usually(0)),
  ),
  /** Eliminated orc counters that came back as wandering orcs (AR-5.2): who knew when, would know the pool. */
  recycledOrcs: count.silentAbout(0).derived(),
  /** What each side bought; null before it did, and in a position set up by hand. */
  designs: eachOf(SIDES, counts.orNull()).usuallyUnsaid({ sorcerer: null, wizard: null }),
  /** Null once both sides are placed. */
  setUp: SET_UP.orAbsent(),
}
/** What not everybody may know. */
export interface Secrets extends ValueOfAll<typeof SECRETS> {}

/** How the game ended. */
const ENDING = record({
  winner: oneOf(['sorcerer', 'wizard', 'draw']),
  by: oneOf(['wand', 'elimination', 'turnLimit', 'resignation', 'agreement']),
})
export interface Ending extends ValueOf<typeof ENDING> {}

/** The whole game at one moment, as plain data; its file is the position format (section 15). */
export const POSITION = record({
  settings,
  /** The game-turn, from 1; 0 during set-up. */
  turn: whole(0, 100_000),
  /** The side whose phase, design or placement it is. */
  side,
  now: NOW,
  /** Haunts on the board; destroyed ones are gone. */
  haunts: haunts(hex),
  wand,
  /** Units in play in listing order: the order in which dice are rolled and losses taken. */
  units: grouped(unitOnce, UNIT, { ...IN_GROUPS, groups: UNIT_TYPES.length * COUNTERMIX }),
  /** Casters that cast this phase, turned over until its end (AR-5.5). */
  cast: units.usuallyUnsaid([]),
  /** Movement bonus by unit, from the haste segment to the end of movement (AR-9.4). */
  haste: byKey(unit, count).usuallyUnsaid({}),
  eliminated: grouped(unitOnce, FORMER, IN_GROUPS).usuallyUnsaid([]),
  /** Wizard-side units that left through an entry hex without the wand (AR-1.3). */
  left: grouped(unitOnce, FORMER, IN_GROUPS).usuallyUnsaid([]),
  /** The highest number given to a unit of each type; new units count on from it. */
  numbered: counts.derived(),
  /** The side whose offer of a draw awaits an answer. */
  drawOffer: side.orAbsent(),
  ending: ENDING.orAbsent(),
  secrets: inline(SECRETS),
})
export interface Position extends ValueOf<typeof POSITION> {}
/** What a file of the right shape says of a position. */
export type GivenPosition = GivenOf<typeof POSITION>
/** Everything that lies open on the table. */
export interface Table extends Omit<Position, 'secrets'> {}
