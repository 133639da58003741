import { sameData } from '@/engine/basics/same-data'
import { cards, type Field, select } from '@/table/fields/field'
import { pointsField } from '@/table/fields/points'
import type { FormProblems } from '@/table/new-game/agreed-form'
import { MapPicture } from '@/table/new-game/MapPicture'
import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import { BOARDS, type MapId, MAPS } from '../../tables/boards'
import { SIZES } from '../../tables/game-rules'
import { MAP_BLURBS, NEW_GAME, SIZE_NAMES } from '../../tables/new-game-text'
import { SPELL_IDS } from '../../tables/spells'
import { RULESET_TEXT, rulesAt, SEAT_NAMES, VARIANT_TEXT } from '../../tables/text'
import { VARIANTS } from '../../tables/variants'
import type { Clause } from '../../clauses'
import { SEATS } from '../../state/position'
import { both } from '../../state/vocabulary'
import { LOOKS } from '../board/looks'
import { pricesField } from './price-fields'
import { mapsOf, MOST_POINTS, type SettingsDraft, usualPoints, withRuleset } from './settings-draft'
import styles from './ground.module.css'

type Change = Partial<SettingsDraft>
type SettingsField = Field<Change>

const MOST_TURNS = 200

const RULESETS = (['advanced', 'basic'] as const).map((id) => ({
  id,
  name: RULESET_TEXT[id].name,
  blurb: RULESET_TEXT[id].line,
}))

/** What the new-game form asks of board and armies. */
export function matchFields(draft: SettingsDraft, problems: FormProblems): readonly SettingsField[] {
  const { ruleset, points } = draft
  const isAdvanced = ruleset === 'advanced'
  return [
    ...boardFields(draft, problems),
    ...(isAdvanced ? [sizeField(draft)] : []),
    pointsField({
      hint: isAdvanced ? NEW_GAME.handicap : NEW_GAME.handicapBasic,
      sides: SEATS.map((side) => ({ side, name: SEAT_NAMES[side] })),
      points,
      usual: usualPoints(ruleset),
      most: MOST_POINTS,
      problems: problems.points,
      to: (next): Change => ({ points: next }),
    }),
  ]
}

/** What else it asks. */
export function courseFields(draft: SettingsDraft, problems: FormProblems): readonly SettingsField[] {
  return [optionsField(draft, problems), variantsField(draft), pricesField(draft, problems)]
}

/** The ruleset (AA-24) and the map to play on (D-6), as cards. */
function boardFields(draft: SettingsDraft, problems: FormProblems): readonly SettingsField[] {
  const maps = mapsOf(draft.ruleset).map((id) => ({
    id,
    name: MAPS[id].name,
    blurb: MAP_BLURBS[id],
    figures: [<MapPicture key={id} grid={BOARDS[MAPS[id].board]} classAt={groundOf(id)} />],
  }))
  return [
    cards({
      label: NEW_GAME.ruleset,
      name: 'ruleset',
      choices: RULESETS,
      value: draft.ruleset,
      to: (ruleset): Change => withRuleset(draft, ruleset),
    }),
    cards({
      label: NEW_GAME.map,
      name: 'map',
      choices: maps,
      value: draft.map,
      problems: problems.map,
      to: (map): Change => ({ map }),
    }),
  ]
}

/** The ground of each hex of a map, as the class that colors it. */
function groundOf(map: MapId) {
  const { board, terrain } = MAPS[map]
  const { ids, start } = BOARDS[board]
  return (index: number) => styles[`ground--${LOOKS[terrain[ids[index] ?? ''] ?? start[index] ?? 'Grass']}`]
}

/** The same for both: a size of armies (AA-2.1); the basic game has one only. */
function sizeField({ points }: SettingsDraft): SettingsField {
  return {
    kind: 'group',
    label: NEW_GAME.size,
    as: 'row',
    fields: Object.entries(SIZES).map(([size, each]) => ({
      kind: 'button',
      label: `${SIZE_NAMES[size as keyof typeof SIZES]} ${each}`,
      isPressed: sameData(points, both(each)),
      to: () => ({ points: both(each) }),
    })),
  }
}

/** Who begins (AA-2.8), how long it lasts at most (AA-23.4), and how many spells an army lists (AA-2.5). */
function optionsField(draft: SettingsDraft, problems: FormProblems): SettingsField {
  const number = (
    key: 'turnLimit' | 'spellCards',
    clause: Clause,
    min: number,
    max: number,
  ): SettingsField => ({
    kind: 'number',
    label: NEW_GAME[key],
    hint: NEW_GAME[`${key}Hint`],
    value: draft[key],
    min,
    max,
    read: { clause, href: rulesAt(clause) },
    to: (value) => ({ [key]: value }),
  })
  const firstPlayers = [
    { value: 'roll', name: NEW_GAME.roll } as const,
    ...SEATS.map((value) => ({ value, name: SEAT_NAMES[value] })),
  ]
  return {
    kind: 'group',
    label: NEW_GAME_TEXT.options,
    as: 'list',
    problems: (['firstPlayer', 'turnLimit', 'spellCards'] as const).flatMap((place) => problems[place] ?? []),
    fields: [
      select({
        label: NEW_GAME.firstPlayer,
        value: draft.firstPlayer,
        options: firstPlayers,
        read: { clause: 'AA-2.8', href: rulesAt('AA-2.8') },
        to: (firstPlayer): Change => ({ firstPlayer }),
      }),
      number('turnLimit', 'AA-23.4', 1, MOST_TURNS),
      ...(draft.ruleset === 'advanced' ? [number('spellCards', 'AA-2.5', 0, SPELL_IDS.length)] : []),
    ],
  }
}

/** The optional variants (AA-25), each with its clause; the basic game has no vehicles for two of them. */
function variantsField({ ruleset, variants }: SettingsDraft): SettingsField {
  const offered = VARIANTS.filter(({ key }) => ruleset === 'advanced' || key === 'terrainPool')
  return {
    kind: 'group',
    label: NEW_GAME.variants,
    as: 'list',
    hint: NEW_GAME.variantsHint,
    fields: offered.map(({ key, clause }) => ({
      kind: 'check',
      label: VARIANT_TEXT[key].name,
      hint: VARIANT_TEXT[key].line,
      value: variants[key],
      read: { clause, href: rulesAt(clause) },
      to: (isOn) => ({ variants: { ...variants, [key]: isOn } }),
    })),
  }
}
