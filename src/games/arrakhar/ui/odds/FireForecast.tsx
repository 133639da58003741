import type { HexId } from '@/engine/kernel/hex'
import { Bars } from '@/table/panel/Bars'
import { oneDecimal, percent } from '@/engine/basics/figures'
import { counted } from '@/engine/basics/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { withDesignated } from '../../tables/planner-text'
import { countOf, type UnitType } from '../../tables/units'
import { fireChance, salvo } from '../../queries/forecast/salvo'
import { eliminatedFrom } from '../../queries/odds'
import type { Table } from '../../state/position'
import type { FireballKind } from '../../tables/tables'
import { underFire } from '../../queries/fireball-range'
import { stackIn } from '../../queries/stacking'
import { PrintedTable } from './PrintedTable'
import { fireballsOn } from './spell-plan'
import styles from './parts.module.css'

interface FireForecastProps {
  readonly table: Table
  readonly hex: HexId
  readonly kind: FireballKind
  readonly fireballs: number
}

/** What the fireballs in hand would do after those designated there: losses, and every outcome's chance. */
export function FireForecast({ table, hex, kind, fireballs }: FireForecastProps) {
  const stack = stackIn(table, hex)
  const [first] = stack
  if (!first) return <p className={writingStyles.soft}>Nobody stands there now.</p>
  const before = fireballsOn(table, hex).map(({ wand }): FireballKind => (wand ? 'wand' : 'fireball'))
  const inHand = Array.from({ length: fireballs }, () => kind)
  const { losses, expected, steps } = salvo(table, hex, [...before, ...inHand])
  return (
    <section className={styles.forecast} aria-label="Forecast">
      <p>
        {counted(underFire(table, stack).length, 'die', 'dice')}, {dieText(table, kind, first.type)}
      </p>
      <p>
        Expected losses <b>{oneDecimal(expected)}</b> of {countOf(stack.length, first.type)}
        {before.length > 0 ? withDesignated(before.length, steps.at(-1)?.wasted ?? 0) : null}
      </p>
      <Bars title="Chances" bars={losses.map((chance, hits) => ({ label: `${hits} eliminated`, chance }))} />
      <PrintedTable table={table} of={{ table: kind, types: [first.type], target: first.type }} />
    </section>
  )
}

function dieText({ settings }: Table, kind: FireballKind, type: UnitType): string {
  const from = eliminatedFrom(settings, kind, type)
  if (from > 6) return 'none can be eliminated'
  return `each eliminates on ${from === 6 ? '6' : `${from}+`} (${percent(fireChance(settings, kind, type))})`
}
