import * as v from 'valibot'
import { strictObject } from '@/engine/record-schema'
import type { HexId } from '@/engine/hex'
import { idOf, listOf, whole } from '@/engine/schema'
import { ABILITIES, type AbilityId } from '../../content/abilities'
import { MAP_IDS } from '../../content/boards'
import { CREATURE_IDS } from '../../content/creatures'
import { ITEM_IDS } from '../../content/items'
import { TERRAINS } from '../../content/names'
import { SPELL_IDS } from '../../content/spells'
import type { ArenaSeat, BySeat, Space } from '../position'

/** Longest text accepted for an id or a hex; real ones have a few characters. */
const LONGEST_ID = 60
/** More than any game has of anything. */
const MOST = 500
const MOST_POINTS = 1000
const MOST_TURNS = 1000

/** A list of a game's things. */
export function several<Item extends v.GenericSchema>(item: Item) {
  return listOf(item, MOST)
}

export const yesOrNo = v.boolean('must be true or false')

/** A seat by number, as the specification has it, or by name. */
export const seatSchema = v.pipe(
  v.picklist([0, 1, 'west', 'east'], 'must be 0 (West) or 1 (East)'),
  v.transform((seat): ArenaSeat => (seat === 0 || seat === 'west' ? 'west' : 'east')),
)

/** A value for each seat: West's first. */
export function forSeats<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(schema, 'must be a list of two: West’s, then East’s'),
    v.length(2, 'must have two entries: West’s, then East’s'),
    v.transform((pair): BySeat<Output> => ({ west: pair[0] as Output, east: pair[1] as Output })),
  )
}

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID))

/** A hex by shape; whether the board has it is checked with the board at hand. */
export const hexSchema = v.pipe(
  word,
  v.transform((text) => text as HexId),
)
export const spaceSchema = v.pipe(
  word,
  v.transform((text) => text as Space),
)
export const edgeSchema = v.pipe(
  v.array(hexSchema, 'must be a list of two adjacent hexes'),
  v.length(2, 'must be a list of two adjacent hexes'),
  v.transform((hexes) => hexes as unknown as readonly [HexId, HexId]),
)

/** An id of some kind. */
export function idSchema<Id extends string>() {
  return idOf<Id>(LONGEST_ID)
}

export const creatureCardSchema = v.picklist(CREATURE_IDS, 'must be the id of a creature card, such as "orc"')
export const itemCardSchema = v.picklist(ITEM_IDS, 'must be the id of an item card, such as "magic-sword"')
export const spellSchema = v.picklist(SPELL_IDS, 'must be the id of a spell card, such as "fireball"')
export const abilitySchema = v.picklist(
  Object.keys(ABILITIES) as AbilityId[],
  'must be the id of an ability, such as "quick-growth"',
)
export const terrainSchema = v.picklist(TERRAINS, `must be one of ${TERRAINS.join(', ')}`)
export const mapSchema = v.picklist(MAP_IDS, `must be one of ${MAP_IDS.join(', ')}`)
export const rulesetSchema = v.picklist(['advanced', 'basic'], 'must be "advanced" or "basic"')

export const pointsSchema = whole(0, MOST_POINTS)
export const turnSchema = whole(0, MOST_TURNS)
export const variantsSchema = strictObject({
  terrainPool: v.exactOptional(yesOrNo),
  wild: v.exactOptional(yesOrNo),
  enclosed: v.exactOptional(yesOrNo),
})
/** What is agreed on beside ruleset, map and variants. */
export const optionsSchema = strictObject({
  points: v.exactOptional(forSeats(pointsSchema)),
  spellCards: v.exactOptional(whole(0, SPELL_IDS.length)),
  turnLimit: v.exactOptional(whole(1, MOST_TURNS)),
  firstPlayer: v.exactOptional(v.union([v.literal('roll'), seatSchema], 'must be 0, 1 or "roll"')),
})
