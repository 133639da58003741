import { type CombatResult, type FireballKind, ODDS_COLUMNS, type OddsColumn } from '../tables/tables'
import { UNITS, type UnitType } from '../tables/units'
import type { Settings, Table } from '../state/position'

/** An attack's strengths and where it is read on the combat table. */
export interface Odds {
  /** Sums of combat factors. */
  readonly attack: number
  readonly defense: number
  /** Before the bonus; null when worse than 1:2. */
  readonly column: OddsColumn | null
  readonly bonus: boolean
  /** The column read, after the bonus; null when worse than 1:2. */
  readonly read: OddsColumn | null
}

/** The odds of attackers against defenders (AR-10.5, AR-10.6). */
export function oddsOf(attackers: readonly UnitType[], defenders: readonly UnitType[]): Odds {
  const attack = strengthOf(attackers)
  const defense = strengthOf(defenders)
  const column = columnOf(attack, defense)
  const bonus = hasBonus(attackers, defenders)
  // RULING: the floor of 1:2 is checked before the bonus, so a bonus rescues no attack worse than that.
  return { attack, defense, column, bonus, read: column && bonus ? columnAfter(column) : column }
}

/** The odds at which an attack is rolled: counted again over those alive, or by house rule as named (AR-10.7). */
export function oddsNow(
  { settings }: Table,
  attackers: readonly UnitType[],
  { named, alive }: { readonly named: number; readonly alive: readonly UnitType[] },
): Odds {
  const [type] = alive
  // All are of one type, so that one alive tells what the others were.
  return oddsOf(attackers, type && settings.options.fixedOdds ? Array<UnitType>(named).fill(type) : alive)
}

function strengthOf(types: readonly UnitType[]): number {
  let strength = 0
  for (const type of types) strength += UNITS[type].combat
  return strength
}

/** Rounds down in the defender's favor; above 6:1 counts as 6:1 (AR-10.5). */
function columnOf(attack: number, defense: number): OddsColumn | null {
  if (defense <= 0 || attack * 2 < defense) return null
  // What is worse than 1:1 rounds down to 0, and 1:2 stands first.
  return ODDS_COLUMNS[Math.min(Math.floor(attack / defense), 6)] ?? null
}

function columnAfter(column: OddsColumn): OddsColumn {
  return ODDS_COLUMNS[ODDS_COLUMNS.indexOf(column) + 1] ?? column
}

/** Only when all attackers are of one type; the unit chart gives a bonus to the wizard's side alone (AR-10.6). */
function hasBonus(attackers: readonly UnitType[], defenders: readonly UnitType[]): boolean {
  const [type] = attackers
  const against = type && UNITS[type].bonusAgainst
  if (!against) return false
  return attackers.every((other) => other === type) && defenders.every((other) => other === against)
}

/** The results of a column by die, from 1 to 6. */
export function columnResults(table: Table, column: OddsColumn): readonly CombatResult[] {
  const nth = ODDS_COLUMNS.indexOf(column)
  return table.settings.tables.combat.map((row) => row[nth] ?? '-')
}

/** The named defenders whom a result eliminates; RULING: for `1` the first-listed of those alive (AR-10.8). */
export function lostTo<Defender>(result: CombatResult, alive: readonly Defender[]): readonly Defender[] {
  return { '-': [], '1': alive.slice(0, 1), E: alive }[result]
}

/** The lowest die of a fireball that eliminates a unit of a type; 7 for never (AR-8.4). */
export function eliminatedFrom(settings: Settings, kind: FireballKind, type: UnitType): number {
  const { fireball, wandFireball } = settings.tables
  return (kind === 'wand' ? wandFireball : fireball)[type] ?? 7
}
