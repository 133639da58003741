import { without } from '@/engine/kernel/draft'
import { type Field, select } from '@/table/fields/field'
import type { FormProblems } from '@/table/new-game/agreed-form'
import { type CreatureCardId, CREATURES } from '../../tables/creatures'
import type { ItemCardId } from '../../tables/items'
import { PRICES } from '../../tables/new-game-text'
import { CARDS, isBasicCard } from '../../queries/armies'
import { MOST_PRICE, PRICED } from '../../state/settings'
import type { SettingsDraft } from './settings-draft'

type Change = Pick<SettingsDraft, 'prices'>
type Card = CreatureCardId | ItemCardId

const BY_NAME = PRICED.toSorted((one, other) => CARDS[one].name.localeCompare(CARDS[other].name, 'en'))
const NO_CARD = ''

/** Prices that the sides agree on, card by card (AA-2.1), folded away until wanted. */
export function pricesField({ ruleset, prices = {} }: SettingsDraft, problems: FormProblems): Field<Change> {
  const own = Object.keys(prices) as readonly Card[]
  const offered = BY_NAME.filter((card) => !own.includes(card) && (ruleset === 'advanced' || isPlain(card)))
  return {
    kind: 'group',
    label: PRICES.title,
    as: 'fold',
    isOpen: problems.prices !== undefined,
    hint: PRICES.hint,
    problems: problems.prices,
    fields: [
      select({
        label: PRICES.add,
        value: NO_CARD,
        options: [
          { value: NO_CARD, name: PRICES.choose },
          ...offered.map((card) => ({
            value: card,
            name: PRICES.printed(CARDS[card].name, CARDS[card].cost),
          })),
        ],
        to: (card): Change => ({
          prices: card === NO_CARD ? prices : { ...prices, [card]: CARDS[card].cost },
        }),
      }),
      ...own.map((card) => priceField(prices, card)),
    ],
  }
}

function priceField(prices: NonNullable<SettingsDraft['prices']>, card: Card): Field<Change> {
  const { name, cost } = CARDS[card]
  return {
    kind: 'group',
    label: name,
    isLabelHidden: true,
    as: 'row',
    fields: [
      {
        kind: 'number',
        label: PRICES.printed(name, cost),
        value: prices[card] ?? cost,
        min: 1,
        max: MOST_PRICE,
        to: (price) => ({ prices: { ...prices, [card]: price } }),
      },
      {
        kind: 'button',
        label: PRICES.remove(name),
        isQuiet: true,
        to: () => ({ prices: without(prices, card) }),
      },
    ],
  }
}

/** Whether the basic game has a card (AA-24.2). */
function isPlain(card: Card): boolean {
  return card in CREATURES && isBasicCard(CREATURES[card as CreatureCardId])
}
