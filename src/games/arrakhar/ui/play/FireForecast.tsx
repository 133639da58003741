import type { HexId } from '@/engine/hex'
import { counted, oneDecimal, percent } from '../../content/text'
import { countOf, type UnitType } from '../../content/units'
import { fireChance, salvo } from '../../rules/forecast/salvo'
import { eliminatedFrom } from '../../rules/odds'
import type { Table } from '../../rules/position'
import type { FireballKind } from '../../rules/segments/fireball-range'
import { stackIn } from '../../rules/stacking'
import { Bars } from './Bars'

interface FireForecastProps {
  readonly table: Table
  readonly hex: HexId
  readonly kind: FireballKind
  readonly fireballs: number
}

/** What the fireballs in hand would do: dice, expected losses and every outcome's chance. */
export function FireForecast({ table, hex, kind, fireballs }: FireForecastProps) {
  const [first] = stackIn(table, hex)
  if (!first) return <p className="soft">Nobody stands there now.</p>
  const kinds = Array.from({ length: fireballs }, () => kind)
  const { units, losses, expected } = salvo(table, hex, kinds)
  return (
    <section className="forecast" aria-label="Forecast">
      <p className="forecast__sum">
        {counted(units, 'die', 'dice')}, {dieText(table, kind, first.type)}
      </p>
      <p className="forecast__sum">
        Expected losses <b>{oneDecimal(expected)}</b> of {countOf(units, first.type)}
      </p>
      <Bars title="Chances" bars={losses.map((chance, hits) => ({ label: `${hits} eliminated`, chance }))} />
    </section>
  )
}

function dieText({ settings }: Table, kind: FireballKind, type: UnitType): string {
  const from = eliminatedFrom(settings, kind, type)
  if (from > 6) return 'none can be eliminated'
  return `each eliminates on ${from === 6 ? '6' : `${from}+`} (${percent(fireChance(settings, kind, type))})`
}
