import { PlannerFrame } from '@/table/planner/PlannerFrame'
import { PlanPage } from '@/table/planner/PlanPage'
import { PLANNER_PAGES, type PlannerPage } from '../../tables/planner-text'
import type { PanelProps } from '../desk/desk'
import { RuledNotice } from '../rules-help/RuledNotice'
import { ATTACK_PLANNING } from './attack-planning'
import { FIRE_PLANNING } from './fire-planning'
import { HASTE_PLANNING } from './haste-planning'
import { closePlanner, openPlanner } from './shelf'
import { TablesPage } from './TablesPage'

interface PlannerProps extends PanelProps {
  readonly page: PlannerPage
  readonly roll: string | null
}

/** The planner beside the board: attacks, fireballs, haste, and all tables. */
export function Planner({ desk, page, roll }: PlannerProps) {
  return (
    <PlannerFrame
      pages={PLANNER_PAGES}
      page={page}
      onPage={(next) => openPlanner(next)}
      onClose={closePlanner}
      notice={<RuledNotice refusal={desk.refusal} />}
    >
      <Page {...{ desk, page, roll }} />
    </PlannerFrame>
  )
}

function Page({ desk, page, roll }: PlannerProps) {
  switch (page) {
    case 'combat':
      return <PlanPage desk={desk} planning={ATTACK_PLANNING} />
    case 'fireball':
      return <PlanPage desk={desk} planning={FIRE_PLANNING} />
    case 'haste':
      return <PlanPage desk={desk} planning={HASTE_PLANNING} />
    case 'tables':
      return <TablesPage desk={desk} asked={roll} />
  }
}
