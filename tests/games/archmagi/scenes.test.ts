import { describe, expect, test } from 'vitest'
import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import { playBothWays } from '../../support/play-both-ways'
import unitsFile from '../../data/archmagi/units.json' with { type: 'json' }
import { fight, type RuleCase } from './rules/rule'
import { ARTIFACT_SCENES } from './scenes/artifacts'
import { POWER_SCENES } from './scenes/powers'
import { SPELL_SCENES } from './scenes/spells'

function faultsOf(scene: RuleCase): readonly string[] {
  const written = { id: 'scene', clause: '', description: '', when: [], ...scene }
  const read = parseArchmagiCases({ vectors: [written] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.flatMap((one) => faultsOfArchmagiCase(one, playBothWays))
}

const scenes = (all: Readonly<Record<string, RuleCase>>) => Object.entries(all)

describe('each spell does what it is for (AM-S)', () => {
  test.each(scenes(SPELL_SCENES))('%s', (_name, scene) => {
    expect(faultsOf(scene)).toEqual([])
  })
})

describe('each artifact does what it is for (AM-A)', () => {
  test.each(scenes(ARTIFACT_SCENES))('%s', (_name, scene) => {
    expect(faultsOf(scene)).toEqual([])
  })
})

describe('each power does what it is for (AM-P)', () => {
  test.each(scenes(POWER_SCENES))('%s', (_name, scene) => {
    expect(faultsOf(scene)).toEqual([])
  })
})

describe('each unit fights by what is printed on it (AM-Z)', () => {
  test.each(unitsFile.units.map((unit) => [unit.name, unit] as const))(
    '%s',
    (_name, { id, brm, abilities }) => {
      const dice = abilities.some(({ k }) => k === 'extraDie') ? [3, 3, 3] : [3, 3]
      // Nobody is at home in a Tundra; a Mirror on the other side has no keyword that bears on it.
      const given = {
        ...{
          units: [
            ['k', id, 1, 'D4'],
            ['o', 'juggernaut', 2, 'D4'],
          ],
          terrain: { D4: 'tundra', D3: 'sea' },
        },
        ...{ phase: 'battle', battle: fight('roll', 'k', 'o') },
      }
      const cavalry = sumOf(abilities, 'cavalry')
      const surprise = sumOf(abilities, 'surprise')
      const home = unitsFile.units.some((unit) => unit.id === id && unit.home === 'coastal') ? 1 : 0
      const slays = abilities.reduce((sum, one) => {
        const vs = JSON.stringify('vs' in one ? one.vs : null)
        const isMet = ['{"is":"Construct"}', '{"is":"Wood"}'].includes(vs)
        return 'n' in one && one.k === 'slay' && isMet ? sum + (one.n ?? 0) : sum
      }, 0)
      const total = brm + home + cavalry + surprise + slays + (dice.length === 3 ? 3 : 0) + 3
      expect(
        faultsOf({
          given,
          when: [{ cmd: 'battle.roll', seat: 1, rolls: dice }],
          then: { totals: [total, 17] },
        }),
      ).toEqual([])
    },
  )
})

type Abilities = (typeof unitsFile.units)[number]['abilities']

function sumOf(abilities: Abilities, keyword: string): number {
  return abilities.reduce((sum, one) => (one.k === keyword && 'n' in one ? sum + (one.n ?? 0) : sum), 0)
}
