import { describe, expect, test } from 'vitest'
import type { Why } from '@/games/arrakhar/bot/reason'
import { CLAUSES } from '@/games/arrakhar/clauses'
import type { View } from '@/games/arrakhar/state/view'
import { reasonInWords } from '@/games/arrakhar/ui/hints/reason-words'
import { at, seen } from '../play/laid-out'

const FIELD = { '0806': 'elf elf', '0807': 'ghoul', '1206': 'sorcerer' }
const FOUND = { wand: { hex: '0806' }, haunts: { T1: '1306', C1: '0905' } }

const wizard = seen('wizard combat', FIELD)
const sorcerer = seen('sorcerer combat', FIELD)
const found = seen('wizard combat', FIELD, FOUND)

type Said<Type extends Why['type'] = Why['type']> = readonly [
  why: Extract<Why, { type: Type }>,
  view: View,
  words: string,
]

/** Every reason there is: a new one does not compile until it is listed here. */
const REASONS: { readonly [Type in Why['type']]: readonly Said<Type>[] } = {
  attack: [
    [
      { type: 'attack', hex: at('1110'), odds: '3:1', bonus: true, expected: 1.33, emptied: 4 / 6 },
      wizard,
      '3:1 with the bonus at 1110: empties the hex in 4 of 6, 1.3 units eliminated on average. AR-10.6',
    ],
    [
      { type: 'attack', hex: at('1110'), odds: '2:1', bonus: false, expected: 1, emptied: 0.55 },
      wizard,
      '2:1 at 1110: empties the hex at 55 %, 1 unit eliminated on average. AR-10.8',
    ],
    [
      { type: 'attack', hex: at('1110'), odds: '1:2', bonus: false, expected: 0.04, emptied: 0 },
      wizard,
      '1:2 at 1110: hardly a unit eliminated on average. AR-10.8',
    ],
  ],
  fireball: [
    [
      { type: 'fireball', hex: at('1110'), casters: 1, expected: 0.5 },
      wizard,
      'Fireball at 1110: 0.5 units eliminated on average. AR-8.4',
    ],
    [
      { type: 'fireball', hex: at('1110'), casters: 2, expected: 1.2 },
      wizard,
      '2 fireballs at 1110: 1.2 units eliminated on average. AR-8.4',
    ],
  ],
  haste: [
    [
      { type: 'haste', hex: at('0806'), expected: 4 },
      wizard,
      'Haste for the stack at 0806: +4 movement on average. AR-9.3',
    ],
  ],
  haunt: [
    [
      { type: 'haunt', haunt: 'T1', hex: at('1306'), distance: 2, chance: 0.25 },
      wizard,
      'Two hexes from Temple T1, about 1 in 4 that it hides the wand. AR-11.2',
    ],
    [
      { type: 'haunt', haunt: 'T1', hex: at('1306'), distance: 0, chance: 1 },
      wizard,
      'At Temple T1, which must hide the wand. AR-11.2',
    ],
  ],
  carry: [
    [
      { type: 'carry', hex: at('0402'), distance: 6 },
      found,
      'Carries the wand: six hexes to the nearest entry hex, 0402. AR-12.2',
    ],
    [{ type: 'carry', hex: at('0402'), distance: 0 }, found, 'The wand leaves the valley at 0402. AR-12.6'],
  ],
  wand: [
    [{ type: 'wand', hex: at('0806'), distance: 1 }, found, 'One hex from the wand. AR-12.3'],
    [{ type: 'wand', hex: at('0806'), distance: 0 }, found, 'Holds the wand. AR-12.1'],
  ],
  guard: [
    [{ type: 'guard', hex: at('0806'), what: 'haunt' }, wizard, 'Bars the way to a haunt, at 0806. AR-11.1'],
    [{ type: 'guard', hex: at('0806'), what: 'wand' }, found, 'Bars the way to the wand, at 0806. AR-12.3'],
    [
      { type: 'guard', hex: at('0806'), what: 'entry' },
      found,
      'Bars the way to an entry hex, at 0806. AR-12.6',
    ],
  ],
  threat: [
    [
      { type: 'threat', hex: at('1110'), units: 3, expected: 0.6 },
      wizard,
      'Three enemies could hit 1110 next turn; 0.6 lost there on average. AR-10.2',
    ],
    [
      { type: 'threat', hex: at('1110'), units: 0, expected: 0 },
      wizard,
      'No enemy could hit 1110 next turn. AR-10.2',
    ],
  ],
  summon: [
    [
      { type: 'summon', haunt: 'T1', unitType: 'demon' },
      sorcerer,
      'Temple T1 brings up to 3 demons on average. AR-6.6',
    ],
  ],
  unchecked: [
    [{ type: 'unchecked', haunts: 1 }, wizard, 'One haunt is still unchecked. AR-11.3'],
    [{ type: 'unchecked', haunts: 5 }, wizard, 'Five haunts are still unchecked. AR-11.3'],
  ],
  nothing: [[{ type: 'nothing' }, wizard, 'Nothing else is worth doing in this segment. AR-5.6']],
}

const said = (why: Why, view: View) => {
  const { text, clause } = reasonInWords(why, view)
  return `${text} ${clause}`
}

describe.each(Object.entries(REASONS))('the reason %s', (_, cases: readonly Said[]) => {
  test.each(cases)('%j is said', (why, view, words) => {
    expect(said(why, view)).toBe(words)
    expect(CLAUSES).toHaveProperty([reasonInWords(why, view).clause])
  })
})

describe('a hint for the sorcerer', () => {
  test('tells nothing of where the hidden wand is', () => {
    const toldFor = (chance: number) =>
      said({ type: 'haunt', haunt: 'R1', hex: at('1411'), distance: 2, chance }, sorcerer)
    expect(toldFor(1)).toBe('Two hexes from Ruin R1. AR-11.1')
    expect(toldFor(1)).toBe(toldFor(0))
    expect(said({ type: 'wand', hex: at('1411'), distance: 2 }, sorcerer)).toBe(
      'Two hexes from a haunt. AR-11.1',
    )
    expect(said({ type: 'guard', hex: at('1411'), what: 'wand' }, sorcerer)).toBe(
      said({ type: 'guard', hex: at('1411'), what: 'haunt' }, sorcerer),
    )
  })
})
