import { ABILITIES, type AbilityId } from '../../content/abilities'
import { FIGURES as TEXT } from '../../content/build-text'
import type { Clause } from '../../content/clauses'
import type { CreatureCard } from '../../content/creatures'
import type { MagicType, Ranged } from '../../content/magic'
import { abilityText } from '../../content/magic-text'
import {
  ATTACK_TEXT,
  ATTRIBUTE_TEXT,
  MAGIC_TYPE_TEXT,
  TERRAIN_CLASS_TEXT,
  VARIANT_TEXT,
} from '../../content/text'
import type { Settings } from '../../rules/position'

/** A figure of a card: as a chip, in a sentence, and where the rules tell more. */
export interface Fact {
  readonly text: string
  readonly line: string
  readonly clause: Clause
}

/** What a creature card says that counts in a game with these settings (AA-24.2, AA-25.2, AA-25.3). */
export function creatureFacts(card: CreatureCard, settings: Settings): readonly Fact[] {
  const plain = [powerFact(card), moveFact(card), terrainFact(card)]
  if (settings.ruleset === 'basic') return plain
  return [
    ...plain,
    { text: TEXT.size(card.size), line: TEXT.sizeLine, clause: 'AA-7.1' },
    ...attackFacts(card),
    ...flightFacts(card),
    ...vehicleFacts(card, settings),
    ...castingFacts(card),
    ...card.abilities.map((id) => abilityFact(card, id)),
    ...card.attributes.map((one): Fact => ({ ...explained(ATTRIBUTE_TEXT[one]), clause: 'AA-2.11' })),
  ]
}

function powerFact({ power }: CreatureCard): Fact {
  return { text: TEXT.power(power), line: TEXT.powerLine, clause: 'AA-11.3' }
}

function moveFact({ move }: CreatureCard): Fact {
  return { text: TEXT.move(move), line: move === 0 ? TEXT.still : TEXT.moveLine, clause: 'AA-9.1' }
}

function terrainFact({ terrain }: CreatureCard): Fact {
  const { name, line } = TERRAIN_CLASS_TEXT[terrain]
  return { text: TEXT.terrain(name), line, clause: 'AA-4.2' }
}

function attackFacts({ attack, poison, ranged }: CreatureCard): readonly Fact[] {
  const special: readonly Fact[] =
    attack === 'Standard'
      ? []
      : [{ text: TEXT.attack(attack), line: ATTACK_TEXT[attack].line, clause: 'AA-12.1' }]
  return [...special, ...poisonFacts(poison), ...(ranged ? [rangedFact(ranged)] : [])]
}

function poisonFacts(poison: number): readonly Fact[] {
  return poison === 0 ? [] : [{ text: TEXT.poison(poison), line: TEXT.poisonLine, clause: 'AA-13.2' }]
}

function rangedFact({ power, attack, poison, min, max }: Ranged): Fact {
  const fires = TEXT.ranged(power, min === max ? String(max) : `${min}–${max}`)
  const kinds = [
    attack === 'Standard' ? '' : attack,
    poison === 0 ? '' : TEXT.poison(poison).toLowerCase(),
  ].filter(Boolean)
  const line = attack === 'Standard' ? TEXT.rangedLine : `${TEXT.rangedLine} ${ATTACK_TEXT[attack].line}`
  return { text: [fires, ...kinds].join(', '), line, clause: 'AA-14.1' }
}

function flightFacts({ flight }: CreatureCard): readonly Fact[] {
  if (!flight) return []
  const { speed, duration } = flight
  return [{ text: TEXT.flight(speed, duration), line: TEXT.flightLine(speed, duration), clause: 'AA-10.1' }]
}

function vehicleFacts(card: CreatureCard, { variants }: Settings): readonly Fact[] {
  return [
    ...when(card.vehicle, { text: TEXT.vehicle, line: TEXT.vehicleLine, clause: 'AA-8.2' }),
    ...when(card.isWild && variants.wild, { ...explained(VARIANT_TEXT.wild), clause: 'AA-25.2' }),
    ...when(card.isEnclosed && variants.enclosed, { ...explained(VARIANT_TEXT.enclosed), clause: 'AA-25.3' }),
  ]
}

function castingFacts({ casting }: CreatureCard): readonly Fact[] {
  return (Object.entries(casting) as [MagicType, number][]).map(([type, level]) => ({
    text: TEXT.casts(type, level),
    line: `${TEXT.castsLine(type, level)} ${MAGIC_TYPE_TEXT[type].line}`,
    clause: 'AA-17.3',
  }))
}

function abilityFact({ uses }: CreatureCard, id: AbilityId): Fact {
  const { name } = ABILITIES[id]
  const most = uses[id]
  return {
    text: most === undefined ? name : TEXT.uses(name, most),
    line: abilityText(id),
    clause: 'AA-17.2',
  }
}

function explained({ name, line }: { readonly name: string; readonly line: string }): Omit<Fact, 'clause'> {
  return { text: name, line }
}

function when(isSo: boolean, fact: Fact): readonly Fact[] {
  return isSo ? [fact] : []
}
