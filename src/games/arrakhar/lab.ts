import type { Account, LabRules } from '@/engine/lab/lab-rules'
import { parseWith } from '@/engine/files/schema'
import { PRESETS } from './tables/presets'
import { type Side, TYPES_OF, type UnitType } from './tables/units'
import type { Command } from './commands'
import { countOf, countsOf } from './queries/counts'
import { designFaults } from './queries/design'
import type { Position } from './state/position'
import { isOwnScenario } from './state/scenario-name'
import { someCounts } from './state/vocabulary'
import { designing } from './commands/laying-out'

/** What the balance lab asks of Arrakhar's Wand. */
export const arrakharLab: LabRules<Position, Command> = {
  accountOf: ({ settings, ending, turn, eliminated, secrets: { designs } }) => ({
    scenario: isOwnScenario(settings) ? 'own' : settings.scenario,
    by: ending?.by ?? 'unfinished',
    turns: turn,
    forces: bySide((type, side) => designs[side]?.[type] ?? 0),
    losses: bySide((type) => countOf(eliminated, type)),
  }),
  forces: PRESETS.map(({ id, name, side, counts }) => ({ id, name, seat: side, units: counts })),
  designOf({ settings }, seat, units) {
    const counts = parseWith(someCounts.schema, units)
    if (!counts.ok) return counts
    const side = seat === 'wizard' ? 'wizard' : 'sorcerer'
    const problems = designFaults(settings, side, countsOf(counts.value)).map(({ clause, message }) => ({
      path: '',
      message,
      clause,
    }))
    if (problems.length > 0) return { ok: false, problems }
    return { ok: true, value: designing(side, counts.value) }
  },
}

/** Counts of each side's own types. */
function bySide(count: (type: UnitType, side: Side) => number): Account['forces'] {
  const counts = (side: Side) => Object.fromEntries(TYPES_OF[side].map((type) => [type, count(type, side)]))
  return { sorcerer: counts('sorcerer'), wizard: counts('wizard') }
}
