import { describe, expect, test } from 'vitest'
import { QUICK_STARTS, type QuickStart } from '@/games/arrakhar/content/quick-starts'
import { PRESETS } from '@/games/arrakhar/content/presets'
import type { HauntId } from '@/games/arrakhar/content/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { designFaults } from '@/games/arrakhar/rules/design'
import { countsOf } from '@/games/arrakhar/rules/counts'
import { parseNewGame } from '@/games/arrakhar/rules/files/settings-file'
import { summonChoices } from '@/games/arrakhar/rules/segments/summon-choices'
import type { Position } from '@/games/arrakhar/rules/position'
import { hauntsOf, openingOf } from '@/games/arrakhar/ui/new-game/opening'
import { newTable } from './set-up-table'

function opened(quickStart: QuickStart, wandHaunt: HauntId): Position {
  const table = newTable({ scenario: quickStart.scenario })
  for (const command of openingOf(quickStart, wandHaunt)) table.play(command)
  expect(table.refusals).toEqual([])
  return table.position
}

describe('quick starts', () => {
  test.each(QUICK_STARTS.map((quickStart) => [quickStart.name, quickStart] as const))(
    '%s leads to the first roll for wandering orcs, wherever the wand is',
    (_, quickStart) => {
      for (const haunt of hauntsOf(quickStart)) {
        const position = opened(quickStart, haunt)
        expect(position).toMatchObject({ turn: 1, side: 'sorcerer', now: { segment: 'wanderingOrcs' } })
        expect(position.secrets.wandHaunt).toBe(haunt)
        expect(rules.faultsOf(position)).toEqual([])
      }
    },
  )

  test.each(QUICK_STARTS.map((quickStart) => [quickStart.name, quickStart] as const))(
    '%s has a sorcerer next to every haunt',
    (_, quickStart) => {
      const position = opened(quickStart, 'T1')
      const summoning = { ...position, now: { segment: 'summon' as const, used: [], pending: null } }
      const haunts = new Set(summonChoices(summoning).map(({ haunt }) => haunt))
      expect([...haunts].sort()).toEqual([...hauntsOf(quickStart)].sort())
    },
  )

  test('there are two or more for the basic scenario, and one for each other', () => {
    const scenarios = QUICK_STARTS.map(({ scenario }) => scenario)
    expect(scenarios.filter((scenario) => scenario === 'basic').length).toBeGreaterThanOrEqual(2)
    expect(new Set(scenarios)).toEqual(new Set(['short', 'basic', 'long']))
  })
})

describe('presets', () => {
  test.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s is a legal force', (_, preset) => {
    const settings = parseNewGame({ scenario: preset.scenario })
    if (!settings.ok) throw new Error('no settings')
    expect(designFaults(settings.value, preset.side, countsOf(preset.counts))).toEqual([])
  })

  test.each(['short', 'basic', 'long'] as const)('the %s scenario has some for both sides', (scenario) => {
    const sides = PRESETS.filter((preset) => preset.scenario === scenario).map(({ side }) => side)
    expect(new Set(sides)).toEqual(new Set(['wizard', 'sorcerer']))
  })
})
