import type { CardFact } from '@/table/catalogue/catalogue'
import { ABILITIES } from '../../tables/abilities'
import { FIGURES as TEXT } from '../../tables/build-text'
import type { Clause } from '../../clauses'
import type { Flight } from '../../tables/creature-row'
import type { CreatureCard } from '../../tables/creatures'
import { type ItemCardId, ITEMS } from '../../tables/items'
import type { Magic, MagicType, Ranged } from '../../tables/magic'
import { abilityText } from '../../tables/magic-text'
import {
  ATTACK_TEXT,
  ATTRIBUTE_TEXT,
  CASTING_TEXT,
  DURATION_TEXT,
  MAGIC_TYPE_TEXT,
  TARGET_TEXT,
  TERRAIN_CLASS_TEXT,
  VARIANT_TEXT,
} from '../../tables/text'
import type { Settings } from '../../state/position'

interface Fact extends CardFact {
  readonly clause: Clause
}

function fact(text: string, line: string, clause: Clause): Fact {
  return { text, line, clause }
}

/** What a creature card says that counts in a game with these settings (AA-24.2, AA-25.2, AA-25.3). */
export function creatureFacts(card: CreatureCard, settings: Settings): readonly CardFact[] {
  const { power, move, terrain } = card
  const { name, line } = TERRAIN_CLASS_TEXT[terrain]
  const plain = [
    fact(TEXT.power(power), TEXT.powerLine, 'AA-11.3'),
    fact(TEXT.move(move), move === 0 ? TEXT.still : TEXT.moveLine, 'AA-9.1'),
    fact(TEXT.terrain(name), line, 'AA-4.2'),
  ]
  const isPlain = settings.ruleset === 'basic'
  return isPlain
    ? plain
    : [...plain, ...bodyFacts(card), ...vehicleFacts(card, settings), ...magicalFacts(card)]
}

function bodyFacts({ size, attack, poison, ranged, flight }: CreatureCard): readonly Fact[] {
  return [
    fact(TEXT.size(size), TEXT.sizeLine, 'AA-7.1'),
    ...(attack === 'Standard' ? [] : [fact(TEXT.attack(attack), ATTACK_TEXT[attack].line, 'AA-12.1')]),
    ...(poison === 0 ? [] : [fact(TEXT.poison(poison), TEXT.poisonLine, 'AA-13.2')]),
    ...(ranged ? [rangedFact(ranged)] : []),
    ...(flight ? [flightFact(flight)] : []),
  ]
}

function flightFact({ speed, duration }: Flight): Fact {
  return fact(TEXT.flight(speed, duration), TEXT.flightLine(speed, duration), 'AA-10.1')
}

function vehicleFacts(card: CreatureCard, { variants }: Settings): readonly Fact[] {
  const { wild, enclosed } = VARIANT_TEXT
  return [
    ...(card.vehicle ? [fact(TEXT.vehicle, TEXT.vehicleLine, 'AA-8.2')] : []),
    ...(card.isWild && variants.wild ? [fact(wild.name, wild.line, 'AA-25.2')] : []),
    ...(card.isEnclosed && variants.enclosed ? [fact(enclosed.name, enclosed.line, 'AA-25.3')] : []),
  ]
}

function magicalFacts({ casting, abilities, uses, attributes }: CreatureCard): readonly Fact[] {
  const spells = (Object.entries(casting) as [MagicType, number][]).map(([type, level]) => {
    const line = `${TEXT.castsLine(type, level)} ${MAGIC_TYPE_TEXT[type].line}`
    return fact(TEXT.casts(type, level), line, 'AA-17.3')
  })
  const own = abilities.map((id) => {
    const { name } = ABILITIES[id]
    const most = uses[id]
    return fact(most === undefined ? name : TEXT.uses(name, most), abilityText(id), 'AA-17.2')
  })
  const lasting = attributes.map((one) => fact(ATTRIBUTE_TEXT[one].name, ATTRIBUTE_TEXT[one].line, 'AA-2.11'))
  return [...spells, ...own, ...lasting]
}

function rangedFact({ power, attack, poison, min, max }: Ranged): Fact {
  const fires = TEXT.ranged(power, min === max ? String(max) : `${min}–${max}`)
  const kinds = [
    attack === 'Standard' ? '' : attack,
    poison === 0 ? '' : TEXT.poison(poison).toLowerCase(),
  ].filter(Boolean)
  const line = attack === 'Standard' ? TEXT.rangedLine : `${TEXT.rangedLine} ${ATTACK_TEXT[attack].line}`
  return fact([fires, ...kinds].join(', '), line, 'AA-14.1')
}

/** What an item card says beside its cost and what it does. */
export function itemFacts(id: ItemCardId): readonly CardFact[] {
  const { uses, ability } = ITEMS[id]
  const limited = uses === undefined ? [] : [fact(TEXT.usesOf(uses), TEXT.usesLine, 'AA-6.7')]
  return [...magicFacts(ability), ...limited]
}

/** What is said of magic beside its cost and what it does; what is always on has nothing to say of time. */
export function magicFacts({ type, level, casting, target, range, duration }: Magic): readonly CardFact[] {
  const facts = [CASTING_TEXT[casting], TARGET_TEXT[target]].map(({ name, ...more }) => ({
    text: name,
    ...more,
  }))
  const { name, line, clause } = DURATION_TEXT[duration]
  const isBesideItself = target !== 'Self' || range > 0
  return [
    fact(TEXT.level(type, level), MAGIC_TYPE_TEXT[type].line, 'AA-17.7'),
    ...facts,
    ...(isBesideItself ? [fact(TEXT.range(range), TEXT.rangeLine, 'AA-20.12')] : []),
    ...(casting === 'Continuous' ? [] : [fact(name, line, clause)]),
  ]
}
