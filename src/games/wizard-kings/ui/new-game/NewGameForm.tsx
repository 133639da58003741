import { newGameFormOf } from '@/table/fields/new-game-form'
import type { Command } from '../../commands'
import { PRESETS } from '../../tables/presets'
import { SCENARIOS } from '../../tables/scenarios'
import { settingsFields } from './settings-fields'
import { type Agreed, FORM } from './settings-form'
import { NEW_GAME as TEXT } from './text'

/** The ready games; the first is the one to begin with. */
function readyGames({ handicap: isEven }: Agreed) {
  return PRESETS.map(({ id, name, blurb, scenario, handicap }) => ({
    ...{ id, name },
    tag: TEXT.tag(SCENARIOS[scenario].name),
    blurb: isEven && handicap ? `${blurb} ${handicap.says}` : blurb,
  }))
}

/** The new-game form: a ready game at one click, or scenario, options and figures. */
export const NewGameForm = newGameFormOf<Agreed, ReturnType<typeof readyGames>[number], Command>({
  ...FORM,
  fields: settingsFields,
  intro: TEXT.ownIntro,
  quick: (draft) => ({ intro: [TEXT.quickIntro], cards: readyGames(draft) }),
  begun: ({ id }, { handicap, openTable }) => ({
    settings: { preset: id, handicap, openTable },
    opening: [],
  }),
})
