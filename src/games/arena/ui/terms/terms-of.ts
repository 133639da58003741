import type { Term } from '@/engine/table/table'
import { MAPS } from '../../tables/boards'
import { TERMS_TEXT as TEXT } from '../../tables/terms-text'
import { RULESET_TEXT, SEAT_NAMES, VARIANT_TEXT } from '../../tables/text'
import { VARIANTS } from '../../tables/variants'
import { CARDS } from '../../queries/armies'
import { NEWEST_RULES, SEATS, type Settings } from '../../state/position'
import type { View } from '../../state/view'

/** What both sides agreed on before the first turn (AA-2, AA-24, AA-25), all of it open. */
export function termsOf({ settings }: Pick<View, 'settings'>): readonly Term[] {
  const { ruleset, map, points, turnLimit } = settings
  const pointsOf = SEATS.map((seat) => TEXT.pointsOf(SEAT_NAMES[seat], points[seat])).join(', ')
  return [
    {
      label: TEXT.ruleset,
      value: RULESET_TEXT[ruleset].name,
      ...(ruleset === 'basic' && { clause: 'AA-24.2' }),
    },
    { label: TEXT.map, value: MAPS[map].name, clause: ruleset === 'basic' ? 'AA-24.1' : 'AA-1.6' },
    { label: TEXT.points, value: pointsOf, clause: points.west === points.east ? 'AA-2.1' : 'AA-2.4' },
    ...spellCards(settings),
    { label: TEXT.turnLimit, value: TEXT.turns(turnLimit), clause: 'AA-23.4' },
    firstPlayer(settings),
    ...variants(settings),
    ...prices(settings),
    ...earlierRules(settings),
  ]
}

/** Said of a game that is played on under the rules it began with. */
function earlierRules({ rules }: Settings): readonly Term[] {
  return rules === NEWEST_RULES ? [] : [{ label: TEXT.rules, value: TEXT.earlierRules, clause: 'AA-15.8' }]
}

/** The basic game has no spells. */
function spellCards({ ruleset, spellCards: most }: Settings): readonly Term[] {
  if (ruleset === 'basic') return []
  const value = most === 0 ? TEXT.anyNumber : TEXT.spellCardsOf(most)
  return [{ label: TEXT.spellCards, value, clause: 'AA-2.5' }]
}

function firstPlayer({ firstPlayer: seat }: Settings): Term {
  return { label: TEXT.firstPlayer, value: seat === 'roll' ? TEXT.roll : SEAT_NAMES[seat], clause: 'AA-2.8' }
}

/** Said where they have agreed on other prices than the printed ones. */
function prices({ prices: agreed = {} }: Settings): readonly Term[] {
  const own = Object.entries(agreed).map(([card, price]) =>
    TEXT.price(CARDS[card as keyof typeof CARDS].name, price),
  )
  return own.length === 0 ? [] : [{ label: TEXT.prices, value: own.join(', '), clause: 'AA-2.1' }]
}

function variants({ variants: agreed }: Settings): readonly Term[] {
  const inForce = VARIANTS.filter(({ key }) => agreed[key])
  if (inForce.length === 0) return [{ label: TEXT.variants, value: TEXT.none }]
  return inForce.map(({ key, clause }) => ({ label: TEXT.variant, value: VARIANT_TEXT[key].name, clause }))
}
