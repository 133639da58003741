import { RollTable } from '@/widgets/RollTable'
import { classNames } from '@/widgets/class-names'
import chartsStyles from '@/table/teaching/charts.module.css'
import { TABLE_NAMES } from '../tables/planner-text'
import { PROPOSED, RECONSTRUCTION_IDS, type ReconstructionId, UNNAMED } from '../tables/reconstructions'
import { ODDS_COLUMNS } from '../tables/tables'
import { combatRows, diceRows, fireballRows, scenarioRows, unitRows } from './charts/chart-rows'
import { CHARTS } from './charts/charts-text'
import { ComparedTable } from './charts/ComparedTable'
import { ReconstructionSwitch } from './charts/ReconstructionSwitch'
import { SequenceOfPlay } from './charts/SequenceOfPlay'
import { ValleyChart } from './charts/ValleyChart'
import styles from './charts/charts.module.css'

const FACES = ['1', '2', '3', '4', '5', '6']

interface ChartsProps {
  /** The reconstruction to show; null, or one that there is not, for that of new games. */
  readonly place: string | null
}

/** All charts and tables of a reconstruction on one page, with what another one has otherwise. */
export function Charts({ place }: ChartsProps) {
  const shown = RECONSTRUCTION_IDS.find((id) => id === place) ?? PROPOSED
  const compared = { shown, other: shown === PROPOSED ? UNNAMED : PROPOSED }
  return (
    <div className={classNames(chartsStyles.charts, styles['valley-charts'])}>
      <ReconstructionSwitch {...compared} />
      <ValleyChart id="sequence" title={CHARTS.sequence} clauses={['AR-5.6']}>
        <SequenceOfPlay />
      </ValleyChart>
      <ValleyChart id="units" title={CHARTS.units} clauses={['AR-1.5', 'AR-10.6']}>
        {(['wizard', 'sorcerer'] as const).map((side) => (
          <ComparedTable
            key={side}
            {...compared}
            title={CHARTS.unitsOf[side]}
            corner={CHARTS.unitsOf[side]}
            columns={CHARTS.unitColumns}
            rowsOf={({ costs }) => unitRows(side, costs)}
          />
        ))}
      </ValleyChart>
      <DiceCharts {...compared} />
      <ValleyChart
        id="scenarios"
        title={CHARTS.scenarios}
        clauses={['AR-13.1', 'AR-13.2', 'AR-2.3']}
        note={CHARTS.scenarioKey}
      >
        <RollTable
          caption={CHARTS.scenarios}
          captionHidden
          corner={CHARTS.scenario}
          columns={CHARTS.scenarioColumns}
          rows={scenarioRows()}
        />
      </ValleyChart>
    </div>
  )
}

interface DiceChartsProps {
  readonly shown: ReconstructionId
  readonly other: ReconstructionId
}

/** The charts that are rolled on. */
function DiceCharts(compared: DiceChartsProps) {
  return (
    <>
      <ValleyChart
        id="combat"
        title={TABLE_NAMES.combat}
        clauses={['AR-10.8', 'AR-10.5', 'AR-10.6']}
        note={CHARTS.combatKey}
      >
        <ComparedTable
          {...compared}
          title={TABLE_NAMES.combat}
          corner={CHARTS.die}
          columns={ODDS_COLUMNS}
          names={{ row: CHARTS.dieRow }}
          rowsOf={({ tables }) => combatRows(tables)}
        />
      </ValleyChart>
      <ValleyChart
        id="fireball"
        title={CHARTS.fireballTitle}
        clauses={['AR-8.4', 'AR-12.5']}
        note={CHARTS.fireballKey}
      >
        <ComparedTable
          {...compared}
          title={CHARTS.fireballTitle}
          corner={CHARTS.target}
          columns={CHARTS.fireballColumns}
          rowsOf={({ tables }) => fireballRows(tables)}
        />
      </ValleyChart>
      <ValleyChart id="dice" title={CHARTS.diceTitle} clauses={['AR-9.3', 'AR-6.6', 'AR-5.1']}>
        <ComparedTable
          {...compared}
          title={CHARTS.diceTitle}
          corner={CHARTS.die}
          columns={FACES}
          names={{ column: CHARTS.dieColumn }}
          rowsOf={({ tables }) => diceRows(tables)}
        />
      </ValleyChart>
    </>
  )
}
