import type { BoardCounter } from '@/board/board-props'
import { listed } from '@/engine/basics/phrases'
import type { CardFilter, CardOrder, CatalogueCard, Shelf } from '@/table/catalogue/catalogue'
import { BUILD, FILTERS as TEXT } from '../../tables/build-text'
import { CREATURE_IDS, type CreatureCard, type CreatureCardId, CREATURES } from '../../tables/creatures'
import { MOST_CARDS } from '../../tables/game-rules'
import { ITEM_IDS, ITEMS } from '../../tables/items'
import { MAGIC_TYPES, type MagicType } from '../../tables/magic'
import { itemText, requirementText, spellText } from '../../tables/magic-text'
import { SPELL_IDS, type SpellId, SPELLS } from '../../tables/spells'
import { ATTRIBUTE_TEXT, TERRAIN_CLASS_TEXT } from '../../tables/text'
import { isBasicCard, priceOf } from '../../queries/armies'
import type { ArenaSeat, Settings } from '../../state/position'
import { artOf } from '../board/art'
import { PLACES } from '../board/looks'
import { ItemPicture } from '../items/ItemPicture'
import { creatureFacts, itemFacts, magicFacts } from './card-facts'

type ShelfId = 'creatures' | 'items' | 'spells'
type Cards = Readonly<Record<ShelfId, readonly CatalogueCard[]>>

/** All cards that a game with these settings knows, those not for sale too (AA-2.2, AA-24.2). */
export function cardsOf(settings: Settings, seat: ArenaSeat): Cards {
  const isKnown = (card: CreatureCard) =>
    settings.ruleset === 'advanced' || (card.isSold && isBasicCard(card))
  return {
    creatures: CREATURE_IDS.map((id) => CREATURES[id])
      .filter(isKnown)
      .map((card) => creatureCard(card, settings, seat)),
    items: ITEM_IDS.map((id) => ({
      ...{ id, name: ITEMS[id].name, ...pricedAt(priceOf(settings, id)) },
      picture: <ItemPicture card={id} />,
      facts: itemFacts(id),
      blurb: [itemText(id), requirementText(id)].filter(Boolean).join(' '),
      take: { by: 'count', most: MOST_CARDS },
    })),
    spells: SPELL_IDS.map((id) => ({
      ...{ id, name: SPELLS[id].name, cost: SPELLS[id].cost, price: BUILD.poolCost(SPELLS[id].cost) },
      facts: magicFacts(SPELLS[id]),
      blurb: spellText(id),
      take: { by: 'box', label: BUILD.listSpell(SPELLS[id].name) },
    })),
  }
}

/** A creature card as a counter of a seat. */
export function faceOf({ id, name, power, move }: CreatureCard, seat: ArenaSeat): BoardCounter {
  return {
    ...{ id, icon: artOf(id), side: PLACES[seat], factors: `${power}-${move}`, label: name },
    ...{ flipped: false, spent: false, badges: [] },
  }
}

function creatureCard(card: CreatureCard, settings: Settings, seat: ArenaSeat): CatalogueCard {
  const { id, name, isSold } = card
  return {
    ...{ id, name, ...pricedAt(priceOf(settings, id)) },
    face: faceOf(card, seat),
    facts: creatureFacts(card, settings),
    blurb: '',
    take: isSold
      ? { by: 'count', most: MOST_CARDS }
      : { by: 'none', text: BUILD.notSold, why: BUILD.notSoldLine },
  }
}

function pricedAt(cost: number) {
  return { cost, price: BUILD.cost(cost) }
}

const ORDERS: readonly CardOrder[] = [
  { value: 'catalogue', name: TEXT.orders.catalogue },
  { value: 'name', name: TEXT.orders.name, compare: (a, b) => a.name.localeCompare(b.name, 'en') },
  { value: 'cost', name: TEXT.orders.cost, compare: (a, b) => a.cost - b.cost },
]

const BY_POWER: CardOrder = {
  value: 'power',
  name: TEXT.orders.power,
  compare: (a, b) => creatureOf(b).power - creatureOf(a).power,
}

/** The basic game asks where a creature may go, and knows nothing else to ask for. */
const TERRAIN_FILTER: CardFilter = {
  key: 'terrain',
  label: TEXT.terrain,
  options: named(TERRAIN_CLASS_TEXT),
  fits: (card, terrain) => creatureOf(card).terrain === terrain,
}

const ANY_MAGIC = 'any'

const CREATURE_FILTERS: readonly CardFilter[] = [
  TERRAIN_FILTER,
  {
    key: 'attribute',
    label: TEXT.attribute,
    options: named(ATTRIBUTE_TEXT),
    fits: (card, wanted) => creatureOf(card).attributes.some((attribute) => attribute === wanted),
  },
  {
    key: 'casting',
    label: TEXT.casting,
    options: [{ value: ANY_MAGIC, name: TEXT.anyMagic }, ...magicTypes()],
    fits: (card, wanted) =>
      Object.keys(creatureOf(card).casting).some((type) => wanted === ANY_MAGIC || wanted === type),
  },
  { key: 'flies', label: TEXT.flies, fits: (card) => creatureOf(card).flight !== null },
]

/** The shelves of the catalogue for an army with these creatures; `left`: points not spent yet. */
export function shelvesOf(
  { ruleset }: Settings,
  cards: Cards,
  creatures: readonly CreatureCardId[],
  left: number,
): readonly Shelf[] {
  const affordable: CardFilter = {
    key: 'affordable',
    label: TEXT.affordable,
    fits: ({ cost, take }) => take.by !== 'none' && cost <= left,
  }
  const sold = {
    limits: [affordable],
    costOf: ({ cost }: CatalogueCard, count: number) => String(cost * count),
  }
  const shelf = (id: ShelfId) => ({ id, name: BUILD.shelf[id], cards: cards[id] })
  const isBasic = ruleset === 'basic'
  const filters = isBasic ? [TERRAIN_FILTER] : CREATURE_FILTERS
  const first: Shelf = { ...shelf('creatures'), ...sold, filters, orders: [...ORDERS, BY_POWER] }
  if (isBasic) return [first]
  return [
    first,
    { ...shelf('items'), ...sold, filters: [], orders: ORDERS },
    {
      ...shelf('spells'),
      filters: [
        {
          key: 'type',
          label: TEXT.type,
          options: magicTypes(),
          fits: (card, type) => spellOf(card).type === type,
        },
      ],
      limits: [
        { key: 'castable', label: TEXT.castable, fits: (card) => castersOf(card, creatures).length > 0 },
      ],
      orders: ORDERS,
      costOf: ({ price }) => price,
      noteOf(card) {
        const names = castersOf(card, creatures).map((id) => CREATURES[id].name)
        return names.length === 0 ? BUILD.noCaster : BUILD.castBy(listed(names))
      },
    },
  ]
}

/** Those of an army whose casting level is high enough for a spell (AA-17.3), each card once. */
function castersOf(card: CatalogueCard, army: readonly CreatureCardId[]): readonly CreatureCardId[] {
  const { type, level } = spellOf(card)
  return [...new Set(army)].filter((id) => (CREATURES[id].casting[type] ?? 0) >= level)
}

// Cards of a shelf have the ids of its cards.
function creatureOf({ id }: CatalogueCard): CreatureCard {
  return CREATURES[id as CreatureCardId]
}

function spellOf({ id }: CatalogueCard): { readonly type: MagicType; readonly level: number } {
  return SPELLS[id as SpellId]
}

function magicTypes(): NonNullable<CardFilter['options']> {
  return MAGIC_TYPES.map((value) => ({ value, name: value }))
}

function named(
  texts: Readonly<Record<string, { readonly name: string }>>,
): NonNullable<CardFilter['options']> {
  return Object.entries(texts).map(([value, { name }]) => ({ value, name }))
}
