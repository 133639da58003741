import { oneDecimal } from '@/engine/basics/figures'
import { capitalized, counted } from '@/engine/basics/phrases'
import { Bars } from '@/table/panel/Bars'
import { castingOf } from '../../commands/designations'
import { PANEL } from '../../tables/panel-text'
import { chainSummary, PLANNER } from '../../tables/planner-text'
import { UNIT_NAMES } from '../../tables/units'
import { hasteForecast } from '../../queries/forecast/haste'
import { salvo } from '../../queries/forecast/salvo'
import type { Table, UnitId } from '../../state/position'
import { stackIn } from '../../queries/stacking'
import { HasteForecast } from '../odds/HasteForecast'
import { PrintedTable } from '../odds/PrintedTable'
import { FIREBALLS, fireballsOn, type FirePlan, HASTES, hastesOn } from '../odds/spell-plan'
import { ClauseLink } from '../rules-help/ClauseLink'
import { typeLookup, unitText } from '../sentences/words'
import { aimedAtStack, CASTING, type PlanningOf } from './planning'

interface PlannedFireball {
  readonly key: number
  readonly text: string
  readonly isWands: boolean
  readonly isInHand: boolean
}

/** Fireballs at one stack: who casts, what falls to them together, and what each finds. */
export const FIRE_PLANNING: PlanningOf<'casters' | 'wand', PlannedFireball> = {
  ...CASTING,
  kind: FIREBALLS,
  nothing: PLANNER.nothing.fireball,
  aimed: (view, gesture) =>
    aimedAtStack(FIREBALLS, view, gesture, {
      fireball: (hex, casters) => ({ hex, casters, wand: [] }),
      wand: (hex, casters) => ({ hex, casters: [], wand: casters.slice(0, 1) }),
    }),
  aims: fireballsIn,
  forecast(view, { hex }, fireballs) {
    const kinds = fireballs.map(({ isWands }) => (isWands ? 'wand' : 'fireball'))
    const { losses, steps, units, expected, emptied } = salvo(view, hex, kinds)
    const target = stackIn(view, hex)[0]?.type
    return {
      shown: (
        <>
          <Bars
            title={PLANNER.chances}
            bars={losses.map((chance, hits) => ({ label: `${hits} eliminated`, chance }))}
          />
          {target ? (
            <PrintedTable
              table={view}
              of={{
                table: kinds.length > 0 && kinds.every((kind) => kind === 'wand') ? 'wand' : 'fireball',
                target,
              }}
            />
          ) : null}
        </>
      ),
      chain: {
        title: PLANNER.salvo,
        aside: <ClauseLink clause="AR-8.5" />,
        reading: PLANNER.spell,
        units,
        rows: steps.flatMap((step, nth) => {
          const fireball = fireballs[nth]
          return fireball ? [{ ...fireball, reading: fireball.isWands ? 'wand' : 'own', step }] : []
        }),
      },
      status: `${target ? `${capitalized(UNIT_NAMES[target].many)}: ` : ''}${chainSummary(expected, units, emptied)}`,
    }
  },
  commands: ({ hex, casters, wand }) => [
    ...casters.map((caster) => castingOf('fireball', caster, hex)),
    ...wand.map((caster) => castingOf('wand', caster, hex)),
  ],
  designation: ({ casters, wand }) => PANEL.designate(PANEL.fireballs(casters.length + wand.length)),
}

/** What is designated against the stack and what is in hand; keys of the latter are negative. */
function fireballsIn(table: Table, { hex, casters, wand }: FirePlan): readonly PlannedFireball[] {
  const typeOf = typeLookup(table)
  const count = table.units.length
  const fireball = (key: number, caster: UnitId, isWands: boolean) => ({
    key,
    text: capitalized(unitText(caster, typeOf)),
    isWands,
    isInHand: key < 0,
  })
  const place = (id: UnitId) => -1 - table.units.findIndex((unit) => unit.id === id)
  return [
    ...fireballsOn(table, hex).map((made) => fireball(made.id, made.caster, made.wand)),
    ...casters.map((caster) => fireball(place(caster), caster, false)),
    ...wand.map((caster) => fireball(place(caster) - count, caster, true)),
  ]
}

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
  designation: ({ casters }) => PANEL.designate(PANEL.castings(casters.length)),
}
