import type { RollTableRow } from '@/widgets/RollTable'
import { capitalized } from '@/engine/basics/phrases'
import { SCENARIO_IDS, SCENARIOS } from '../../tables/scenarios'
import type { EliminatedFrom, Tables } from '../../tables/tables'
import { factorText } from '../../tables/text'
import {
  type Costs,
  type Side,
  TYPES_OF,
  UNIT_NAMES,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '../../tables/units'
import { allowanceText, CHARTS } from './charts-text'

/** The unit chart of a side (AR-1.5), a row a type. */
export function unitRows(side: Side, costs: Costs): readonly RollTableRow[] {
  return TYPES_OF[side].map((type) => {
    const { movement, combat, attacks, spells, bonusAgainst } = UNITS[type]
    return {
      head: capitalized(UNIT_NAMES[type].one),
      cells: [
        String(costs[type]),
        String(movement),
        factorText(combat),
        attacks ? CHARTS.yes : CHARTS.no,
        spells.join(', ') || CHARTS.none,
        bonusAgainst === null ? CHARTS.none : UNIT_NAMES[bonusAgainst].many,
      ],
    }
  })
}

/** The Combat Table (AR-10.8), a row a die. */
export function combatRows({ combat }: Tables): readonly RollTableRow[] {
  return combat.map((row, nth) => ({
    head: String(nth + 1),
    cells: row.map((result) => (result === '-' ? CHARTS.none : result)),
  }))
}

/** The Fireball Table (AR-8.4) with the wand's row (AR-12.5) beside it, a row a target. */
export function fireballRows({ fireball, wandFireball }: Tables): readonly RollTableRow[] {
  return UNIT_TYPES.map((type) => ({
    head: capitalized(UNIT_NAMES[type].one),
    cells: [rollsFrom(fireball, type), rollsFrom(wandFireball, type)],
  }))
}

const HIGHEST = 6

function rollsFrom(table: EliminatedFrom, type: UnitType): string {
  const lowest = table[type] ?? HIGHEST + 1
  if (lowest > HIGHEST) return CHARTS.never
  return lowest === HIGHEST ? String(HIGHEST) : `${lowest}–${HIGHEST}`
}

/** What is read by a single die: haste (AR-9.3), summoning (AR-6.6), wandering orcs (AR-5.1). */
export function diceRows({ haste, summon, wanderingOrcs }: Tables): readonly RollTableRow[] {
  return [
    { head: CHARTS.dice.haste, cells: haste.map((bonus) => `+${bonus}`) },
    { head: CHARTS.dice.summon, cells: summon.map(String) },
    { head: CHARTS.dice.orcs, cells: wanderingOrcs.map(String) },
  ]
}

/** What each side may spend and must buy (AR-13.1, AR-13.2). */
export function scenarioRows(): readonly RollTableRow[] {
  return SCENARIO_IDS.map((id) => {
    const { name, allowance, haunts } = SCENARIOS[id]
    const cells = [allowanceText(allowance.wizard), allowanceText(allowance.sorcerer), String(haunts.length)]
    return { head: name, cells }
  })
}
