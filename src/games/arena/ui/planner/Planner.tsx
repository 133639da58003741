import { useState } from 'react'
import { once } from '@/table/desk/once'
import { PanelParts } from '@/table/panel/PanelParts'
import { RefusalNotice } from '@/table/panel/RefusalNotice'
import { UnitChips } from '@/table/panel/UnitChips'
import type { PlannerProps } from '@/table/planner/late-planner'
import { PlannerFrame } from '@/table/planner/PlannerFrame'
import { TargetSelect } from '@/table/planner/TargetSelect'
import styles from '@/table/planner/planner.module.css'
import { PLANNER_TEXT } from '@/table/planner/planner-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { CLAUSES } from '../../clauses'
import { PLANNER, PLANNER_PAGES, type PlannerPage } from '../../tables/planner-text'
import { rulesAt } from '../../tables/text'
import {
  type Able,
  ableFor,
  type FightPlan,
  isFiringNow,
  plannedForecast,
  targetsFor,
  tollsOf,
} from '../../queries/forecast/planned'
import { creaturesIn } from '../../queries/creatures'
import { nameOf, spaceName } from '../../queries/names'
import { type ArenaSeat, type Creature, type CreatureId, SEATS, type Space } from '../../state/position'
import type { View } from '../../state/view'
import { chipOf } from '../panels/unit-chip'
import type { Desk, Parts } from '../desk/desk'
import { creatureOfGesture } from '../desk/gesture'
import { shotsOf } from '../gestures/combat-hand'
import { forecastCard, totalsText } from '../panels/fight-card'

const RULES = { rulesAt, headings: CLAUSES }

/** The planner beside the board: an attack on a space, by whoever could take part in it. */
export function Planner(props: PlannerProps<Parts, PlannerPage>) {
  const { desk } = props
  return (
    <PlannerFrame
      pages={PLANNER_PAGES}
      {...props}
      notice={<RefusalNotice refusal={desk.refusal} rules={RULES} />}
    >
      <AttackPage desk={desk} />
    </PlannerFrame>
  )
}

/** Whose attacks are thought of: the viewer's, or those of whose turn it is. */
function seatOf({ viewer, active }: View): ArenaSeat {
  return SEATS.find((seat) => seat === viewer) ?? active
}

function AttackPage({ desk }: { readonly desk: Desk }) {
  const { view, gesture } = desk
  const seat = seatOf(view)
  const [kept, setPlan] = useState<FightPlan | null>(null)
  const targets = targetsFor(view, seat)
  const plan = planNow(view, seat, kept, creatureOfGesture(gesture))
  if (!plan) return <p className={writingStyles.soft}>{PLANNER.nothing}</p>
  const able = ableFor(view, seat, plan.space)
  return (
    <>
      <TargetSelect
        targets={targets.map((space) => [space, targetText(view, space)])}
        target={plan.space}
        onChoose={(space) => setPlan(wholePlan(space, ableFor(view, seat, space)))}
      />
      <Members
        title={PLANNER.fighters}
        creatures={able.fighters}
        {...{ view, by: 'fight' }}
        picked={plan.fighters}
        onPick={(fighters) => setPlan({ ...plan, fighters, shooters: without(plan.shooters, fighters) })}
      />
      <Members
        title={PLANNER.shooters}
        creatures={able.shooters}
        {...{ view, by: 'shot' }}
        picked={plan.shooters}
        onPick={(shooters) => setPlan({ ...plan, shooters, fighters: without(plan.fighters, shooters) })}
      />
      <Outcome {...{ desk, seat, plan }} />
    </>
  )
}

/** Nobody does both. */
function without(ids: readonly CreatureId[], others: readonly CreatureId[]): readonly CreatureId[] {
  return ids.filter((id) => !others.includes(id))
}

function among(ids: readonly CreatureId[], able: readonly Creature[]): readonly CreatureId[] {
  return ids.filter((id) => able.some((one) => one.id === id))
}

/** What is left of the plan; at first the attack that whoever is in hand can make, or all of those who can. */
function planNow(
  view: View,
  seat: ArenaSeat,
  kept: FightPlan | null,
  held: CreatureId | undefined,
): FightPlan | undefined {
  const targets = targetsFor(view, seat)
  if (kept && targets.includes(kept.space)) {
    const { fighters, shooters } = ableFor(view, seat, kept.space)
    return { ...kept, fighters: among(kept.fighters, fighters), shooters: among(kept.shooters, shooters) }
  }
  const plans = targets.map((space) => wholePlan(space, ableFor(view, seat, space)))
  const shot = plans.find(({ shooters }) => held !== undefined && shooters.includes(held))
  if (shot && held !== undefined) return { space: shot.space, fighters: [], shooters: [held] }
  return plans[0]
}

/** All who can take part, those who can do both to fire. */
function wholePlan(space: Space, { fighters, shooters }: Able): FightPlan {
  const firing = shooters.map(({ id }) => id)
  return { space, fighters: fighters.flatMap(({ id }) => (firing.includes(id) ? [] : id)), shooters: firing }
}

function targetText(view: View, space: Space): string {
  return `${spaceName(space)}: ${creaturesIn(view, space).map(nameOf).join(', ')}`
}

interface MembersProps {
  readonly view: View
  readonly title: string
  readonly by: 'fight' | 'shot'
  readonly creatures: readonly Creature[]
  readonly picked: readonly CreatureId[]
  readonly onPick: (ids: readonly CreatureId[]) => void
}

/** Those who can take part in one way, each of them to be taken or left. */
function Members({ view, title, by, creatures, picked, onPick }: MembersProps) {
  if (creatures.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <UnitChips
        chips={creatures.map((creature) => chipOf(view, creature, by))}
        picked={picked}
        onToggle={(id) => onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])}
      />
    </section>
  )
}

interface OutcomeProps {
  readonly desk: Desk
  readonly seat: ArenaSeat
  readonly plan: FightPlan
}

/** What would come of a plan, and in Combat the button that fires its shots. */
function Outcome({ desk: { view, send }, seat, plan }: OutcomeProps) {
  const { space, shooters } = plan
  const forecast = plannedForecast(view, seat, plan)
  const isNow = isFiringNow(view, seat) && view.viewer === seat
  const shots = shooters.flatMap((id) => shotsOf(view, id).filter(({ target }) => target === space))
  const isOff = shots.length === 0
  const fire = () => (isOff ? false : send(...shots))
  return (
    <>
      <PanelParts
        parts={[
          forecastCard(space, forecast),
          {
            kind: 'bars',
            title: PLANNER.tolls,
            bars: tollsOf(view, forecast).map(({ west, east, chance }) => ({
              label: PLANNER.toll(west, east),
              chance,
            })),
          },
        ]}
      />
      <div className={styles['planner__foot']}>
        <p role="status">{totalsText(forecast)}</p>
        {isNow ? (
          <PrimaryButton aria-disabled={isOff} onClick={once(fire)}>
            {PLANNER.fire(shots.length)}
          </PrimaryButton>
        ) : (
          <p className={writingStyles.soft}>{PLANNER_TEXT.whatIf}</p>
        )}
      </div>
    </>
  )
}
