import { once } from '@/table/desk/once'
import { playThen } from '@/table/desk/answer'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { attackOf } from '../../commands/designations'
import { chainSummary, PLANNER, wasteText } from '../../content/planner-text'
import { type AttackChain, attackChain } from '../../rules/forecast/attack-chain'
import { oddsOf } from '../../rules/odds'
import type { Table, UnitId } from '../../rules/position'
import { stackIn, typesOf } from '../../rules/stacking'
import { CombatTable } from '../odds/CombatTable'
import { ClauseLink } from '../rules-help/ClauseLink'
import type { PanelProps } from '../desk/desk'
import { OddsLine, OddsNote } from '../odds/OddsLine'
import { typeLookup, unitsText } from '../sentences/words'
import {
  type AttackPlan,
  attacksOn,
  attackersAround,
  attackTargets,
  isFoughtNow,
  mayDesignateAttack,
  wholeAttack,
} from '../odds/attack-plan'
import { type ChainRow, ChainTable } from './ChainTable'
import { ChipGroups } from './ChipGroups'
import { TargetSelect } from './TargetSelect'
import { useAttackPlan } from './use-attack-plan'
import { useOrder } from './use-order'
import styles from './planner.module.css'

/** The attack in hand among those designated: designations are numbered from 1. */
const IN_HAND = 0

/** Attacks on one stack: who takes part, the odds, the whole table, and the chain of all that is aimed at it. */
export function CombatPage({ desk }: PanelProps) {
  const { view } = desk
  const [plan, setPlan] = useAttackPlan(desk)
  if (!plan) return <p className={writingStyles.soft}>{PLANNER.nothing.combat}</p>
  const odds = oddsOf(typesOf(view, plan.attackers), typesOf(view, plan.defenders))
  return (
    <>
      <TargetSelect
        table={view}
        targets={attackTargets(view)}
        target={plan.hex}
        onChoose={(hex) => setPlan(wholeAttack(view, hex))}
      />
      <Sides table={view} plan={plan} setPlan={setPlan} />
      <div>
        <OddsLine odds={odds} />
        <OddsNote odds={odds} attacker={typesOf(view, plan.attackers)[0]} />
      </div>
      <CombatTable table={view} column={odds.read} die={null} room="wideWithChances" />
      <Chain desk={desk} plan={plan} />
    </>
  )
}

interface SidesProps {
  readonly table: Table
  readonly plan: AttackPlan
  readonly setPlan: (plan: AttackPlan) => void
}

function Sides({ table, plan, setPlan }: SidesProps) {
  const keepOne = (defenders: readonly UnitId[]) =>
    defenders.length > 0 ? setPlan({ ...plan, defenders }) : undefined
  return (
    <>
      <ChipGroups
        title={PLANNER.attackers}
        figure="combat"
        table={table}
        units={attackersAround(table, plan.hex)}
        picked={plan.attackers}
        onPick={(attackers) => setPlan({ ...plan, attackers })}
      />
      <ChipGroups
        title={PLANNER.defenders}
        figure="combat"
        table={table}
        units={stackIn(table, plan.hex)}
        picked={plan.defenders}
        onPick={keepOne}
      />
    </>
  )
}

interface ChainProps extends PanelProps {
  readonly plan: AttackPlan
}

function Chain({ desk, plan }: ChainProps) {
  const { view } = desk
  const attacks = attacksInPlan(view, plan)
  const [order, move] = useOrder(attacks.map(({ id }) => id))
  const ordered = order.flatMap((id) => attacks.find((attack) => attack.id === id) ?? [])
  const chain = attackChain(view, plan.hex, ordered)
  return (
    <>
      <ChainTable
        title={PLANNER.chain}
        aside={<ClauseLink clause="AR-10.4" />}
        reading={PLANNER.readAt}
        rows={rowsOf(view, ordered, chain)}
        units={chain.units}
        onMove={move}
      />
      <div className={styles['planner__foot']}>
        <p role="status">
          {chainSummary(chain.expected, chain.units, chain.emptied)}
          {wasteText(chain.steps[order.indexOf(IN_HAND)]?.wasted ?? 0)}
        </p>
        <Designate desk={desk} plan={plan} />
      </div>
    </>
  )
}

/** What is designated against the stack, and the attack in hand once it could be made. */
function attacksInPlan(table: Table, plan: AttackPlan) {
  const { read } = oddsOf(typesOf(table, plan.attackers), typesOf(table, plan.defenders))
  return [...attacksOn(table, plan.hex), ...(read === null ? [] : [{ ...plan, id: IN_HAND }])]
}

function rowsOf(
  table: Table,
  attacks: ReturnType<typeof attacksInPlan>,
  { steps }: AttackChain,
): readonly ChainRow[] {
  const typeOf = typeLookup(table)
  return attacks.flatMap(({ id, attackers, defenders }, nth) => {
    const step = steps[nth]
    if (!step) return []
    const [poorest] = step.columns
    const best = step.columns.at(-1)
    const reading = poorest === best ? poorest?.column : `${poorest?.column ?? ''}–${best?.column ?? ''}`
    const text = `${unitsText(attackers, typeOf)} on ${unitsText(defenders, typeOf)}`
    return [{ key: id, text, reading: reading ?? '–', step, isInHand: id === IN_HAND }]
  })
}

function Designate({ desk, plan }: ChainProps) {
  if (!mayDesignateAttack(desk.view, plan.hex)) {
    const text = isFoughtNow(desk.view, plan.hex) ? PLANNER.closed : PLANNER.whatIf
    return <p className={writingStyles.soft}>{text}</p>
  }
  return (
    <PrimaryButton onClick={once(() => desk.follow(playThen([attackOf(plan)])))}>
      {PLANNER.designate} attack on {plan.hex}
    </PrimaryButton>
  )
}
