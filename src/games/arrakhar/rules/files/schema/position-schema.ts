import * as v from 'valibot'
import type { HexId } from '@/engine/hex'
import { keyedBy, strictObject } from '@/engine/record-schema'
import { listOf, whole } from '@/engine/schema'
import { COUNTERMIX, HAUNT_IDS, UNIT_TYPES } from '../../../content/units'
import { RULES_VERSIONS, type UnitId } from '../../position'
import { allowanceSchema } from './settings-file'
import {
  costsSchema,
  hauntCountSchema,
  hauntSchema,
  hexSchema,
  mapSchema,
  optionsSchema,
  reconstructionSchema,
  recordOf,
  scenarioSchema,
  sideSchema,
  someCountsSchema,
  tablesSchema,
  unitIdSchema,
  unitTypeSchema,
} from './schemas'

const MOST_UNITS = UNIT_TYPES.length * COUNTERMIX
/** More than any position lists of anything else. */
const MOST = 1000
const unitIds = listOf(unitIdSchema, MOST)
const hexes = listOf(hexSchema, MOST)
const group = {
  type: unitTypeSchema,
  count: v.exactOptional(whole(1, COUNTERMIX)),
  ids: v.exactOptional(unitIds),
}
const former = listOf(strictObject(group), MOST)
/** Numbers by a unit's id. */
const byUnit = v.pipe(
  keyedBy(unitIdSchema, whole(0, 1000)),
  v.transform((record) => record as Record<UnitId, number>),
)
/** Units' ids by a unit's id. */
const idsByUnit = v.pipe(
  keyedBy(unitIdSchema, unitIds),
  v.transform((record) => record as Record<UnitId, readonly UnitId[]>),
)
const byHex = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    keyedBy(hexSchema, schema),
    v.maxEntries(MOST, `must have ${MOST} hexes at most; leave some out`),
    v.transform((record) => record as Record<HexId, Output>),
  )

export const SEGMENTS = [
  'sorcererDesign',
  'wizardDesign',
  'sorcererPlacement',
  'wizardPlacement',
  'wanderingOrcs',
  'summon',
  'movement',
  'fireball',
  'combat',
  'haste',
  'hauntCheck',
] as const

const designationId = whole(1, 1_000_000)
const resolved = v.boolean()

/** A designation as the file lists it; which keys it has follows from the segment. */
const designations = v.pipe(
  listOf(v.unknown(), MOST),
  v.union([
    v.array(
      strictObject({ id: designationId, caster: unitIdSchema, hex: hexSchema, units: unitIds, resolved }),
    ),
    v.array(
      strictObject({
        id: designationId,
        caster: unitIdSchema,
        hex: hexSchema,
        wand: v.boolean(),
        resolved,
      }),
    ),
    v.array(
      strictObject({ id: designationId, attackers: unitIds, hex: hexSchema, defenders: unitIds, resolved }),
    ),
  ]),
)

const designs = strictObject({
  sorcerer: v.nullable(someCountsSchema),
  wizard: v.nullable(someCountsSchema),
})

/** The position format (section 15). What stands after `pool` may be left out. */
export const positionSchema = strictObject({
  game: v.literal('arrakhar', 'must be "arrakhar"'),
  rules: v.exactOptional(v.picklist(RULES_VERSIONS, `must be ${RULES_VERSIONS.join(' or ')}`)),
  scenario: scenarioSchema,
  map: mapSchema,
  turn: whole(0, 100_000),
  side: sideSchema,
  segment: v.picklist(SEGMENTS, `must be one of ${SEGMENTS.join(', ')}`),
  haunts: recordOf(HAUNT_IDS, hexSchema),
  wand: v.nullable(
    v.union(
      [strictObject({ haunt: hauntSchema }), strictObject({ hex: hexSchema })],
      'must be { "haunt": id } while hidden or { "hex": number } once revealed',
    ),
  ),
  units: listOf(strictObject({ ...group, hex: hexSchema }), MOST_UNITS),
  pool: strictObject({
    demon: v.exactOptional(whole(0, COUNTERMIX)),
    orc: v.exactOptional(whole(0, COUNTERMIX)),
    ghoul: v.exactOptional(whole(0, COUNTERMIX)),
  }),
  cast: v.exactOptional(unitIds),
  haste: v.exactOptional(byUnit),
  emptied: v.exactOptional(hexes),
  wandMoved: v.exactOptional(v.boolean('must be true or false')),
  options: v.exactOptional(optionsSchema),
  allowance: v.exactOptional(strictObject({ sorcerer: allowanceSchema, wizard: allowanceSchema })),
  hauntCount: v.exactOptional(hauntCountSchema),
  reconstruction: v.exactOptional(reconstructionSchema),
  costs: v.exactOptional(costsSchema),
  tables: v.exactOptional(tablesSchema),
  moved: v.exactOptional(byUnit),
  carriers: v.exactOptional(unitIds),
  metAtWand: v.exactOptional(idsByUnit),
  designations: v.exactOptional(designations),
  nextDesignation: v.exactOptional(designationId),
  orcsDue: v.exactOptional(whole(0, COUNTERMIX)),
  summonsUsed: v.exactOptional(listOf(hauntSchema, HAUNT_IDS.length)),
  summonPending: v.exactOptional(
    strictObject({ haunt: hauntSchema, sorcerer: unitIdSchema, upTo: whole(0, COUNTERMIX) }),
  ),
  advanced: v.exactOptional(unitIds),
  opened: v.exactOptional(hexSchema),
  eliminated: v.exactOptional(former),
  left: v.exactOptional(former),
  recycledOrcs: v.exactOptional(whole(0, 1000)),
  numbered: v.exactOptional(someCountsSchema),
  drawOffer: v.exactOptional(sideSchema),
  ending: v.exactOptional(
    strictObject({
      winner: v.picklist(['sorcerer', 'wizard', 'draw']),
      by: v.picklist(['wand', 'elimination', 'turnLimit', 'resignation', 'agreement']),
    }),
  ),
  wandHaunt: v.exactOptional(hauntSchema),
  designs: v.exactOptional(designs),
  setUp: v.exactOptional(
    strictObject({
      haunts: recordOf(HAUNT_IDS, hexSchema),
      sorcerers: byHex(whole(1, COUNTERMIX)),
      entries: byHex(someCountsSchema),
    }),
  ),
})

/** A position file that has the right shape; whether its parts fit together is checked next. */
export type PositionFile = v.InferOutput<typeof positionSchema>
