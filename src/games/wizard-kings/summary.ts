import type { GameSummary, Term } from '@/engine/table/table'
import type { Clause } from './clauses'
import type { View } from './queries/view'
import { figuresOf, type Settings } from './state/settings'
import { isSetUp } from './state/state'
import { ARMIES } from './tables/armies'
import { SCENARIOS } from './tables/scenarios'
import { SEAT_NAMES, SEATS } from './tables/seats'
import { STEP_NAMES, SUMMARY_TEXT, TERMS_TEXT } from './tables/text'

/** What a list of games says of one, from what lies open on the table. */
export function summaryOf({ settings, seats, turn, actor, step }: View): GameSummary {
  const armies = SEATS.flatMap((side) => ARMIES.find(({ id }) => id === seats[side].army)?.name ?? [])
  return {
    scenario: [SCENARIOS[settings.scenario].name, armies.join(' and ')].filter(Boolean).join(': '),
    moment: isSetUp({ step })
      ? SUMMARY_TEXT.setUp
      : SUMMARY_TEXT.moment(turn, SEAT_NAMES[actor], STEP_NAMES[step]),
  }
}

/** What the players agreed on before the game: the scenario, and what is not as usual (SU-1, SC-4). */
export function termsOf({ settings }: Pick<View, 'settings'>): readonly Term[] {
  const { turns, goldToWin, earliestEnd } = figuresOf(settings)
  return [
    { label: TERMS_TEXT.scenario, value: SCENARIOS[settings.scenario].name, clause: 'SC-4' },
    { label: TERMS_TEXT.turns, value: String(turns), clause: 'VC-3' },
    { label: TERMS_TEXT.early, value: TERMS_TEXT.gold(goldToWin, earliestEnd), clause: 'VC-2' },
    ...unusual(settings).flatMap(([isSo, label, value, clause]) => (isSo ? [{ label, value, clause }] : [])),
  ]
}

type Unusual = readonly [isSo: boolean, label: string, value: string, clause: Clause]

function unusual({
  werebeasts,
  randomMoon,
  openTable,
  fourArmyUnits,
  threeWizards,
}: Settings): readonly Unusual[] {
  return [
    [!werebeasts, TERMS_TEXT.werebeasts, TERMS_TEXT.none, 'WB-5'],
    [randomMoon, TERMS_TEXT.moon, TERMS_TEXT.rolled, 'WB-1'],
    [fourArmyUnits, TERMS_TEXT.force, TERMS_TEXT.four, 'SC-1.3'],
    [threeWizards, TERMS_TEXT.force, TERMS_TEXT.three, 'SC-3.2'],
    [openTable, TERMS_TEXT.table, TERMS_TEXT.open, 'FG-12'],
  ]
}
