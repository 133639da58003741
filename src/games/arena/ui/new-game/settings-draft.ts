import type { Json } from '@/engine/kernel/game'
import { type ProblemsBy, problemsBy } from '@/table/new-game/problems-by-place'
import { MAP_IDS, type MapId, MAPS } from '../../tables/boards'
import { DEFAULTS, SIZES } from '../../tables/game-rules'
import { type ArenaSeat, type BySeat, SEATS, type Settings, type Variants } from '../../state/position'

/** The new-game form as filled in so far; a new game has the newest rules. */
export type SettingsDraft = Omit<Settings, 'rules'>

/** The parts of the form that can be wrong, by the first key of a problem's path. */
const PLACES = ['points', 'spellCards', 'turnLimit', 'firstPlayer', 'map'] as const
type Place = (typeof PLACES)[number]

/** Problems by the part of the form they belong to; '' is the form as a whole. */
export type ProblemsByPlace = ProblemsBy<Place>

/** The usual points of a side in the basic game, as its ready armies have them (D-5). */
const BASIC_POINTS = 30

/** A size of armies: the same points for both sides. */
export interface ArmySize {
  readonly id: keyof typeof SIZES
  readonly points: number
}

/** The sizes to agree on (AA-2.1); the basic game has one only. */
export const ARMY_SIZES = (Object.keys(SIZES) as (keyof typeof SIZES)[]).map((id): ArmySize => ({
  id,
  points: SIZES[id],
}))

const NO_VARIANTS: Variants = { terrainPool: false, wild: false, enclosed: false }

/** A fresh form: the advanced game, standard size. */
export const NEW_DRAFT: SettingsDraft = {
  ruleset: 'advanced',
  map: 'standard',
  points: evenPoints(DEFAULTS.points),
  spellCards: DEFAULTS.spellCards,
  turnLimit: DEFAULTS.turnLimit,
  firstPlayer: 'roll',
  variants: NO_VARIANTS,
}

/** The same points for both sides. */
export function evenPoints(points: number): BySeat<number> {
  return { west: points, east: points }
}

/** What both sides usually have in a ruleset. */
export function usualPoints(ruleset: Settings['ruleset']): BySeat<number> {
  return evenPoints(ruleset === 'basic' ? BASIC_POINTS : DEFAULTS.points)
}

/** Whether both sides have just these points. */
export function isAt(points: BySeat<number>, other: BySeat<number>): boolean {
  return SEATS.every((seat) => points[seat] === other[seat])
}

/** The maps of a ruleset's board (AA-24.1). */
export function mapsOf(ruleset: Settings['ruleset']): readonly MapId[] {
  return MAP_IDS.filter((id) => (MAPS[id].board === 'basic17') === (ruleset === 'basic'))
}

/** The form for the other ruleset: on a map of its own, with its usual points, without variants it does not know. */
export function withRuleset(draft: SettingsDraft, ruleset: Settings['ruleset']): SettingsDraft {
  if (ruleset === draft.ruleset) return draft
  const [map = draft.map] = mapsOf(ruleset)
  const { terrainPool } = draft.variants
  return {
    ...draft,
    ruleset,
    map,
    points: usualPoints(ruleset),
    variants: { ...NO_VARIANTS, terrainPool },
  }
}

/** Settings as `newGame` takes them: seats by number, West first. */
export function settingsOf(draft: SettingsDraft): Json {
  const { ruleset, map, points, spellCards, turnLimit, firstPlayer, variants } = draft
  return {
    ruleset,
    map,
    points: SEATS.map((seat) => points[seat]),
    spellCards,
    turnLimit,
    firstPlayer: firstPlayer === 'roll' ? 'roll' : SEATS.indexOf(firstPlayer),
    variants: { ...variants },
  }
}

/** Who has the first turn, as a choice of the form. */
export const FIRST_PLAYERS: readonly (ArenaSeat | 'roll')[] = ['roll', ...SEATS]

/** Sorts the lines of `onStart` ('points.0: must be…') to the parts of the form. */
export function problemsByPlace(lines: readonly string[]): ProblemsByPlace {
  return problemsBy(PLACES, lines)
}
