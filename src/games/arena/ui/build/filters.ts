import { CREATURE_IDS, type CreatureCardId, CREATURES } from '../../content/creatures'
import { ITEM_IDS, type ItemCardId, ITEMS } from '../../content/items'
import type { MagicType } from '../../content/magic'
import { itemText, requirementText, spellText } from '../../content/magic-text'
import type { Attribute, TerrainClass } from '../../content/names'
import { SPELL_IDS, type SpellId, SPELLS } from '../../content/spells'
import { isBasicCard } from '../../rules/armies'
import type { Settings } from '../../rules/position'
import { creatureFacts, type Fact } from './creature-facts'
import { itemFacts, spellFacts } from './magic-facts'

/** The three parts of the catalogue. */
export type Shelf = 'creatures' | 'items' | 'spells'

/** In what order cards are shown. */
export type Order = 'catalogue' | 'name' | 'cost' | 'power'

/** Which cards are looked for; '' is no matter which. Each shelf asks for what it knows. */
export interface Filter {
  readonly text: string
  readonly terrain: TerrainClass | ''
  readonly attribute: Attribute | ''
  /** `any`: somebody who casts at all. */
  readonly casting: MagicType | 'any' | ''
  readonly flies: boolean
  /** Of spells. */
  readonly type: MagicType | ''
  /** Only what the points left can buy. */
  readonly affordable: boolean
  /** Only spells that somebody in the army can cast. */
  readonly castable: boolean
  readonly order: Order
}

export const NO_FILTER: Filter = {
  text: '',
  terrain: '',
  attribute: '',
  casting: '',
  flies: false,
  type: '',
  affordable: false,
  castable: false,
  order: 'catalogue',
}

/** All creature cards that a game with these settings knows, those not for sale too (AA-24.2). */
export function creaturesIn(settings: Settings): readonly CreatureCardId[] {
  if (settings.ruleset === 'advanced') return CREATURE_IDS
  return CREATURE_IDS.filter((id) => CREATURES[id].isSold && isBasicCard(CREATURES[id]))
}

/** The creature cards to show, of those that the game knows; `left`: points not spent yet. */
export function creaturesShown(filter: Filter, settings: Settings, left: number): readonly CreatureCardId[] {
  const shown = creaturesIn(settings).filter((id) => {
    const card = CREATURES[id]
    return (
      (filter.terrain === '' || card.terrain === filter.terrain) &&
      (filter.attribute === '' || card.attributes.includes(filter.attribute)) &&
      (!filter.flies || card.flight !== null) &&
      casts(id, filter.casting) &&
      (!filter.affordable || (card.isSold && card.cost <= left)) &&
      hasWords(filter.text, wordsOf(card.name, creatureFacts(card, settings)))
    )
  })
  return ordered(shown, filter.order, (id) => CREATURES[id])
}

/** The item cards to show; `left`: points not spent yet. */
export function itemsShown(filter: Filter, left: number): readonly ItemCardId[] {
  const shown = ITEM_IDS.filter((id) => {
    const { name, cost } = ITEMS[id]
    const words = wordsOf(name, itemFacts(id), itemText(id), requirementText(id))
    return (!filter.affordable || cost <= left) && hasWords(filter.text, words)
  })
  return ordered(shown, filter.order, (id) => ITEMS[id])
}

/** The spell cards to show, for an army with these creatures. */
export function spellsShown(filter: Filter, army: readonly CreatureCardId[]): readonly SpellId[] {
  const shown = SPELL_IDS.filter((id) => {
    const { name, type } = SPELLS[id]
    return (
      (filter.type === '' || type === filter.type) &&
      (!filter.castable || castersOf(id, army).length > 0) &&
      hasWords(filter.text, wordsOf(name, spellFacts(id), spellText(id)))
    )
  })
  return ordered(shown, filter.order, (id) => SPELLS[id])
}

/** Those of an army whose casting level is high enough for a spell (AA-17.3), each card once. */
export function castersOf(spell: SpellId, army: readonly CreatureCardId[]): readonly CreatureCardId[] {
  const { type, level } = SPELLS[spell]
  return [...new Set(army)].filter((id) => (CREATURES[id].casting[type] ?? 0) >= level)
}

function casts(id: CreatureCardId, casting: Filter['casting']): boolean {
  const schools = CREATURES[id].casting
  if (casting === '') return true
  return casting === 'any' ? Object.keys(schools).length > 0 : schools[casting] !== undefined
}

function wordsOf(name: string, facts: readonly Fact[], ...texts: readonly string[]): string {
  return [name, ...facts.map(({ text }) => text), ...texts].join(' ').toLowerCase()
}

/** Whether each word looked for begins or is part of one that stands there. */
function hasWords(wanted: string, words: string): boolean {
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

interface Ordering {
  readonly name: string
  readonly cost: number
  readonly power?: number
}

function ordered<Id>(ids: readonly Id[], order: Order, cardOf: (id: Id) => Ordering): readonly Id[] {
  switch (order) {
    case 'catalogue':
      return ids
    case 'name':
      return ids.toSorted((a, b) => cardOf(a).name.localeCompare(cardOf(b).name, 'en'))
    case 'cost':
      return ids.toSorted((a, b) => cardOf(a).cost - cardOf(b).cost)
    case 'power':
      return ids.toSorted((a, b) => (cardOf(b).power ?? 0) - (cardOf(a).power ?? 0))
  }
}
