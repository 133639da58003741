import * as v from 'valibot'
import { keyedBy, strictObject } from '@/engine/record-schema'
import { whole } from '@/engine/schema'
import { ABILITIES, type AbilityId } from '../../content/abilities'
import {
  type CastId,
  type CorpseId,
  type CreatureId,
  type EnchantmentId,
  type ItemId,
  PHASES,
  RULES_VERSIONS,
} from '../position'
import {
  creatureCardSchema,
  edgeSchema,
  forSeats,
  hexSchema,
  idSchema,
  itemCardSchema,
  mapSchema,
  optionsSchema,
  pointsSchema,
  rulesetSchema,
  seatSchema,
  several,
  spaceSchema,
  spellSchema,
  terrainSchema,
  turnSchema,
  variantsSchema,
  yesOrNo,
} from './schemas'
import { targetSchema } from './targets'

const creatureId = idSchema<CreatureId>()
const itemId = idSchema<ItemId>()
const castId = idSchema<CastId>()
const figure = whole(-1000, 1000)
const number = whole(1, 1_000_000)
const optional = v.exactOptional

/** A record by ids, which are checked as such. */
function byId<Id extends string, Output>(
  id: v.GenericSchema<unknown, Id>,
  value: v.GenericSchema<unknown, Output>,
) {
  return v.pipe(
    keyedBy(id as v.GenericSchema<string, Id>, value),
    v.maxEntries(500, 'must have 500 entries at most; leave some out'),
    v.transform((record) => record as Readonly<Record<Id, Output>>),
  )
}

const hexFile = strictObject({
  terrain: optional(terrainSchema),
  control: optional(v.nullable(seatSchema)),
  storm: optional(v.nullable(turnSchema)),
  fresh: optional(yesOrNo),
})

const creatureFile = strictObject({
  id: creatureId,
  type: creatureCardSchema,
  owner: seatSchema,
  at: v.union([v.literal('hand'), spaceSchema], 'must be a space, such as "C5" or "C5^"'),
  on: optional(v.nullable(creatureId)),
  controller: optional(v.nullable(seatSchema)),
  from: optional(v.nullable(spaceSchema)),
  air: optional(whole(0, 1000)),
  power: optional(figure),
  move: optional(figure),
  dP: optional(figure),
  dM: optional(figure),
  uses: optional(byId(v.picklist(Object.keys(ABILITIES) as AbilityId[]), whole(0, 1000))),
  moved: optional(yesOrNo),
  fired: optional(yesOrNo),
  instantUsed: optional(yesOrNo),
  castBegun: optional(yesOrNo),
  fought: optional(yesOrNo),
  mounted: optional(yesOrNo),
  dismounted: optional(yesOrNo),
  stranded: optional(v.union([yesOrNo, spaceSchema], 'must be true, false or a space')),
  flown: optional(v.nullable(strictObject({ turns: whole(1, 1000), turn: turnSchema }))),
  number: optional(number),
})

const itemFile = strictObject({
  id: itemId,
  type: itemCardSchema,
  owner: optional(seatSchema),
  at: optional(spaceSchema),
  by: optional(creatureId),
  uses: optional(v.nullable(whole(0, 1000))),
  disenchanted: optional(yesOrNo),
  dropped: optional(yesOrNo),
  equipped: optional(yesOrNo),
})

const corpseFile = strictObject({
  id: idSchema<CorpseId>(),
  type: creatureCardSchema,
  owner: seatSchema,
  at: hexSchema,
})

const enchantmentFile = strictObject({
  id: idSchema<EnchantmentId>(),
  name: idSchema(),
  seat: seatSchema,
  on: v.union(
    [
      strictObject({ creature: creatureId }),
      strictObject({ item: itemId }),
      strictObject({ space: spaceSchema }),
      strictObject({ edge: edgeSchema }),
    ],
    'must have one key: creature, item, space or edge',
  ),
  ends: optional(v.nullable(v.picklist(['movement', 'combat'], 'must be "movement", "combat" or null'))),
  repeatSeat: optional(v.nullable(seatSchema)),
  madeInTurn: optional(turnSchema),
})

const castFile = strictObject({
  id: castId,
  caster: creatureId,
  spell: optional(spellSchema),
  ability: optional(idSchema()),
  item: optional(v.nullable(itemId)),
  target: targetSchema,
  madeInTurn: turnSchema,
  due: v.nullable(turnSchema),
  seat: optional(seatSchema),
  paid: optional(pointsSchema),
})

const reason = v.picklist(['targeted', 'poison'], 'must be "targeted" or "poison"')
const creatureIds = several(creatureId)
const spaces = several(spaceSchema)

/** What has come of a Combat phase so far. */
const combatFile = strictObject({
  shots: optional(byId(creatureId, spaceSchema)),
  settled: optional(spaces),
  fight: optional(
    v.nullable(
      strictObject({
        space: spaceSchema,
        winner: v.nullable(seatSchema),
        losses: several(
          strictObject({
            whose: seatSchema,
            reason: v.picklist(['combat', 'poison'], 'must be "combat" or "poison"'),
            eligible: creatureIds,
          }),
        ),
        fighters: forSeats(creatureIds),
        retreats: several(seatSchema),
      }),
    ),
  ),
  choice: optional(
    v.nullable(strictObject({ seat: seatSchema, space: spaceSchema, eligible: creatureIds, reason })),
  ),
  marks: optional(byId(creatureId, v.picklist(['attacker', 'defender'], 'must be "attacker" or "defender"'))),
})

const army = strictObject({
  creatures: several(creatureCardSchema),
  items: several(itemCardSchema),
  spells: several(spellSchema),
  terrainPool: optional(pointsSchema),
})

/** The position format (B-6), and behind `options` what is needed to write down any moment of a game. */
export const positionSchema = strictObject({
  game: optional(v.literal('arena', 'must be "arena"')),
  rules: optional(v.picklist(RULES_VERSIONS, `must be ${RULES_VERSIONS.join(' or ')}`)),
  stage: optional(v.picklist(['build', 'placeBasic', 'play', 'over'])),
  ruleset: optional(rulesetSchema),
  board: optional(v.picklist(['arena39', 'basic17'], 'must be "arena39" or "basic17"')),
  map: optional(mapSchema),
  turn: optional(turnSchema),
  active: optional(seatSchema),
  phase: optional(v.picklist(PHASES, `must be one of ${PHASES.join(', ')}`)),
  bout: optional(seatSchema),
  budget: optional(whole(0, 1000)),
  hexes: optional(byId(hexSchema, hexFile)),
  creatures: optional(several(creatureFile)),
  items: optional(several(itemFile)),
  corpses: optional(several(corpseFile)),
  enchantments: optional(several(enchantmentFile)),
  casts: optional(several(castFile)),
  pools: optional(forSeats(pointsSchema)),
  terrainPools: optional(forSeats(pointsSchema)),
  spells: optional(forSeats(several(spellSchema))),
  revealed: optional(forSeats(several(spellSchema))),
  variants: optional(variantsSchema),
  options: optional(optionsSchema),
  first: optional(v.nullable(seatSchema)),
  pooled: optional(pointsSchema),
  magic: optional(strictObject({ nth: number, declared: yesOrNo, queue: several(castId) })),
  combat: optional(combatFile),
  itemUses: optional(byId(creatureId, several(itemCardSchema))),
  locked: optional(forSeats(yesOrNo)),
  lists: optional(forSeats(v.nullable(army))),
  next: optional(strictObject({ creature: number, other: number })),
  result: optional(
    strictObject({
      winner: v.union([v.literal('draw'), seatSchema], 'must be 0, 1 or "draw"'),
      by: v.picklist(['king', 'elimination', 'turnLimit', 'concession']),
    }),
  ),
})

/** A position file that has the right shape; whether its parts fit together is checked next. */
export type PositionFile = v.InferOutput<typeof positionSchema>
/** Things as the file lists them. */
export type CreatureFile = v.InferOutput<typeof creatureFile>
export type ItemFile = v.InferOutput<typeof itemFile>
export type CastFile = v.InferOutput<typeof castFile>
export type EnchantmentFile = v.InferOutput<typeof enchantmentFile>
export type HexFile = v.InferOutput<typeof hexFile>
