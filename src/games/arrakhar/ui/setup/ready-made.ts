import { type Preset, PRESETS } from '../../content/presets'
import { QUICK_STARTS, type QuickStart } from '../../content/quick-starts'
import { type ReconstructionId, RECONSTRUCTIONS } from '../../content/reconstructions'
import { type ScenarioId, SCENARIOS } from '../../content/scenarios'
import type { Side } from '../../content/units'
import { countsOf } from '../../rules/counts'
import { designFaults } from '../../rules/design'

/** The ready-made forces of a side that the costs of a reconstruction allow in a scenario. */
export function presetsFor(
  reconstruction: ReconstructionId,
  scenario: ScenarioId,
  side: Side,
): readonly Preset[] {
  return PRESETS.filter(
    (preset) => preset.scenario === scenario && preset.side === side && fits(preset, reconstruction),
  )
}

/** The ready-made set-ups both of whose forces the costs of a reconstruction allow. */
export function quickStartsFor(reconstruction: ReconstructionId): readonly QuickStart[] {
  return QUICK_STARTS.filter(({ scenario, forces }) =>
    (['sorcerer', 'wizard'] as const).every((side) =>
      presetsFor(reconstruction, scenario, side).some(({ id }) => id === forces[side]),
    ),
  )
}

function fits({ scenario, side, counts, reconstruction: only }: Preset, id: ReconstructionId): boolean {
  if (only !== undefined && only !== id) return false
  const { allowance } = SCENARIOS[scenario]
  return designFaults({ allowance, costs: RECONSTRUCTIONS[id].costs }, side, countsOf(counts)).length === 0
}
