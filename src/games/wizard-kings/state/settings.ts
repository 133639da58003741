import type { ValueOf } from '@/engine/declare/kind'
import { flag, oneOf, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import { OPTION_FIGURES, SCENARIO_IDS, SCENARIOS } from '../tables/scenarios'

const few = () => whole(0, 99).optional()

/** Figures of the scenario that the players have changed (SC-4). */
const FIGURES = record({
  ...{ wizards: whole(0, 3).optional(), army: whole(0, 21).optional(), chaos: few() },
  ...{ poolLeast: few(), poolMost: few(), pool: few() },
  ...{ builds: few(), turns: whole(1, 99).optional(), earliestEnd: few(), goldToWin: few() },
})

/** What the players agree on before a game (SU-1, SC). */
export const SETTINGS = record({
  scenario: oneOf(SCENARIO_IDS).usually('small'),
  /** How the boards of the large scenario lie (MP-10). */
  layout: oneOf(['square', 'column']).usually('square'),
  /** Whether werebeasts may be chosen (WB-5). */
  werebeasts: flag.usually(true),
  randomMoon: flag.usually(false),
  /** The other reading of the small starting force (SC-1.3). */
  fourArmyUnits: flag.usually(false),
  /** A third wizard in the large scenario (SC-3.2). */
  threeWizards: flag.usually(false),
  /** For teaching: everything lies open (FG-12). */
  openTable: flag.usually(false),
  figures: FIGURES.usually({}),
})
export interface Settings extends ValueOf<typeof SETTINGS> {}

/** The figures of a game: the scenario's, as its options and the players have changed them (SC-4). */
export interface Figures extends Required<ValueOf<typeof FIGURES>> {
  readonly capitals: number
}

export function figuresOf({ scenario, fourArmyUnits, threeWizards, figures }: Settings): Figures {
  return {
    ...SCENARIOS[scenario].figures,
    ...(scenario === 'small' && fourArmyUnits && { army: OPTION_FIGURES.smallArmy }),
    ...(scenario === 'large' && threeWizards && { wizards: OPTION_FIGURES.largeWizards }),
    ...figures,
  }
}
