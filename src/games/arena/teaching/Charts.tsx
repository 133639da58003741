import { TERRAINS } from '../content/names'
import { STORM_TURNS } from '../content/terrain'
import { ArenaChart } from './charts/ArenaChart'
import {
  abilityRows,
  classRows,
  costRows,
  creatureRows,
  itemRows,
  spellRows,
  stepRows,
} from './charts/chart-rows'
import { CHARTS } from './charts/charts-text'
import { SequenceOfPlay } from './charts/SequenceOfPlay'
import './charts/arena-charts.css'

/** All charts and catalogues on one page. */
export function Charts() {
  return (
    <div className="charts">
      <SequenceOfPlay />
      <LandCharts />
      <ArenaChart
        id="creatures"
        isWide
        title={CHARTS.creatures}
        corner={CHARTS.creature}
        columns={CHARTS.creatureColumns}
        rows={creatureRows()}
        clauses={['AA-2.2', 'AA-7.1', 'AA-10.1', 'AA-12.1', 'AA-14.1', 'AA-17.3']}
        note={CHARTS.creatureKey}
      />
      <ArenaChart
        id="abilities"
        isWide
        title={CHARTS.abilities}
        corner={CHARTS.ability}
        columns={CHARTS.abilityColumns}
        rows={abilityRows()}
        clauses={['AA-17.2']}
      />
      <ArenaChart
        id="items"
        isWide
        title={CHARTS.items}
        corner={CHARTS.item}
        columns={CHARTS.itemColumns}
        rows={itemRows()}
        clauses={['AA-6.3', 'AA-6.7']}
      />
      <ArenaChart
        id="spells"
        isWide
        title={CHARTS.spells}
        corner={CHARTS.spell}
        columns={CHARTS.spellColumns}
        rows={spellRows()}
        clauses={['AA-17.3', 'AA-17.5', 'AA-18.2', 'AA-20.12', 'AA-21.3']}
      />
    </div>
  )
}

/** Who may go where, and what changing it costs. */
function LandCharts() {
  return (
    <>
      <ArenaChart
        id="classes"
        title={CHARTS.classes}
        corner={CHARTS.class}
        columns={TERRAINS}
        rows={classRows()}
        clauses={['AA-4.2', 'AA-1.3']}
      />
      <ArenaChart
        id="steps"
        title={CHARTS.steps}
        corner={CHARTS.from}
        columns={CHARTS.stepColumns}
        rows={stepRows()}
        clauses={['AA-4.3']}
      />
      <ArenaChart
        id="costs"
        title={CHARTS.costs}
        corner={CHARTS.hex}
        columns={CHARTS.costColumns}
        rows={costRows()}
        clauses={['AA-4.4', 'AA-4.5', 'AA-4.9', 'AA-4.11']}
        note={CHARTS.costKey(STORM_TURNS)}
      />
    </>
  )
}
