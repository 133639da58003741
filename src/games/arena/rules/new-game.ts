import type { PRESETS } from '../content/presets'
import type { Army, BySeat, Position, Settings } from './position'

/**
 * The first position of a game: armies still to be drawn up where `armies` is null, else both in place and
 * the first turn begun; `firstPlayer` of the settings may then not be 'roll'.
 */
export function newGame(_settings: Settings, _armies: BySeat<Army> | null): Position {
  throw new Error('not yet')
}

/** What a preset says in place of settings and army lists (B-3). */
export function presetGame(_preset: (typeof PRESETS)[number]): {
  settings: Settings
  armies: BySeat<Army>
} {
  throw new Error('not yet')
}
