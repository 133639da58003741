import * as v from 'valibot'
import { type AnyKind, type Kind, kindOf } from '@/engine/declare/kind'
import { oneOf, perSeat, place, ref, refOnce, spelled, whole } from '@/engine/declare/kinds'
import type { HexId } from '@/engine/kernel/hex'
import { idOf } from '@/engine/files/schema'
import { ABILITIES, type AbilityId } from '../tables/abilities'
import { CREATURE_IDS } from '../tables/creatures'
import { ITEM_IDS } from '../tables/items'
import { TERRAINS } from '../tables/names'
import { SPELL_IDS } from '../tables/spells'
import { sourceNamed } from './named-source'
import { nameOf } from './sources'
import { type ArenaSeat, type BySeat, type CreatureId, type MagicSource, SEATS, type Space } from './terms'

/** A seat by its number. */
export function seatNumber(seat: ArenaSeat): 0 | 1 {
  return seat === 'west' ? 0 : 1
}

/** A seat by number, as the specification has it, or by name. */
export const seat = spelled<ArenaSeat>(
  v.pipe(
    v.picklist([0, 1, 'west', 'east'], 'must be 0 (West) or 1 (East)'),
    v.transform((seat): ArenaSeat => (seat === 0 || seat === 'west' ? 'west' : 'east')),
  ),
  seatNumber,
)
export const creatureCard = oneOf(CREATURE_IDS, 'must be the id of a creature card, such as "orc"')
export const itemCard = oneOf(ITEM_IDS, 'must be the id of an item card, such as "magic-sword"')
export const spell = oneOf(SPELL_IDS, 'must be the id of a spell card, such as "fireball"')
export const ability = oneOf(
  Object.keys(ABILITIES) as AbilityId[],
  'must be the id of an ability, such as "quick-growth"',
)
export const terrain = oneOf(TERRAINS, `must be one of ${TERRAINS.join(', ')}`)
export const points = whole(0, 1000)
export const turn = whole(0, 1000)
export const count = whole(0, 1000)
export const figure = whole(-1000, 1000)
export const number = whole(1, 1_000_000)
export const space = place<Space>('space')
export const hex = place<HexId>('hex')
export const creature = ref<CreatureId>('creature')
/** Who is named may have gone; what names it then fails or is passed over (AA-19.8). */
export const creatureOnce = refOnce<CreatureId>()

/** Two hexes that share a side; the two as one are named, too. */
export const edge = kindOf<readonly [HexId, HexId]>({
  schema: v.pipe(
    v.array(hex.schema, 'must be a list of two adjacent hexes'),
    v.length(2, 'must be a list of two adjacent hexes'),
    v.transform((hexes) => hexes as unknown as readonly [HexId, HexId]),
  ),
  write: (hexes) => hexes,
  visit(hexes, path, to) {
    hexes.forEach((one, nth) => hex.visit?.(one, `${path}.${nth}`, to))
    to.names('edge', hexes.join(' '), path)
  },
})

/** A seat, or a word in its place. */
export function seatOr<const Word extends string>(word: Word, message: string): Kind<ArenaSeat | Word> {
  return spelled<ArenaSeat | Word>(v.union([v.literal(word), seat.schema], message), (said) =>
    said === 'west' ? 0 : said === 'east' ? 1 : word,
  )
}

export const forSeats = <K extends AnyKind>(item: K) => perSeat(SEATS, item, 'two: West’s, then East’s')
export const both = <Value>(value: Value): BySeat<Value> => ({ west: value, east: value })

/** Magic by its name in files. */
export function magic(message: string): Kind<MagicSource> {
  const schema = v.pipe(
    idOf<string>(60),
    v.rawTransform(({ dataset, addIssue, NEVER }): MagicSource => {
      const source = sourceNamed(dataset.value)
      if (source) return source
      addIssue({ message })
      return NEVER
    }),
  )
  return spelled(schema, nameOf)
}
