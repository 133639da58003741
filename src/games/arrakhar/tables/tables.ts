import type { UnitType } from './units'

/** A value for each face of a die, from 1 to 6. */
export type ByDie<Value> = readonly [Value, Value, Value, Value, Value, Value]

export const ODDS_COLUMNS = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1'] as const
export type OddsColumn = (typeof ODDS_COLUMNS)[number]

/** `-` nothing, `1` one named defender eliminated, `E` all named defenders eliminated (AR-10.8). */
export type CombatResult = '-' | '1' | 'E'
export type CombatRow = readonly [
  CombatResult,
  CombatResult,
  CombatResult,
  CombatResult,
  CombatResult,
  CombatResult,
  CombatResult,
]

/** The wizards' and sorcerers' own spell, or the wand's (AR-12.5): each has a table of its own. */
export type FireballKind = 'fireball' | 'wand'

/** The lowest die that eliminates a unit of a type. */
export type EliminatedFrom = Readonly<Partial<Record<UnitType, number>>>

/** Every table of the game; a game may be set up with others (AR-13.5). */
export interface Tables {
  /** Wandering orcs by die. */
  readonly wanderingOrcs: ByDie<number>
  /** Units a summoning may place, by die. */
  readonly summon: ByDie<number>
  /** Movement bonus by die. */
  readonly haste: ByDie<number>
  readonly fireball: EliminatedFrom
  readonly wandFireball: EliminatedFrom
  /** Rows by die, columns as `ODDS_COLUMNS`. */
  readonly combat: ByDie<CombatRow>
}

/**
 * The tables of the first reconstruction. Wandering orcs are the rulebook's (3.1); the others are reconstructed
 * within what its text fixes: see `RECONSTRUCTIONS`.
 */
// prettier-ignore
export const TABLES: Tables = {
  wanderingOrcs: [1, 1, 2, 2, 2, 2],
  summon:        [2, 2, 3, 3, 4, 4],
  haste:         [2, 2, 4, 4, 6, 6],
  fireball:      { barbarian: 6, demon: 6, dwarf: 5, elf: 5, orc: 5, ghoul: 5, wizard: 5, sorcerer: 4 },
  wandFireball:  { demon: 4, orc: 3, ghoul: 3, sorcerer: 2 },
  combat: [
    // 1:2  1:1  2:1  3:1  4:1  5:1  6:1
    ['-', '-', '-', '-', '-', '1', 'E'],
    ['-', '-', '-', '-', '1', '1', 'E'],
    ['-', '-', '-', '1', '1', 'E', 'E'],
    ['-', '-', '1', '1', 'E', 'E', 'E'],
    ['-', '1', '1', 'E', 'E', 'E', 'E'],
    ['1', '1', 'E', 'E', 'E', 'E', 'E'],
  ],
}
