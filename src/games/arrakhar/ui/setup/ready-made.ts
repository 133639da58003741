import { type Preset, PRESETS } from '../../tables/presets'
import { QUICK_STARTS, type QuickStart } from '../../tables/quick-starts'
import { type ReconstructionId, RECONSTRUCTIONS } from '../../tables/reconstructions'
import { type ScenarioId, SCENARIOS } from '../../tables/scenarios'
import type { Side } from '../../tables/units'
import { countsOf } from '../../queries/counts'
import { designFaults } from '../../queries/design'
import { NEWEST_RULES, type Settings } from '../../state/position'
import { sizedForce } from '../../queries/sized-force'

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

/**
 * The ready-made forces of a side in a game: those of its scenario, cut or filled up to the points and minimums
 * agreed on where these are not the scenario's own; none that cannot be made legal.
 */
export function readyForces(settings: Settings, side: Side): readonly Preset[] {
  const { reconstruction, scenario, allowance } = settings
  const usual = SCENARIOS[scenario].allowance[side].points
  return presetsFor(reconstruction, scenario, side)
    .map((preset) => {
      const counts = countsOf(preset.counts)
      const { points } = allowance[side]
      const isAsItIs = points === usual && designFaults(settings, side, counts).length === 0
      return isAsItIs ? preset : { ...preset, counts: sizedForce(settings, side, counts, points) }
    })
    .filter(({ counts }) => designFaults(settings, side, countsOf(counts)).length === 0)
}

/** The ready-made set-ups both of whose forces the costs of a reconstruction allow. */
export function quickStartsFor(reconstruction: ReconstructionId): readonly QuickStart[] {
  return QUICK_STARTS.filter(({ scenario, forces }) =>
    (['sorcerer', 'wizard'] as const).every((side) =>
      presetsFor(reconstruction, scenario, side).some(({ id }) => id === forces[side]),
    ),
  )
}

function fits({ scenario, side, counts, reconstructions }: Preset, id: ReconstructionId): boolean {
  if (reconstructions?.includes(id) === false) return false
  const { allowance } = SCENARIOS[scenario]
  const settings = { rules: NEWEST_RULES, allowance, costs: RECONSTRUCTIONS[id].costs }
  return designFaults(settings, side, countsOf(counts)).length === 0
}
