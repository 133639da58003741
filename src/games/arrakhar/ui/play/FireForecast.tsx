import type { HexId } from '@/engine/hex'
import { counted, oneDecimal, percent } from '../../content/text'
import { countOf, UNIT_NAMES } from '../../content/units'
import type { Table } from '../../rules/position'
import type { FireballKind } from '../../rules/segments/fireball-range'
import { Bars } from './Bars'
import { DieRow } from './DieRow'
import { type SalvoForecast, salvoForecast } from './fire-odds'

interface FireForecastProps {
  readonly table: Table
  readonly hex: HexId
  readonly kind: FireballKind
  readonly fireballs: number
}

/** What the fireballs in hand would do: dice, table row, expected losses and every outcome's chance. */
export function FireForecast({ table, hex, kind, fireballs }: FireForecastProps) {
  const forecast = salvoForecast(table, hex, kind, fireballs)
  if (!forecast) return <p className="soft">Nobody stands there now.</p>
  const { unitType, from, distribution, expected, dice } = forecast
  const results = [1, 2, 3, 4, 5, 6].map((die) => (die >= from ? 'out' : '–'))
  return (
    <section className="forecast" aria-label="Forecast">
      <p className="forecast__sum">{diceText(forecast)}</p>
      <p className="forecast__sum">
        Expected losses <b>{oneDecimal(expected)}</b> of {countOf(dice, unitType)}
      </p>
      <DieRow
        title={`${kind === 'wand' ? 'Wand fireball' : 'Fireball'} on ${UNIT_NAMES[unitType].many}`}
        results={results}
        lit={results.map((result) => result === 'out')}
      />
      <Bars
        title="Chances"
        bars={distribution.map((chance, hits) => ({ label: `${hits} eliminated`, chance }))}
      />
    </section>
  )
}

function diceText({ dice, from, chance, fireballs, falls }: SalvoForecast): string {
  const each =
    from > 6 ? 'none can be eliminated' : `each eliminates on ${faceText(from)} (${percent(chance)})`
  const rolled = counted(dice, 'die', 'dice')
  return fireballs === 1
    ? `${rolled}, ${each}`
    : `${fireballs} times up to ${rolled}, ${each}; together ${percent(falls)}`
}

function faceText(from: number): string {
  return from === 6 ? '6' : `${from}+`
}
