import { oneDecimal } from '@/engine/figures'
import { counted } from '@/engine/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { PLANNER } from '../../content/planner-text'
import { hasteForecast } from '../../rules/forecast/haste'
import type { Table } from '../../rules/position'
import { stackIn } from '../../rules/stacking'
import type { PanelProps } from '../desk/desk'
import { HasteForecast } from '../odds/HasteForecast'
import { CastButton } from './CastButton'
import { ChipGroups } from './ChipGroups'
import { castersAround, hastesOn, type SpellPlan, spellTargets, wholeSpell } from '../odds/spell-plan'
import { TargetSelect } from './TargetSelect'
import { useSpellPlan } from './use-spell-plan'
import styles from './planner.module.css'

/** Haste on one stack: who casts, and the best of all castings on it. */
export function HastePage({ desk }: PanelProps) {
  const { view } = desk
  const [plan, setPlan] = useSpellPlan(desk, 'haste')
  if (!plan) return <p className={writingStyles.soft}>{PLANNER.nothing.haste}</p>
  return (
    <>
      <TargetSelect
        table={view}
        targets={spellTargets(view, 'haste')}
        target={plan.hex}
        onChoose={(hex) => setPlan(wholeSpell(view, 'haste', hex))}
      />
      <ChipGroups
        title={PLANNER.casters}
        figure="spell"
        table={view}
        units={castersAround(view, 'haste', plan.hex)}
        picked={plan.casters}
        onPick={(casters) => setPlan({ ...plan, casters })}
      />
      <HasteForecast
        table={view}
        units={stackIn(view, plan.hex).map(({ id }) => id)}
        castings={castingsOn(view, plan)}
      />
      <div className={styles['planner__foot']}>
        <p role="status">{summaryOf(view, plan)}</p>
        <CastButton
          desk={desk}
          spell="haste"
          plan={plan}
          text={counted(plan.casters.length, 'casting', 'castings')}
        />
      </div>
    </>
  )
}

function summaryOf(table: Table, plan: SpellPlan): string {
  const { expected, bonuses } = forecastOf(table, plan)
  const castings = counted(castingsOn(table, plan), 'casting', 'castings')
  const most = bonuses.at(-1)?.bonus ?? 0
  return `${castings}, the best counts: +${oneDecimal(expected)} movement on average, +${most} at best`
}

function forecastOf(table: Table, plan: SpellPlan) {
  const already = stackIn(table, plan.hex).map(({ id }) => table.haste[id] ?? 0)
  return hasteForecast(table, castingsOn(table, plan), Math.min(...already))
}

/** Castings designated on the stack and those in hand. */
function castingsOn(table: Table, { hex, casters }: SpellPlan): number {
  return hastesOn(table, hex).length + casters.length
}
