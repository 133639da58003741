import { expect, test } from 'vitest'
import { RECONSTRUCTIONS } from '@/games/arrakhar/tables/reconstructions'
import { COSTS } from '@/games/arrakhar/tables/units'
import { arrakharPlay } from '@/games/arrakhar/play'
import type { Settings } from '@/games/arrakhar/state/position'
import { termsOf } from '@/games/arrakhar/ui/terms/terms-of'
import { situation } from '../../../../support/situation'

/** The terms of a game with these settings, label by label. */
function told(change: (settings: Settings) => Partial<Settings> = () => ({})): readonly string[] {
  const { position } = situation('wizard movement', { '1110': 'wizard', '1913': 'orc' })
  const settings = { ...position.settings, ...change(position.settings) }
  return termsOf(arrakharPlay.viewOf({ ...position, settings }, 'table')).map(
    ({ label, value, clause }) => `${label}: ${value}${clause === undefined ? '' : ` (${clause})`}`,
  )
}

test('a game with nothing of its own names its reconstruction', () => {
  const terms = told()
  expect(terms).toContain('Scenario: Basic Scenario (AR-13.1)')
  expect(terms).toContain('Turn limit: None (AR-13.5)')
  expect(terms).toContain('Tables, costs and map: First reconstruction (AR-13.5)')
  expect(terms).toContain('House rules: None')
})

test('what was agreed otherwise is named with its clause', () => {
  const terms = told(({ options }) => ({
    options: { ...options, turnLimit: 12, fixedOdds: true, lateAdvances: true },
    costs: { ...COSTS, barbarian: COSTS.barbarian + 1 },
  }))
  expect(terms).toContain('Turn limit: 12 game-turns (AR-13.5)')
  expect(terms).toContain('Tables, costs and map: First reconstruction, with your own costs (AR-13.5)')
  expect(terms).toContain('House rule: Odds stay as designated (AR-10.7)')
  expect(terms).toContain('House rule: Advance after all attacks (AR-10.10)')
})

test('costs in another order are still those of the reconstruction', () => {
  const backwards = Object.fromEntries(Object.entries(COSTS).reverse()) as typeof COSTS
  expect(told(() => ({ costs: backwards }))).toContain(
    'Tables, costs and map: First reconstruction (AR-13.5)',
  )
})

test('a balanced game is told from one that has brought its tables', () => {
  const { tables, costs } = RECONSTRUCTIONS.balanced
  const proposed = RECONSTRUCTIONS['balanced-2']
  expect(told(() => ({ reconstruction: 'balanced', tables, costs }))).toContain(
    'Tables, costs and map: Earlier balanced reconstruction (AR-13.5)',
  )
  expect(
    told(() => ({ reconstruction: 'balanced-2', tables: proposed.tables, costs: proposed.costs })),
  ).toContain('Tables, costs and map: Balanced reconstruction (AR-13.5)')
  expect(told(() => ({ tables, costs }))).toContain(
    'Tables, costs and map: First reconstruction, with your own tables, costs (AR-13.5)',
  )
})
