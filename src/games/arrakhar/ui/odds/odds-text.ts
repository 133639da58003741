import { oneDecimal, percent } from '@/engine/basics/figures'
import { ODDS_COLUMNS, type OddsColumn } from '../../tables/tables'
import { factorText } from '../../tables/text'
import { UNIT_NAMES, UNITS, type UnitType } from '../../tables/units'
import { attackForecast } from '../../queries/forecast/attack'
import { type Odds, oddsOf } from '../../queries/odds'
import { typesOf } from '../../queries/stacking'
import type { Table, UnitId } from '../../state/position'
import { attacksTogether, chainSummary, wasteText } from '../../tables/planner-text'
import { attackChain } from '../../queries/forecast/attack-chain'
import { type AttackPlan, attacksOn } from './attack-plan'

/** The odds of an attack and what to expect of it, in a line. */
export function oddsSummary(
  table: Table,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
): string {
  const { read } = oddsOf(typesOf(table, attackers), typesOf(table, defenders))
  if (attackers.length === 0) return 'No attackers yet'
  if (!read) return 'Worse than 1:2'
  const { none, expected } = attackForecast(table, read, defenders.length)
  return `${read}: ${percent(1 - none)} some loss, ${oneDecimal(expected)} of ${defenders.length} expected`
}

/** How the ratio became the column: rounding for the defender, then the bonus with its reason (AR-10.5, AR-10.6). */
export function oddsNote({ attack, defense, column, bonus, read }: Odds, type: UnitType | undefined): string {
  if (!column) return 'No attack is made at worse than 1:2: add attackers or ignore defenders.'
  const notes = [roundingNote(attack / defense, column)]
  const against = type ? UNITS[type].bonusAgainst : null
  if (bonus && type && against) {
    const shift = read === column ? '6:1 is the last column' : `one column better, ${read ?? ''}`
    notes.push(`${UNIT_NAMES[type].many} against ${UNIT_NAMES[against].many}: ${shift}`)
  }
  return `${notes.join('; ')}.`
}

/** The sums of both sides' factors: '5 to 2'. */
export function ratioText({ attack, defense }: Odds): string {
  return `${factorText(attack)} to ${factorText(defense)}`
}

function roundingNote(ratio: number, column: OddsColumn): string {
  if (ratio > ODDS_COLUMNS.length - 1) return `Above 6:1 counts as ${column}`
  const exact = ratio >= 1 ? Number.isInteger(ratio) : ratio === 0.5
  return exact ? `Exactly ${column}` : `Rounded down to ${column} for the defender`
}

/** What an attack and those designated against the same stack come to together. */
export function chainText(table: Table, plan: AttackPlan): string {
  const { read } = oddsOf(typesOf(table, plan.attackers), typesOf(table, plan.defenders))
  const attacks = [...attacksOn(table, plan.hex), ...(read === null ? [] : [plan])]
  const { expected, units, emptied, steps } = attackChain(table, plan.hex, attacks)
  const waste = read === null ? '' : wasteText(steps.at(-1)?.wasted ?? 0)
  return `${attacksTogether(steps.length)}${chainSummary(expected, units, emptied)}${waste}`
}
