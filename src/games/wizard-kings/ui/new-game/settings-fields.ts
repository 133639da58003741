import { cards, type Field, select } from '@/table/fields/field'
import type { FormProblems } from '@/table/new-game/agreed-form'
import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import type { Clause } from '../../clauses'
import { figuresOf, type Settings } from '../../state/settings'
import { SCENARIO_IDS, SCENARIOS } from '../../tables/scenarios'
import { rulesAt } from '../texts/rules-at'
import type { Agreed } from './settings-form'
import { NEW_GAME as TEXT } from './text'

type Change = Partial<Agreed>

/** Scenario, options and figures. */
export function settingsFields(draft: Agreed, problems: FormProblems): readonly Field<Change>[] {
  return [scenarioField(draft, problems), optionsField(draft), figuresField(draft, problems)]
}

function read(clause: Clause) {
  return { clause, href: rulesAt(clause) }
}

/** The scenarios as cards; figures that were changed belonged to another. */
function scenarioField({ scenario }: Settings, problems: FormProblems): Field<Change> {
  return cards({
    label: TEXT.scenario,
    name: 'scenario',
    choices: SCENARIO_IDS.map((id) => ({ id, name: SCENARIOS[id].name, blurb: TEXT.blurbs[id] })),
    value: scenario,
    problems: problems.scenario ?? [],
    to: (next): Change => ({ scenario: next, figures: {} }),
  })
}

function optionsField(draft: Agreed): Field<Change> {
  const { scenario, layout } = draft
  const layouts = select({
    label: TEXT.layout,
    value: layout,
    options: (['square', 'column'] as const).map((value) => ({ value, name: TEXT.layouts[value] })),
    read: read('SC-3.3'),
    to: (value): Change => ({ layout: value }),
  })
  return {
    kind: 'group',
    label: NEW_GAME_TEXT.options,
    as: 'list',
    fields: [
      ...(scenario === 'large' ? [layouts, check(draft, 'threeWizards', 'SC-3.2')] : []),
      ...(scenario === 'small' ? [check(draft, 'fourArmyUnits', 'SC-1.3')] : []),
      check(draft, 'werebeasts', 'WB-5'),
      check(draft, 'randomMoon', 'WB-1'),
      check(draft, 'openTable', 'FG-12'),
      {
        kind: 'check',
        label: TEXT.handicap,
        hint: TEXT.handicapHint,
        value: draft.handicap,
        to: (isOn) => ({ handicap: isOn }),
      },
    ],
  }
}

type Flag = 'threeWizards' | 'fourArmyUnits' | 'werebeasts' | 'randomMoon' | 'openTable'

/** A box to tick, with the clause that it changes. */
function check(draft: Settings, key: Flag, clause: Clause): Field<Change> {
  return {
    kind: 'check',
    label: TEXT[key],
    hint: TEXT[`${key}Hint`],
    value: draft[key],
    read: read(clause),
    to: (isOn) => ({ [key]: isOn }),
  }
}

/** Figures that players may change, and the clauses that they are about (SC-4). */
const FIGURES = [
  ['turns', 'VC-3'],
  ['earliestEnd', 'VC-2'],
  ['goldToWin', 'VC-2'],
  ['builds', 'BD-3'],
  ['pool', 'SU-5'],
] as const

function figuresField(draft: Settings, problems: FormProblems): Field<Change> {
  const figures = figuresOf(draft)
  return {
    kind: 'group',
    label: TEXT.figures,
    as: 'fold',
    problems: problems.figures ?? [],
    fields: FIGURES.map(([key, clause]) => ({
      kind: 'number',
      label: TEXT[key],
      value: figures[key],
      min: key === 'turns' ? 1 : 0,
      max: 99,
      read: read(clause),
      to: (value): Change => ({ figures: { ...draft.figures, [key]: value } }),
    })),
  }
}
