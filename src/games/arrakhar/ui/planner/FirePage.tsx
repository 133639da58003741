import { Bars } from '@/table/panel/Bars'
import { UnitChips } from '@/table/panel/UnitChips'
import { capitalized, counted } from '@/engine/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { chainSummary, PLANNER } from '../../content/planner-text'
import { TYPES_OF, UNIT_NAMES } from '../../content/units'
import { salvo } from '../../rules/forecast/salvo'
import type { Table } from '../../rules/position'
import { sideOf, stackIn } from '../../rules/stacking'
import type { PanelProps } from '../desk/desk'
import { chipsOf } from '../board/unit-chip'
import { typeLookup, unitText } from '../sentences/words'
import { ClauseLink } from '../rules-help/ClauseLink'
import { CastButton } from './CastButton'
import { type ChainRow, ChainTable } from './ChainTable'
import { ChipGroups } from './ChipGroups'
import { FireTable } from '../odds/FireTable'
import {
  castersAround,
  fireballsOn,
  type SpellPlan,
  spellTargets,
  wandCastersAround,
  wholeSpell,
} from '../odds/spell-plan'
import { TargetSelect } from './TargetSelect'
import { useOrder } from './use-order'
import { useSpellPlan } from './use-spell-plan'
import styles from '../odds/parts.module.css'
import plannerStyles from './planner.module.css'

/** Fireballs at one stack: who casts, what falls to them together, and what each finds. */
export function FirePage({ desk }: PanelProps) {
  const { view } = desk
  const [plan, setPlan] = useSpellPlan(desk, 'fireball')
  if (!plan) return <p className={writingStyles.soft}>{PLANNER.nothing.fireball}</p>
  const wands = wandCastersAround(view, 'fireball', plan.hex)
  return (
    <>
      <TargetSelect
        table={view}
        targets={spellTargets(view, 'fireball')}
        target={plan.hex}
        onChoose={(hex) => setPlan(wholeSpell(view, 'fireball', hex))}
      />
      <ChipGroups
        title={PLANNER.casters}
        figure="spell"
        table={view}
        units={castersAround(view, 'fireball', plan.hex)}
        picked={plan.casters}
        onPick={(casters) => setPlan({ ...plan, casters })}
      />
      {wands.length > 0 ? (
        <section className={styles['chip-groups']} aria-label={PLANNER.wandCaster}>
          <h3>{PLANNER.wandCaster}</h3>
          <UnitChips
            chips={chipsOf(view, wands, 'spell')}
            picked={plan.wand === null ? [] : [plan.wand]}
            onToggle={(unit) => setPlan({ ...plan, wand: unit === plan.wand ? null : unit })}
          />
        </section>
      ) : null}
      <Salvo desk={desk} plan={plan} />
    </>
  )
}

interface SalvoProps extends PanelProps {
  readonly plan: SpellPlan
}

function Salvo({ desk, plan }: SalvoProps) {
  const { view } = desk
  const fireballs = fireballsIn(view, plan)
  const [order, move] = useOrder(fireballs.map(({ key }) => key))
  const ordered = order.flatMap((key) => fireballs.find((fireball) => fireball.key === key) ?? [])
  const forecast = salvo(
    view,
    plan.hex,
    ordered.map(({ wand }) => (wand ? 'wand' : 'fireball')),
  )
  const target = stackIn(view, plan.hex)[0]?.type
  const rows = ordered.flatMap(({ wand, ...fireball }, nth): ChainRow[] => {
    const step = forecast.steps[nth]
    return step ? [{ ...fireball, reading: wand ? 'wand' : 'own', step }] : []
  })
  return (
    <>
      <Bars
        title={PLANNER.chances}
        bars={forecast.losses.map((chance, hits) => ({ label: `${hits} eliminated`, chance }))}
      />
      {target ? (
        <FireTable
          table={view}
          kind={ordered.every(({ wand }) => wand) && ordered.length > 0 ? 'wand' : 'fireball'}
          types={TYPES_OF[sideOf(target)]}
          target={target}
        />
      ) : null}
      <ChainTable
        title={PLANNER.salvo}
        aside={<ClauseLink clause="AR-8.5" />}
        reading={PLANNER.spell}
        rows={rows}
        units={forecast.units}
        onMove={move}
      />
      <div className={plannerStyles['planner__foot']}>
        <p role="status">
          {target ? `${capitalized(UNIT_NAMES[target].many)}: ` : ''}
          {chainSummary(forecast.expected, forecast.units, forecast.emptied)}
        </p>
        <CastButton
          desk={desk}
          spell="fireball"
          plan={plan}
          text={counted(plan.casters.length + (plan.wand === null ? 0 : 1), 'fireball', 'fireballs')}
        />
      </div>
    </>
  )
}

interface PlannedFireball extends Omit<ChainRow, 'step' | 'reading'> {
  readonly wand: boolean
}

/** What is designated against the stack and what is in hand; keys of the latter are negative. */
function fireballsIn(table: Table, plan: SpellPlan): readonly PlannedFireball[] {
  const typeOf = typeLookup(table)
  const place = (id: string) => -1 - table.units.findIndex((unit) => unit.id === id)
  const designated = fireballsOn(table, plan.hex).map(({ id, caster, wand }) => ({
    key: id,
    text: capitalized(unitText(caster, typeOf)),
    wand,
    isInHand: false,
  }))
  const inHand = plan.casters.map((caster) => ({
    key: place(caster),
    text: capitalized(unitText(caster, typeOf)),
    wand: false,
    isInHand: true,
  }))
  if (plan.wand === null) return [...designated, ...inHand]
  const byWand = {
    key: place(plan.wand) - table.units.length,
    text: capitalized(unitText(plan.wand, typeOf)),
    wand: true,
    isInHand: true,
  }
  return [...designated, ...inHand, byWand]
}
