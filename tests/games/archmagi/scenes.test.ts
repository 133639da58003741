import { expect, test } from 'vitest'
import type { Clause } from '@/games/archmagi/clauses'
import { ARTIFACTS } from '@/games/archmagi/tables/artifacts'
import { SPELLS } from '@/games/archmagi/tables/spells'
import { powerById } from '@/games/archmagi/tables/types'
import { clause } from '../../support/clause'
import unitsFile from '../../data/archmagi/units.json' with { type: 'json' }
import { faultsOf, fight, type RuleCase } from './rules/rule'
import { ARTIFACT_SCENES } from './scenes/artifacts'
import { POWER_SCENES } from './scenes/powers'
import { SPELL_SCENES } from './scenes/spells'

function scene(id: Clause, about: string, shown: RuleCase): void {
  clause(id, () => {
    test(`${about} does what it is for`, () => {
      expect(faultsOf(shown)).toEqual([])
    })
  })
}

for (const spell of SPELLS) scene(spell.clause, `the spell ${spell.name}`, SPELL_SCENES[spell.id])

for (const artifact of ARTIFACTS)
  scene(artifact.clause, `the artifact ${artifact.name}`, ARTIFACT_SCENES[artifact.id])

/** What an Archmagus has as a keyword, and no power of its own, is told in other places. */
const KEYWORDS_OF_ARCHMAGI: Readonly<Record<string, Clause>> = {
  'enchantress.vanish': 'AM-P.4',
  warlock: 'AM-K.35',
}

for (const [id, shown] of Object.entries(POWER_SCENES)) {
  const told = powerById(id)?.clause ?? KEYWORDS_OF_ARCHMAGI[id]
  if (!told) throw new Error(`Nothing tells of ${id}.`)
  scene(told, id, shown)
}

type WrittenUnit = (typeof unitsFile.units)[number]

function sumOf({ abilities }: WrittenUnit, keyword: string): number {
  return abilities.reduce((sum, one) => (one.k === keyword && 'n' in one ? sum + (one.n ?? 0) : sum), 0)
}

/** What slays a Juggernaut. */
function slaysOf({ abilities }: WrittenUnit): number {
  return abilities.reduce((sum, one) => {
    const vs = JSON.stringify('vs' in one ? one.vs : null)
    const isMet = ['{"is":"Construct"}', '{"is":"Wood"}'].includes(vs)
    return 'n' in one && one.k === 'slay' && isMet ? sum + (one.n ?? 0) : sum
  }, 0)
}

const hasExtraDie = ({ abilities }: WrittenUnit) => abilities.some(({ k }) => k === 'extraDie')

/** What of a unit shows when it attacks a Juggernaut on a coast; by what is printed on it, if nothing else. */
function shownBy(unit: WrittenUnit): Clause {
  if (unit.home === 'coastal') return 'AM-2.8'
  if (hasExtraDie(unit)) return 'AM-K.16'
  if (slaysOf(unit) > 0) return 'AM-K.27'
  if (sumOf(unit, 'cavalry') > 0) return 'AM-K.15'
  return sumOf(unit, 'surprise') > 0 ? 'AM-K.30' : 'AM-12.1'
}

for (const unit of unitsFile.units)
  clause(shownBy(unit), () => {
    test(`${unit.name} fights by what is printed on it`, () => {
      const dice = hasExtraDie(unit) ? [3, 3, 3] : [3, 3]
      const bonuses = sumOf(unit, 'cavalry') + sumOf(unit, 'surprise') + slaysOf(unit)
      const home = unit.home === 'coastal' ? 1 : 0
      const total = unit.brm + home + bonuses + (hasExtraDie(unit) ? 3 : 0) + 3
      // Nobody is at home in a Tundra; a Juggernaut has no keyword that bears on the roll.
      const given = {
        units: [
          ['k', unit.id, 1, 'D4'],
          ['o', 'juggernaut', 2, 'D4'],
        ],
        ...{ terrain: { D4: 'tundra', D3: 'sea' }, phase: 'battle', battle: fight('roll', 'k', 'o') },
      }
      expect(
        faultsOf({
          given,
          when: [{ cmd: 'battle.roll', seat: 1, rolls: dice }],
          then: { totals: [total, 17] },
        }),
      ).toEqual([])
    })
  })
