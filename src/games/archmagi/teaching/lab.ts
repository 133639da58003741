import type { LabDesk } from '@/contract/lab'
import { plainLabOf } from '@/table/lab/plain-lab'
import { archmagiFiles } from '../files'
import { typeName } from '../queries/names'
import { termsOf } from '../summary'
import { PRESETS } from '../tables/presets'
import type { UnitTypeId } from '../tables/types'
import { SETTINGS_FORM } from '../ui/new-game/settings-draft'
import { settingsFields } from '../ui/new-game/settings-fields'
import { END_TEXT } from '../ui/texts/end-text'

/** What Archmagi brings along for the balance lab. */
export const LAB: LabDesk = plainLabOf({
  ...SETTINGS_FORM,
  fields: settingsFields,
  ready: PRESETS,
  begin: (settings) => archmagiFiles.newGame(settings),
  playing: ({ order }) => order,
  termsOf,
  endings: END_TEXT.by,
  nameOf: (type) => typeName(type as UnitTypeId),
})
