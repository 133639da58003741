import { without } from '@/engine/kernel/draft'
import type { AgreedForm } from '@/table/new-game/agreed-form'
import { problemsBy } from '@/table/new-game/problems-by-place'
import { MAP_IDS, type MapId, MAPS } from '../../tables/boards'
import { DEFAULTS } from '../../tables/game-rules'
import type { BySeat, Settings, Variants } from '../../state/position'
import { priceOf } from '../../queries/armies'
import { NEW_GAME } from '../../state/settings'
import { both } from '../../state/vocabulary'

/** The new-game form as filled in so far; a new game has the newest rules. */
export type SettingsDraft = Omit<Settings, 'rules'>

/** The parts of the form that can be wrong, by the first key of a problem's path. */
const PLACES = ['points', 'spellCards', 'turnLimit', 'firstPlayer', 'map', 'prices'] as const

/** The most points that the form takes for a side. */
export const MOST_POINTS = 300

/** The usual points of a side in the basic game, as its ready armies have them (D-5). */
const BASIC_POINTS = 30

const NO_VARIANTS: Variants = { terrainPool: false, wild: false, enclosed: false }

/** A fresh form: the advanced game, standard size. */
const NEW_DRAFT: SettingsDraft = {
  ruleset: 'advanced',
  map: 'standard',
  ...DEFAULTS,
  points: both(DEFAULTS.points),
  firstPlayer: 'roll',
  variants: NO_VARIANTS,
}

/** The form in which a game is agreed on. */
export const SETTINGS_FORM: AgreedForm<SettingsDraft> = {
  draft: NEW_DRAFT,
  settingsOf: (draft) => ({ ok: true, settings: NEW_GAME.write(withOwnPrices(draft), {}) ?? null }),
  problemsBy: (lines) => problemsBy(PLACES, lines),
}

/** Without prices that are the printed ones. */
function withOwnPrices({ prices = {}, ...draft }: SettingsDraft): SettingsDraft {
  const own = Object.entries(prices).filter(
    ([card, price]) => price !== priceOf({}, card as keyof typeof prices),
  )
  return own.length === 0 ? draft : { ...draft, prices: Object.fromEntries(own) }
}

/** What both sides usually have in a ruleset. */
export function usualPoints(ruleset: Settings['ruleset']): BySeat<number> {
  return both(ruleset === 'basic' ? BASIC_POINTS : DEFAULTS.points)
}

/** The maps of a ruleset's board (AA-24.1). */
export function mapsOf(ruleset: Settings['ruleset']): readonly MapId[] {
  return MAP_IDS.filter((id) => (MAPS[id].board === 'basic17') === (ruleset === 'basic'))
}

/** The form for the other ruleset: on a map of its own, with its usual points, without variants and prices it may not know. */
export function withRuleset(draft: SettingsDraft, ruleset: Settings['ruleset']): SettingsDraft {
  if (ruleset === draft.ruleset) return draft
  const [map = draft.map] = mapsOf(ruleset)
  const { terrainPool } = draft.variants
  return {
    ...without(draft, 'prices'),
    ruleset,
    map,
    points: usualPoints(ruleset),
    variants: { ...NO_VARIANTS, terrainPool },
  }
}
