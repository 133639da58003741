import { oneDecimal } from '@/engine/basics/figures'
import { counted } from '@/engine/basics/phrases'
import { castingOf } from '../../commands/designations'
import { PLANNER } from '../../tables/planner-text'
import { hasteForecast } from '../../queries/forecast/haste'
import { stackIn } from '../../queries/stacking'
import { HasteForecast } from '../odds/HasteForecast'
import { HASTES, hastesOn } from '../odds/spell-plan'
import { aimedAtStack, CASTING, type PlanningOf } from './planning'

/** Haste on one stack: who casts, and the best of all castings on it. */
export const HASTE_PLANNING: PlanningOf<'casters', never> = {
  ...CASTING,
  kind: HASTES,
  nothing: PLANNER.nothing.haste,
  aimed: (view, gesture) =>
    aimedAtStack(HASTES, view, gesture, { haste: (hex, casters) => ({ hex, casters }) }),
  aims: () => [],
  forecast(view, { hex, casters }) {
    const units = stackIn(view, hex).map(({ id }) => id)
    const castings = hastesOn(view, hex).length + casters.length
    const already = Math.min(...units.map((id) => view.haste[id] ?? 0))
    const { expected, bonuses } = hasteForecast(view, castings, already)
    const most = bonuses.at(-1)?.bonus ?? 0
    const text = counted(castings, 'casting', 'castings')
    return {
      shown: <HasteForecast table={view} units={units} castings={castings} />,
      status: `${text}, the best counts: +${oneDecimal(expected)} movement on average, +${most} at best`,
    }
  },
  commands: ({ hex, casters }) => casters.map((caster) => castingOf('haste', caster, hex)),
  designation: ({ casters }) => counted(casters.length, 'casting', 'castings'),
}
