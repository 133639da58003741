import { recordOf } from '@/engine/basics/record-of'
import type { LabDesk } from '@/contract/lab'
import type { LabModel } from '@/table/lab/lab-model'
import { labOf } from '@/table/lab/lab-of'
import { type Side, TYPES_OF, type UnitType } from '../tables/units'
import { designing } from '../commands/laying-out'
import { countsOf } from '../queries/counts'
import { sizedForce } from '../queries/sized-force'
import { parseCommand } from '../files/command-file'
import { parseNewGame } from '../files/settings-file'
import type { Ending, Settings } from '../state/position'
import { SETTINGS_FORM, type SettingsDraft } from '../ui/new-game/settings-draft'
import {
  customField,
  houseRulesField,
  optionsField,
  reconstructionField,
  scenarioField,
} from '../ui/new-game/settings-fields'
import { FORCES } from '../ui/setup/forces'
import { presetsFor, readyForces } from '../ui/setup/ready-made'
import { termsOf } from '../ui/terms/terms-of'

const ENDINGS: Readonly<Record<Ending['by'], string>> = {
  wand: 'The wand was carried out',
  elimination: 'One side was wiped out',
  turnLimit: 'The turn limit passed',
  resignation: 'A side resigned',
  agreement: 'A draw was agreed on',
}

interface Parts {
  readonly settings: Settings
  readonly draft: SettingsDraft
  readonly side: Side
  readonly type: UnitType
}

/** So many of each of a side's types. */
function each(side: Side, count: number) {
  return recordOf(TYPES_OF[side], () => count)
}

/** What the lab is told of Arrakhar's Wand. */
export const LAB_MODEL: LabModel<Parts> = {
  sides: ['sorcerer', 'wizard'],
  called: { one: 'force', many: 'forces' },
  forceNames: { sorcerer: 'Sorcerer’s force', wizard: 'Wizard’s force' },
  typed: {
    names: { sorcerer: 'The sorcerer’s own design', wizard: 'The wizard’s own design' },
    most: FORCES.most,
  },
  forces: {
    ...FORCES,
    leastOf: (settings, side) => each(side, FORCES.minimumOf(settings, side)),
    mostPointsOf: (settings, side) => FORCES.costOf(settings, each(side, FORCES.most)),
  },
  // Steps of two points for the sorcerer are a good measure.
  handicap: { side: 'sorcerer', step: 2, clause: 'AR-13.4' },
  ...SETTINGS_FORM,
  parse: parseNewGame,
  pointed: (points) => ({ points }),
  fieldsAbove: (draft, problems) => [scenarioField(draft, problems), reconstructionField(draft)],
  fieldsBelow: (draft, problems) => [
    optionsField(draft, problems),
    {
      kind: 'group',
      label: 'House rules',
      as: 'fold',
      fields: [houseRulesField(draft.houseRules, (houseRules) => ({ houseRules }))],
    },
    customField(draft, problems),
  ],
  readyOf: ({ reconstruction, scenario }, side) => presetsFor(reconstruction, scenario, side),
  readyIn: readyForces,
  sized: (settings, side, counts, points) => sizedForce(settings, side, countsOf(counts), points),
  designing: ({ side, counts }) =>
    designing(side, { ...recordOf(TYPES_OF[side], (type) => counts[type] ?? 0) }),
  designIn(command) {
    const parsed = parseCommand(command)
    return parsed.ok && parsed.value.type === 'designForce' ? parsed.value : undefined
  },
  termsOf: (settings) => termsOf({ settings }),
  endings: ENDINGS,
}

/** What Arrakhar's Wand brings along for the balance lab. */
export const LAB: LabDesk = labOf(LAB_MODEL)
