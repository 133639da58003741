import { expect, test } from 'vitest'
import { viewOf } from '@/games/arena/state/view'
import { summaryOf } from '@/games/arena/state/summary'
import { termsOf } from '@/games/arena/ui/terms/terms-of'
import { newArena } from '../on-the-table'

/** The terms of a game with these settings, label by label. */
function told(settings: object): readonly string[] {
  return termsOf(newArena(settings).position).map(
    ({ label, value, clause }) => `${label}: ${value}${clause === undefined ? '' : ` (${clause})`}`,
  )
}

test('the usual game is told, with the clauses to read', () => {
  expect(told({})).toEqual([
    'Ruleset: Advanced',
    'Map: Standard (AA-1.6)',
    'Points to spend: West 80, East 80 (AA-2.1)',
    'Spell cards of an army: At most 8 (AA-2.5)',
    'Turn limit: 60 turns (AA-23.4)',
    'First player: By a roll (AA-2.8)',
    'Variants: None',
  ])
})

test('a handicap, any number of spells, a first player and variants are told', () => {
  const terms = told({
    points: [50, 60],
    spellCards: 0,
    firstPlayer: 1,
    turnLimit: 1,
    variants: { wild: true, enclosed: true },
  })
  expect(terms).toContain('Points to spend: West 50, East 60 (AA-2.4)')
  expect(terms).toContain('Spell cards of an army: Any number (AA-2.5)')
  expect(terms).toContain('Turn limit: 1 turn (AA-23.4)')
  expect(terms).toContain('First player: East (AA-2.8)')
  expect(terms.slice(-2)).toEqual(['Variant: Wild (AA-25.2)', 'Variant: Enclosed (AA-25.3)'])
})

test('the basic game says nothing of spells', () => {
  const terms = told({ ruleset: 'basic' })
  expect(terms).toContain('Ruleset: Basic (AA-24.2)')
  expect(terms).toContain('Map: Basic (AA-24.1)')
  expect(terms.some((term) => term.startsWith('Spell cards'))).toBe(false)
})

test('a list of games tells the map and the turn', () => {
  const summary = (settings: object) => summaryOf(viewOf(newArena(settings).position, 'table'))
  expect(summary({ map: 'twin-lakes' })).toEqual({ scenario: 'Arena: Twin Lakes', moment: 'Set-up' })
  expect(summary({ preset: 'first-clash' })).toEqual({ scenario: 'Arena: Standard', moment: 'Turn 1' })
  expect(summary({ preset: 'basic' })).toEqual({ scenario: 'Basic Arena', moment: 'Set-up' })
})
