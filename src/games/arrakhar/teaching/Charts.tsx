import { RollTable } from '@/widgets/RollTable'
import { TABLE_NAMES } from '../content/planner-text'
import { ODDS_COLUMNS } from '../content/tables'
import { Chart } from './charts/Chart'
import { combatRows, diceRows, fireballRows, scenarioRows, unitRows } from './charts/chart-rows'
import { CHARTS } from './charts/charts-text'
import { SequenceOfPlay } from './charts/SequenceOfPlay'
import './charts/charts.css'

const FACES = ['1', '2', '3', '4', '5', '6']

/** All charts and tables on one page. */
export function Charts() {
  return (
    <div className="charts">
      <Chart id="sequence" title={CHARTS.sequence} clauses={['AR-5.6']}>
        <SequenceOfPlay />
      </Chart>
      <Chart id="units" title={CHARTS.units} clauses={['AR-1.5', 'AR-10.6']}>
        {(['wizard', 'sorcerer'] as const).map((side) => (
          <Table
            key={side}
            title={CHARTS.unitsOf[side]}
            corner={CHARTS.unitsOf[side]}
            columns={CHARTS.unitColumns}
            rows={unitRows(side)}
          />
        ))}
      </Chart>
      <Chart
        id="combat"
        title={TABLE_NAMES.combat}
        clauses={['AR-10.8', 'AR-10.5', 'AR-10.6']}
        note={CHARTS.combatKey}
      >
        <Table title={TABLE_NAMES.combat} corner={CHARTS.die} columns={ODDS_COLUMNS} rows={combatRows()} />
      </Chart>
      <Chart
        id="fireball"
        title={CHARTS.fireballTitle}
        clauses={['AR-8.4', 'AR-12.5']}
        note={CHARTS.fireballKey}
      >
        <Table
          title={CHARTS.fireballTitle}
          corner={CHARTS.target}
          columns={CHARTS.fireballColumns}
          rows={fireballRows()}
        />
      </Chart>
      <Chart id="dice" title={CHARTS.diceTitle} clauses={['AR-9.3', 'AR-6.6', 'AR-5.1']}>
        <Table title={CHARTS.diceTitle} corner={CHARTS.die} columns={FACES} rows={diceRows()} />
      </Chart>
      <Chart
        id="scenarios"
        title={CHARTS.scenarios}
        clauses={['AR-13.1', 'AR-13.2', 'AR-2.3']}
        note={CHARTS.scenarioKey}
      >
        <Table
          title={CHARTS.scenarios}
          corner={CHARTS.scenario}
          columns={CHARTS.scenarioColumns}
          rows={scenarioRows()}
        />
      </Chart>
    </div>
  )
}

interface TableProps {
  readonly title: string
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: Parameters<typeof RollTable>[0]['rows']
}

/** A table whose name stands above it already. */
function Table({ title, ...table }: TableProps) {
  return <RollTable caption={title} captionHidden {...table} />
}
