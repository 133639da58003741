import type { Settings } from '@/games/wizard-kings/state/settings'

/** The small scenario as it is usually played. */
export const USUAL: Settings = {
  ...{ scenario: 'small', layout: 'square', werebeasts: true, randomMoon: false },
  ...{ fourArmyUnits: false, threeWizards: false, openTable: false, figures: {} },
}
