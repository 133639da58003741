import { describe, expect, test } from 'vitest'
import { ABILITIES, type AbilityId } from '@/games/arena/tables/abilities'
import { ITEM_IDS, ITEMS } from '@/games/arena/tables/items'
import type { Effect, Magic } from '@/games/arena/tables/magic'
import {
  abilityText,
  effectText,
  itemText,
  requirementText,
  spellText,
} from '@/games/arena/tables/magic-text'
import { SPELL_IDS, SPELLS } from '@/games/arena/tables/spells'
import { PHASE_NAMES, phaseRules, SHORT_PHASE_NAMES } from '@/games/arena/tables/text'
import { PHASES } from '@/games/arena/state/position'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'

const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[]

const CARDS: readonly { readonly name: string; readonly magic: Magic; readonly text: string }[] = [
  ...SPELL_IDS.map((id) => ({ name: SPELLS[id].name, magic: SPELLS[id], text: spellText(id) })),
  ...ABILITY_IDS.map((id) => ({ name: ABILITIES[id].name, magic: ABILITIES[id], text: abilityText(id) })),
  ...ITEM_IDS.map((id) => ({ name: ITEMS[id].name, magic: ITEMS[id].ability, text: itemText(id) })),
]

/** Sentences with a capital and a period each, nothing left blank between. */
const SENTENCES = /^(?:[A-Z][^.]*[^ .]\.(?: |$))+$/

/** Figures that a reader must find in the text. */
function figuresOf(effect: Effect): readonly string[] {
  return Object.entries(effect)
    .filter(([key, value]) => typeof value === 'number' && !['min', 'poison'].includes(key))
    .map(([, value]) => String(Math.abs(value as unknown as number)))
}

describe('the words of magic', () => {
  test('there are words for all 48 spells, 6 abilities and 24 items', () => {
    expect([SPELL_IDS.length, ABILITY_IDS.length, ITEM_IDS.length]).toEqual([48, 6, 24])
    expect(CARDS.filter(({ text }) => !SENTENCES.test(text))).toEqual([])
    expect(CARDS.filter(({ text }) => /undefined|null|'/.test(text))).toEqual([])
  })

  test.each(CARDS)('those of $name tell its figures and how long it lasts', ({ magic, text }) => {
    const told = new Set(text.match(/\d+/g))
    expect(magic.effects.flatMap(figuresOf).filter((figure) => !told.has(figure))).toEqual([])
    expect(text.startsWith('For 1 phase, ')).toBe(magic.duration === '1 phase')
    expect(text.startsWith('Until dispelled, ')).toBe(magic.duration === 'Until dispelled')
    expect(text.includes('every second turn')).toBe(magic.duration === 'Instantaneous, repeating')
  })

  test('an effect alone is a sentence about a creature', () => {
    const effects = CARDS.flatMap(({ magic }) => magic.effects)
    expect(effects.map(effectText).filter((text) => !SENTENCES.test(text))).toEqual([])
    expect(effectText({ key: 'power', amount: -2 })).toBe('The creature has 2 less Power.')
  })

  test('whom an area means and whom it leaves out is said', () => {
    expect(spellText('holy-word')).toBe('For 1 phase, every evil creature in the area has 2 less Power.')
    expect(spellText('nightmare')).toBe(
      'For 1 phase, every creature in the space but the undead and machines has 1 less Power.',
    )
    expect(itemText('holy-symbol')).toBe('Every undead creature in the space dies if its Power is 2 or less.')
  })

  test('a change for good is not told like one that passes', () => {
    expect(spellText('cripple')).toBe('The target loses 1 Move for good.')
    expect(spellText('slow')).toBe('Until dispelled, the target has 1 less Move.')
  })

  test('what a target must be like is said after it', () => {
    expect(spellText('control-animal')).toBe(
      'Until dispelled, the target obeys you. Only for animals. Not for vehicles. Not for mounts and riders.',
    )
    expect(spellText('call-storm')).toBe('A storm comes up for 3 turns. Aim at the air.')
    expect(spellText('entangle')).toMatch(/ It must be on the ground\.$/)
  })

  test('what an item asks of its bearer is said', () => {
    expect(requirementText('soul-blade')).toBe('Needs hands and an evil bearer.')
    expect(requirementText('boots-of-striding')).toBe('Size 2 or less. Not for vehicles.')
    expect(requirementText('giants-club')).toBe('Needs hands. Size 3 or more.')
    expect(requirementText('magic-bow')).toBe('Needs hands. Needs a ranged attack.')
    expect(requirementText('potion-of-speed')).toBe('')
  })
})

describe('the phases', () => {
  test('the track has a short name for each, in their order', () => {
    expect(Object.keys(SHORT_PHASE_NAMES)).toEqual(PHASES)
  })

  test('every phase leads to a section of the rules', () => {
    const sections = RULEBOOK.sections.map(({ id }) => `#/rules/arena/${id}`)
    const phases = Object.keys(PHASE_NAMES) as readonly (keyof typeof PHASE_NAMES)[]
    expect(phases.map(phaseRules).filter((address) => !sections.includes(address))).toEqual([])
    expect(phaseRules('retreat')).toBe('#/rules/arena/AA-15')
  })
})
