import type { AgreedForm } from '@/table/new-game/agreed-form'
import { problemsBy } from '@/table/new-game/problems-by-place'
import { type Settings, SETTINGS } from '../../state/settings'

/** What is agreed on: the settings, and whether ready games are made even. */
export interface Agreed extends Settings {
  readonly handicap: boolean
}

/** The parts of the form that can be wrong, by the first key of a problem’s path. */
const PLACES = ['scenario', 'figures'] as const

/** The form in which a game is agreed on (SU-1). */
export const FORM: AgreedForm<Agreed> = {
  draft: {
    ...{ scenario: 'small', layout: 'square', werebeasts: true, randomMoon: false, figures: {} },
    ...{ fourArmyUnits: false, threeWizards: false, openTable: false, handicap: true },
  },
  settingsOf: (draft) => ({ ok: true, settings: SETTINGS.write(draft, {}) ?? null }),
  problemsBy: (lines) => problemsBy(PLACES, lines),
}
