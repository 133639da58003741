import * as v from 'valibot'
import type { HexId } from '@/engine/hex'
import { strictObject } from '@/engine/record-schema'
import { idOf, whole } from '@/engine/schema'
import { RECONSTRUCTION_IDS } from '../../../content/reconstructions'
import { HAUNT_COUNTS, SCENARIO_IDS } from '../../../content/scenarios'
import type { ByDie } from '../../../content/tables'
import { COUNTERMIX, HAUNT_IDS, UNIT_TYPES, type UnitType } from '../../../content/units'
import type { UnitId } from '../../position'

/** Longest text accepted for an id or a hex; real ones have a few characters. */
const LONGEST_ID = 40
/** Largest map text: 60 rows of 60 hexes and their line breaks. */
const LONGEST_MAP = 60 * 61
const MOST_POINTS = 1000
const MOST_TURNS = 1000

/** A hex number by shape; whether the map has it is checked with the map at hand. */
export const hexSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_ID),
  v.transform((text) => text as HexId),
)
export const unitIdSchema = idOf<UnitId>(LONGEST_ID)
export const sideSchema = v.picklist(['sorcerer', 'wizard'], 'must be "sorcerer" or "wizard"')
export const hauntSchema = v.picklist(HAUNT_IDS, `must be one of ${HAUNT_IDS.join(', ')}`)
export const unitTypeSchema = v.picklist(UNIT_TYPES, `must be one of ${UNIT_TYPES.join(', ')}`)
export const scenarioSchema = v.picklist(SCENARIO_IDS, `must be one of ${SCENARIO_IDS.join(', ')}`)
/** How many haunts are in play (AR-3.1). */
export const hauntCountSchema = v.picklist(HAUNT_COUNTS, `must be ${HAUNT_COUNTS.join(' or ')}`)
export const reconstructionSchema = v.picklist(
  RECONSTRUCTION_IDS,
  `must be one of ${RECONSTRUCTION_IDS.join(', ')}`,
)

/** Counts of some types; the bound only keeps absurd numbers out, the clauses judge the rest. */
export const someCountsSchema = recordOf(UNIT_TYPES, whole(0, 1000))

/** A record whose keys are all optional but must be known; prototype keys cannot slip in. */
export function recordOf<Key extends string, Schema extends v.GenericSchema>(
  keys: readonly Key[],
  schema: Schema,
) {
  const entries = Object.fromEntries(keys.map((key) => [key, v.exactOptional(schema)]))
  return strictObject(entries as Record<Key, v.ExactOptionalSchema<Schema, undefined>>)
}

/** Six values, one for each face of the die. */
function byDie<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(schema),
    v.length(6, 'must have six entries, one for each face of the die'),
    v.transform((values) => values as unknown as ByDie<Output>),
  )
}

const eliminatedFromSchema = recordOf(UNIT_TYPES, whole(1, 7)) as unknown as v.GenericSchema<
  unknown,
  Partial<Record<UnitType, number>>
>

const combatRowSchema = v.pipe(
  v.array(v.picklist(['-', '1', 'E'], 'must be "-", "1" or "E"')),
  v.length(7, 'must have seven results, from 1:2 to 6:1'),
  v.transform((row) => row as unknown as CombatRowOutput),
)
type Result = '-' | '1' | 'E'
type CombatRowOutput = readonly [Result, Result, Result, Result, Result, Result, Result]

/** Some or all of the tables; what is left out is the reconstruction's. */
export const tablesSchema = strictObject({
  wanderingOrcs: v.exactOptional(byDie(whole(0, COUNTERMIX))),
  summon: v.exactOptional(byDie(whole(0, COUNTERMIX))),
  haste: v.exactOptional(byDie(whole(0, COUNTERMIX))),
  fireball: v.exactOptional(eliminatedFromSchema),
  wandFireball: v.exactOptional(eliminatedFromSchema),
  combat: v.exactOptional(byDie(combatRowSchema)),
})

export const costsSchema = recordOf(UNIT_TYPES, whole(1, 100)) as unknown as v.GenericSchema<
  unknown,
  Partial<Record<UnitType, number>>
>

/** A map's name or its text. */
export const mapSchema = v.pipe(
  v.string('must be a map text'),
  v.maxLength(LONGEST_MAP, 'must be 60 rows of 60 hexes at most'),
)

const yesOrNo = v.exactOptional(v.boolean('must be true or false'))

export const optionsSchema = strictObject({
  turnLimit: v.exactOptional(v.nullable(whole(1, MOST_TURNS))),
  skipEmptySegments: yesOrNo,
  threeFireballDice: yesOrNo,
  noEntryHaste: yesOrNo,
  fixedOdds: yesOrNo,
  advanceAnyTime: yesOrNo,
  lateAdvances: yesOrNo,
})

export const pointsSchema = whole(0, MOST_POINTS)
export const minimumSchema = whole(0, COUNTERMIX)
