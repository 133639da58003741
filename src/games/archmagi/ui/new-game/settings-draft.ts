import { problemsBy } from '@/table/new-game/problems-by-place'
import type { AgreedForm } from '@/table/new-game/agreed-form'
import { type Settings, SETTINGS } from '../../state/settings'
import { GENERATOR, LIMITS } from '../../tables/figures'
import { mapById, type MapId } from '../../tables/maps'

/** The new-game form as filled in so far. */
export type SettingsDraft = Omit<Settings, 'map'> & { readonly map: MapId | 'generated' }

/** The parts of the form that can be wrong, by the first key of a problem's path. */
const PLACES = ['seats', 'map', 'terrainMethod', 'roundLimit'] as const

const NEW_DRAFT: SettingsDraft = {
  ...{ seats: 2, map: 'mirror-isle', terrainMethod: 'fixed', exploration: false, templeRule: 'subroll' },
  ...{ noDeploy: [], pileFilter: 'all', archmagi: 'random', responseWindows: 'sealed' },
  ...{ deferDiscards: false, openHands: false, roundLimit: LIMITS.rounds },
}

/** The form in which a game is agreed on. */
export const SETTINGS_FORM: AgreedForm<SettingsDraft> = {
  draft: NEW_DRAFT,
  settingsOf: (draft) => ({ ok: true, settings: SETTINGS.write(settingsIn(draft), {}) ?? null }),
  problemsBy: (lines) => problemsBy(PLACES, lines),
}

function settingsIn({ map, terrainMethod, ...draft }: SettingsDraft): Settings {
  if (map !== 'generated') return { ...draft, map, terrainMethod }
  const { columns, rows, land, reefs, abysses } = GENERATOR
  const generator = { columns, rows, land: land.usual, reefs, abysses }
  return { ...draft, map: { generator }, terrainMethod: terrainMethod === 'fixed' ? 'd20' : terrainMethod }
}

/** The form for another number of players: on a map that has room for them. */
export function withSeats(draft: SettingsDraft, seats: Settings['seats']): Partial<SettingsDraft> {
  const { map } = draft
  if (map === 'generated' || mapById(map).zones[seats]) return { seats }
  return { seats, map: seats === 4 ? 'four-horns' : 'mirror-isle' }
}
