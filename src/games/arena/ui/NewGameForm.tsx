import { newGameFormOf } from '@/table/fields/new-game-form'
import { NEW_GAME as TEXT, PRESET_BLURBS } from '../tables/new-game-text'
import { PRESETS } from '../tables/presets'
import { RULESET_TEXT } from '../tables/text'
import type { Command } from '../commands'
import { SETTINGS_FORM, type SettingsDraft } from './new-game/settings-draft'
import { courseFields, matchFields } from './new-game/settings-fields'

/** The ready games (B-3); the first is the one to begin with. */
const READY_GAMES = PRESETS.map((preset) => ({
  ...preset,
  tag: preset.ruleset === 'basic' ? RULESET_TEXT.basic.name : TEXT.quickTag(preset.points),
  blurb: PRESET_BLURBS[preset.id] ?? '',
}))

/** The new-game form: a ready game at one click, or ruleset, map, points, options and variants. */
export const NewGameForm = newGameFormOf<SettingsDraft, (typeof READY_GAMES)[number], Command>({
  ...SETTINGS_FORM,
  fields: (draft, problems) => [...matchFields(draft, problems), ...courseFields(draft, problems)],
  intro: TEXT.ownIntro,
  quick: () => ({ intro: [TEXT.quickIntro], cards: READY_GAMES }),
  begun: ({ id }) => ({ settings: { preset: id }, opening: [] }),
})
