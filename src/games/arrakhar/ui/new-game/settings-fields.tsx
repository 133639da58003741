import { cards, type Field } from '@/table/fields/field'
import type { FormProblems } from '@/table/new-game/agreed-form'
import { pointsField } from '@/table/fields/points'
import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import { HOUSE_RULES, HOUSE_RULES_TEXT } from '../../tables/house-rules-text'
import { OFFERED } from '../../tables/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT } from '../../tables/reconstructions-text'
import { HAUNT_COUNTS, SCENARIO_IDS, type ScenarioId, SCENARIOS } from '../../tables/scenarios'
import { NEW_GAME, OWN_SCENARIO, SCENARIO_BLURBS, TERMS } from '../../tables/setup-text'
import { rulesAt, SIDE_NAMES } from '../../tables/text'
import { COUNTERMIX, type Side } from '../../tables/units'
import type { Clause } from '../../clauses'
import type { HouseRules } from '../../state/position'
import { chartFields } from './chart-fields'
import { mapField } from './map-field'
import { choiceOf, choosing, type ScenarioChoice, type SettingsDraft, usualPoints } from './settings-draft'

type Change = Partial<SettingsDraft>
type SettingsField = Field<Change>

const SIDES: readonly Side[] = ['sorcerer', 'wizard']
const MOST_TURNS = 99
const MOST_POINTS = 200
const HAUNTS = { '6': 6, '9': 9 } as const

const SCENARIO_CARDS = [
  ...SCENARIO_IDS.map(scenarioCard),
  { id: 'own' satisfies ScenarioChoice, ...OWN_SCENARIO.card } as const,
]
const HAUNT_CARDS = HAUNT_COUNTS.map((count) => ({
  id: `${count}` as const,
  name: NEW_GAME.haunts(count),
  blurb: OWN_SCENARIO.hauntBlurbs[count],
}))
const RECONSTRUCTION_CARDS = OFFERED.map((id) => ({ id, ...RECONSTRUCTION_TEXT[id] }))

/** The printed scenarios, and one of the players' own with its fields (AR-13.1 to AR-13.4). */
export function scenarioField(draft: SettingsDraft, problems: FormProblems): SettingsField {
  return cards({
    label: NEW_GAME.scenario,
    name: 'scenario',
    choices: SCENARIO_CARDS,
    value: choiceOf(draft),
    fields: draft.isOwn ? [ownScenario(draft, problems)] : [],
    to: choosing,
  })
}

function scenarioCard(id: ScenarioId) {
  const { name, allowance, haunts } = SCENARIOS[id]
  const sides = SIDES.map((side) => (
    <>
      {SIDE_NAMES[side]} <b>{NEW_GAME.pointsOf(allowance[side].points)}</b>{' '}
      {NEW_GAME.minimumOf(allowance[side].minimum)}
    </>
  ))
  return {
    id,
    name,
    blurb: SCENARIO_BLURBS[id],
    figures: [...sides, <b>{NEW_GAME.haunts(haunts.length)}</b>],
  }
}

function ownScenario(draft: SettingsDraft, problems: FormProblems): SettingsField {
  const { minimums, haunts, advancedPlay } = draft
  const minimum = (side: Side): SettingsField => ({
    kind: 'number',
    label: OWN_SCENARIO.minimumOf(SIDE_NAMES[side]),
    value: minimums[side],
    min: 0,
    max: COUNTERMIX,
    to: (count) => ({ minimums: { ...minimums, [side]: count } }),
  })
  return {
    kind: 'group',
    label: OWN_SCENARIO.title,
    as: 'frame',
    hint: OWN_SCENARIO.hint,
    more: { text: OWN_SCENARIO.ideas, href: '#/rules/arrakhar/variations' },
    fields: [
      points(draft, problems, OWN_SCENARIO.points),
      cards({
        label: OWN_SCENARIO.haunts,
        name: 'haunts',
        choices: HAUNT_CARDS,
        value: `${haunts}`,
        problems: problems.haunts,
        to: (count): Change => ({ haunts: HAUNTS[count] }),
      }),
      {
        kind: 'group',
        label: OWN_SCENARIO.minimums,
        as: 'row',
        hint: advancedPlay ? OWN_SCENARIO.noMinimums : OWN_SCENARIO.minimumsHint,
        problems: problems.minimums,
        fields: advancedPlay ? [] : SIDES.map(minimum),
      },
    ],
  }
}

/** The rulebook suggests handicaps in steps of two for the sorcerer (AR-13.4). */
function points(draft: SettingsDraft, problems: FormProblems, hint: string): SettingsField {
  return pointsField({
    hint,
    sides: SIDES.map((side) => ({ side, name: SIDE_NAMES[side], step: side === 'sorcerer' ? 2 : 1 })),
    points: draft.points,
    usual: usualPoints(draft.scenario),
    most: MOST_POINTS,
    problems: problems.points,
    to: (next): Change => ({ points: next }),
  })
}

/** The reconstructions of the lost charts (AR-13.5), and the way to the figures of the one picked. */
export function reconstructionField({ reconstruction }: SettingsDraft): SettingsField {
  return cards({
    label: RECONSTRUCTIONS_TEXT.title,
    hint: RECONSTRUCTIONS_TEXT.intro,
    name: 'reconstruction',
    choices: RECONSTRUCTION_CARDS,
    value: reconstruction,
    more: {
      text: RECONSTRUCTIONS_TEXT.see(RECONSTRUCTION_TEXT[reconstruction].name),
      href: `#/charts/arrakhar/${reconstruction}`,
    },
    to: (id): Change => ({ reconstruction: id }),
  })
}

/** Skipping of empty segments, Advanced Play, a turn limit, and a handicap in a printed scenario. */
export function optionsField(draft: SettingsDraft, problems: FormProblems): SettingsField {
  const option = (
    key: 'skipEmptySegments' | 'advancedPlay' | 'limited',
    label: string,
    hint: string,
    clause?: Clause,
  ): SettingsField => ({
    kind: 'check',
    label,
    hint,
    value: draft[key],
    ...(clause && { read: { clause, href: rulesAt(clause) } }),
    to: (isOn) => ({ [key]: isOn }),
  })
  return {
    kind: 'group',
    label: NEW_GAME_TEXT.options,
    as: 'list',
    fields: [
      option('skipEmptySegments', NEW_GAME.skipEmpty, TERMS.skipEmpty),
      option('advancedPlay', NEW_GAME.advancedPlay, TERMS.advancedPlay, 'AR-13.3'),
      option('limited', NEW_GAME.turnLimit, TERMS.turnLimit, 'AR-13.5'),
      ...(draft.limited ? [turnLimit(draft, problems)] : []),
      ...(draft.isOwn ? [] : [points(draft, problems, TERMS.handicap)]),
    ],
  }
}

function turnLimit(draft: SettingsDraft, problems: FormProblems): SettingsField {
  return {
    kind: 'number',
    label: NEW_GAME.turns,
    value: draft.turnLimit,
    min: 1,
    max: MOST_TURNS,
    problems: problems.turnLimit,
    to: (turns) => ({ turnLimit: turns }),
  }
}

/** Rulings decided the other way (AR-13.5), each with its clause to read before one agrees on it. */
export function houseRulesField<Agreed>(
  houseRules: HouseRules,
  to: (houseRules: HouseRules) => Agreed,
): Field<Agreed> {
  return {
    kind: 'group',
    label: HOUSE_RULES_TEXT.title,
    as: 'list',
    hint: HOUSE_RULES_TEXT.intro,
    fields: HOUSE_RULES.map(({ key, clause, label, hint }) => ({
      kind: 'check',
      label,
      hint,
      value: houseRules[key] ?? false,
      read: { clause, href: rulesAt(clause) },
      to: (isOn) => to({ ...houseRules, [key]: isOn }),
    })),
  }
}

const TEXTS = [
  ['costs', NEW_GAME.costs, NEW_GAME.costsHint],
  ['tables', NEW_GAME.tables, NEW_GAME.tablesHint],
  ['map', NEW_GAME.mapText, NEW_GAME.mapHint],
] as const

/** House tables, costs and map (AR-13.5), folded away until wanted: to fill in and draw, or as texts. */
export function customField(draft: SettingsDraft, problems: FormProblems): SettingsField {
  const isRefused = TEXTS.some(([place]) => problems[place] !== undefined)
  const texts: SettingsField = {
    kind: 'group',
    label: NEW_GAME.asText,
    as: 'fold',
    isOpen: isRefused,
    hint: NEW_GAME.asTextHint,
    fields: TEXTS.map(([place, label, hint]) => ({
      kind: 'text',
      label,
      hint,
      value: draft[place],
      problems: problems[place] ?? [],
      to: (text) => ({ [place]: text }),
    })),
  }
  return {
    kind: 'group',
    label: NEW_GAME.custom,
    as: 'fold',
    isOpen: isRefused,
    hint: NEW_GAME.customIntro,
    fields: [...chartFields(draft), mapField(draft), texts],
  }
}

/** All that the new-game form asks. */
export function settingsFields(draft: SettingsDraft, problems: FormProblems): readonly SettingsField[] {
  return [
    scenarioField(draft, problems),
    reconstructionField(draft),
    optionsField(draft, problems),
    houseRulesField(draft.houseRules, (houseRules): Change => ({ houseRules })),
    customField(draft, problems),
  ]
}
