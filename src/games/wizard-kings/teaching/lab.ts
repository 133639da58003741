import type { LabDesk } from '@/contract/lab'
import { plainLabOf } from '@/table/lab/plain-lab'
import { wizardKingsFiles } from '../files'
import type { State } from '../state/state'
import { termsOf } from '../summary'
import { type Kind, kindName } from '../tables/kinds'
import { PRESETS } from '../tables/presets'
import { SEATS } from '../tables/seats'
import { settingsFields } from '../ui/new-game/settings-fields'
import { FORM } from '../ui/new-game/settings-form'
import { ENDING_TEXT } from '../ui/texts/end-text'

/** What Wizard Kings brings along for the balance lab. */
export const LAB: LabDesk = plainLabOf({
  ...FORM,
  fields: settingsFields,
  ready: PRESETS,
  begin: (settings) => wizardKingsFiles.newGame(settings),
  playing: (_start: State) => SEATS,
  termsOf,
  endings: ENDING_TEXT.by,
  nameOf: (kind) => kindName(kind as Kind),
})
