import { newGameFormOf } from '@/table/fields/new-game-form'
import type { Command } from '../../commands'
import { PRESETS } from '../../tables/presets'
import { SEATS } from '../../tables/seats'
import { SETTINGS_FORM, type SettingsDraft } from './settings-draft'
import { settingsFields } from './settings-fields'
import { NEW_GAME as TEXT } from './text'

/** The ready games (AM-O.2); the first is the one to begin with. */
const READY_GAMES = PRESETS.map(({ id, name, blurb, seats }) => ({
  id,
  name,
  blurb,
  tag: TEXT.seatsOf(seats),
}))

/** The new-game form: a ready game at one click, or players, map and options. */
export const NewGameForm = newGameFormOf<SettingsDraft, (typeof READY_GAMES)[number], Command>({
  ...SETTINGS_FORM,
  fields: settingsFields,
  intro: TEXT.ownIntro,
  quick: () => ({ intro: [TEXT.quickIntro], cards: READY_GAMES }),
  seatsOf: ({ seats }) => SEATS.slice(0, seats),
  begun: ({ id }) => ({ settings: { preset: id }, opening: [] }),
})
