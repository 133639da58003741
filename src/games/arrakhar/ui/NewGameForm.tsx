import { present } from '@/engine/kernel/refusal'
import { newGameFormOf } from '@/table/fields/new-game-form'
import { RECONSTRUCTION_TEXT } from '../tables/reconstructions-text'
import { SCENARIOS } from '../tables/scenarios'
import { NEW_GAME } from '../tables/setup-text'
import { pickedBy } from '../commands/set-up/filling/chance'
import { hauntsOf, openingOf } from './new-game/opening'
import { SETTINGS_FORM } from './new-game/settings-draft'
import { settingsFields } from './new-game/settings-fields'
import { browserChance } from './setup/browser-chance'
import { quickStartsFor } from './setup/ready-made'

/** The new-game form: a quick start at one click, or scenario, options and house rules. */
export const NewGameForm = newGameFormOf({
  ...SETTINGS_FORM,
  fields: settingsFields,
  intro: NEW_GAME.ownIntro,
  quick: ({ reconstruction }) => ({
    intro: [NEW_GAME.quickIntro, NEW_GAME.quickCharts(RECONSTRUCTION_TEXT[reconstruction].name)],
    cards: quickStartsFor(reconstruction).map((one) => ({ ...one, tag: SCENARIOS[one.scenario].name })),
  }),
  begun(picked, { reconstruction }) {
    // By the browser's own chance: the rules never see it chosen, and no player chose it.
    const wandHaunt = present(pickedBy(browserChance, hauntsOf(picked)), 'a haunt for the wand')
    return { settings: { scenario: picked.scenario, reconstruction }, opening: openingOf(picked, wandHaunt) }
  },
})
