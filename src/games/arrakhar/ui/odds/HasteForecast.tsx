import { Bars } from '@/table/panel/Bars'
import { PLANNER } from '../../tables/planner-text'
import { hasteForecast } from '../../queries/forecast/haste'
import type { Table, UnitId } from '../../state/position'
import { PrintedTable } from './PrintedTable'

interface HasteForecastProps {
  readonly table: Table
  /** Who is to be hastened. */
  readonly units: readonly UnitId[]
  readonly castings: number
}

/** The Haste Table and the bonus to be expected; of several castings on a stack the highest counts (AR-9.4). */
export function HasteForecast({ table, units, castings }: HasteForecastProps) {
  const { haste } = table.settings.tables
  const already = Math.min(...units.map((id) => table.haste[id] ?? 0))
  const { bonuses } = hasteForecast(table, castings, units.length > 0 ? already : 0)
  const possible = [...new Set([0, ...haste])].filter((bonus) => bonus > 0 || castings === 0)
  const bars = possible.map((bonus) => ({
    label: bonus === 0 ? 'no bonus' : `+${bonus} movement`,
    chance: bonuses.find((one) => one.bonus === bonus)?.chance ?? 0,
  }))
  return (
    <>
      <Bars title={PLANNER.chances} bars={bars} />
      <PrintedTable table={table} of={{ table: 'haste', rolled: null }} isBrief />
    </>
  )
}
