import { useMemo } from 'react'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { PLANNER } from '../../tables/planner-text'
import { TYPES_OF, UNIT_TYPES } from '../../tables/units'
import type { Table } from '../../state/position'
import { CombatTable } from '../odds/CombatTable'
import type { PanelProps } from '../desk/desk'
import { typeLookup } from '../sentences/words'
import { chartsOf } from '../terms/charts-of'
import { FireTable } from '../odds/FireTable'
import { DieTable } from './DieTable'
import { RollCard } from './RollCard'
import { type LoggedRoll, rollsOf } from './rolls'
import { openPlanner } from './shelf'
import styles from '@/table/planner/planner.module.css'

interface TablesPageProps extends PanelProps {
  /** The roll asked for, by its id; null for the latest. */
  readonly asked: string | null
}

/** Rolls of the log on their own cells, and every table of the game. */
export function TablesPage({ desk, asked }: TablesPageProps) {
  const { view, log } = desk
  const rolls = useMemo(() => rollsOf(log), [log])
  const typeOf = useMemo(() => typeLookup(view), [view])
  const roll = rolls.find(({ id }) => id === asked) ?? rolls.at(-1)
  return (
    <>
      {roll ? (
        <>
          <RollSteps rolls={rolls} shown={roll} />
          <RollCard title={PLANNER.asked} place="page" table={view} log={log} roll={roll} typeOf={typeOf} />
        </>
      ) : (
        <p className={writingStyles.soft}>{PLANNER.noRoll}</p>
      )}
      <AllTables table={view} />
    </>
  )
}

interface RollStepsProps {
  readonly rolls: readonly LoggedRoll[]
  readonly shown: LoggedRoll
}

/** Goes from roll to roll. */
function RollSteps({ rolls, shown }: RollStepsProps) {
  const at = rolls.indexOf(shown)
  const button = (step: 1 | -1, label: string) => {
    const next = rolls[at + step]
    return (
      <button
        type="button"
        className={controlStyles.button}
        aria-disabled={!next}
        onClick={() => (next ? openPlanner('tables', next.id) : undefined)}
      >
        {label}
      </button>
    )
  }
  return (
    <div className={styles['roll-steps']}>
      {button(-1, PLANNER.earlierRoll)}
      <span className={writingStyles.soft}>
        {at + 1} of {rolls.length}
      </span>
      {button(1, PLANNER.laterRoll)}
    </div>
  )
}

function AllTables({ table }: { readonly table: Table }) {
  return (
    <section className={styles['all-tables']} aria-label={PLANNER.allTables}>
      <h3>{PLANNER.allTables}</h3>
      <p className={writingStyles.soft}>{chartsOf(table.settings)}</p>
      <CombatTable table={table} column={null} die={null} room="wideWithChances" />
      <FireTable table={table} kind="fireball" types={UNIT_TYPES} />
      <FireTable table={table} kind="wand" types={TYPES_OF.sorcerer} />
      <DieTable table={table} of="haste" rolled={null} />
      <DieTable table={table} of="summon" rolled={null} />
      <DieTable table={table} of="wanderingOrcs" rolled={null} />
    </section>
  )
}
