import { describe, expect, test } from 'vitest'
import { QUICK_STARTS, type QuickStart } from '@/games/arrakhar/tables/quick-starts'
import { PRESETS } from '@/games/arrakhar/tables/presets'
import { RECONSTRUCTION_IDS, type ReconstructionId } from '@/games/arrakhar/tables/reconstructions'
import { SCENARIO_IDS } from '@/games/arrakhar/tables/scenarios'
import type { HauntId } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { designFaults } from '@/games/arrakhar/queries/design'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { parseNewGame } from '@/games/arrakhar/files/settings-file'
import { summonChoices } from '@/games/arrakhar/queries/summon-choices'
import type { Position } from '@/games/arrakhar/state/position'
import { hauntsOf, openingOf } from '@/games/arrakhar/ui/new-game/opening'
import { presetsFor, quickStartsFor } from '@/games/arrakhar/ui/setup/ready-made'
import { newTable } from './set-up-table'

const OFFERED = RECONSTRUCTION_IDS.flatMap((id) =>
  quickStartsFor(id).map((quickStart) => [quickStart.name, id, quickStart] as const),
)

function opened(reconstruction: ReconstructionId, quickStart: QuickStart, wandHaunt: HauntId): Position {
  const table = newTable({ scenario: quickStart.scenario, reconstruction })
  for (const command of openingOf(quickStart, wandHaunt)) table.play(command)
  expect(table.refusals).toEqual([])
  return table.position
}

describe('quick starts', () => {
  test.each(OFFERED)(
    '%s (%s) leads to the first roll for wandering orcs, wherever the wand is',
    (_, reconstruction, quickStart) => {
      for (const haunt of hauntsOf(quickStart)) {
        const position = opened(reconstruction, quickStart, haunt)
        expect(position).toMatchObject({ turn: 1, side: 'sorcerer', now: { segment: 'wanderingOrcs' } })
        expect(position.settings.reconstruction).toBe(reconstruction)
        expect(position.secrets.wandHaunt).toBe(haunt)
        expect(rules.faultsOf(position)).toEqual([])
      }
    },
  )

  test.each(OFFERED)('%s (%s) has a sorcerer next to every haunt', (_, reconstruction, quickStart) => {
    const position = opened(reconstruction, quickStart, 'T1')
    const summoning = { ...position, now: { segment: 'summon' as const, used: [], pending: null } }
    const haunts = new Set(summonChoices(summoning).map(({ haunt }) => haunt))
    expect([...haunts].sort()).toEqual([...hauntsOf(quickStart)].sort())
  })

  test.each(RECONSTRUCTION_IDS)(
    'the %s has two or more for the basic scenario, and one for each other',
    (id) => {
      const scenarios = quickStartsFor(id).map(({ scenario }) => scenario)
      expect(scenarios.filter((scenario) => scenario === 'basic').length).toBeGreaterThanOrEqual(2)
      expect(new Set(scenarios)).toEqual(new Set(SCENARIO_IDS))
    },
  )

  test('every one is offered somewhere', () => {
    const offered = new Set(OFFERED.map(([, , quickStart]) => quickStart))
    expect(QUICK_STARTS.filter((quickStart) => !offered.has(quickStart))).toEqual([])
  })
})

const FORCES = RECONSTRUCTION_IDS.flatMap((id) =>
  SCENARIO_IDS.flatMap((scenario) =>
    (['wizard', 'sorcerer'] as const).map((side) => ({ id, scenario, side })),
  ),
)

describe('presets', () => {
  test.each(FORCES)(
    'the $id has legal ones for the $side in the $scenario scenario',
    ({ id, scenario, side }) => {
      const settings = parseNewGame({ scenario, reconstruction: id })
      if (!settings.ok) throw new Error('no settings')
      const presets = presetsFor(id, scenario, side)
      expect(presets.length).toBeGreaterThan(0)
      for (const { counts } of presets)
        expect(designFaults(settings.value, side, countsOf(counts))).toEqual([])
    },
  )

  test('every one is offered somewhere', () => {
    const offered = new Set(FORCES.flatMap(({ id, scenario, side }) => presetsFor(id, scenario, side)))
    expect(PRESETS.filter((preset) => !offered.has(preset))).toEqual([])
  })
})
