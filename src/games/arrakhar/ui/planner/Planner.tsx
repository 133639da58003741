import type { PlannerProps } from '@/table/planner/late-planner'
import { PlannerFrame } from '@/table/planner/PlannerFrame'
import { PlanPage } from '@/table/planner/PlanPage'
import { RollsPage } from '@/table/planner/Rolls'
import styles from '@/table/planner/planner.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { PLANNER, PLANNER_PAGES, type PlannerPage } from '../../tables/planner-text'
import type { View } from '../../state/view'
import type { Parts } from '../desk/desk'
import type { Reading } from '../events/kit'
import { PrintedTable } from '../odds/PrintedTable'
import { ROLLS } from '../odds/rolls'
import { RuledNotice } from '../rules-help/RuledNotice'
import { chartsOf } from '../terms/charts-of'
import { ATTACK_PLANNING } from './attack-planning'
import { FIRE_PLANNING, HASTE_PLANNING } from './spell-planning'

type Props = PlannerProps<Parts, PlannerPage>

/** The planner beside the board: attacks, fireballs, haste, and all tables. */
export function Planner(props: Props) {
  return (
    <PlannerFrame pages={PLANNER_PAGES} {...props} notice={<RuledNotice refusal={props.desk.refusal} />}>
      <Page {...props} />
    </PlannerFrame>
  )
}

function Page({ desk, page, roll, onPage }: Props) {
  switch (page) {
    case 'combat':
      return <PlanPage desk={desk} planning={ATTACK_PLANNING} />
    case 'fireball':
      return <PlanPage desk={desk} planning={FIRE_PLANNING} />
    case 'haste':
      return <PlanPage desk={desk} planning={HASTE_PLANNING} />
    case 'tables':
      return (
        <>
          <RollsPage ways={ROLLS} desk={desk} asked={roll} onAsk={(id) => onPage('tables', id)} />
          <AllTables view={desk.view} />
        </>
      )
  }
}

const ALL_TABLES: readonly Reading[] = [
  { table: 'combat', column: null, die: null },
  { table: 'fireball' },
  { table: 'wand' },
  { table: 'haste', rolled: null },
  { table: 'summon', rolled: null },
  { table: 'wanderingOrcs', rolled: null },
]

/** Every table of the game. */
function AllTables({ view }: { readonly view: View }) {
  return (
    <section className={styles['all-tables']} aria-label={PLANNER.allTables}>
      <h3>{PLANNER.allTables}</h3>
      <p className={writingStyles.soft}>{chartsOf(view.settings)}</p>
      {ALL_TABLES.map((of) => (
        <PrintedTable key={of.table} table={view} of={of} hasChances={of.table === 'combat'} />
      ))}
    </section>
  )
}
