import type { HexId } from '@/engine/kernel/hex'
import { capitalized } from '@/engine/basics/phrases'
import type { EditorHex, EditorPanel } from '@/table/editor/editor-model'
import { type Field, select } from '@/table/fields/field'
import { hauntName } from '../../tables/command-text'
import { OFFERED } from '../../tables/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT } from '../../tables/reconstructions-text'
import { HAUNT_COUNTS, hauntCountOf, SCENARIO_IDS, SCENARIOS } from '../../tables/scenarios'
import { NEW_GAME } from '../../tables/setup-text'
import { SEGMENT_NAMES, SIDE_NAMES, TERRAIN_NAMES } from '../../tables/text'
import {
  COUNTERMIX,
  HAUNT_IDS,
  type HauntId,
  type Side,
  TYPES_OF,
  UNIT_NAMES,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '../../tables/units'
import { terrainAt } from '../../queries/board'
import { countOf } from '../../queries/counts'
import { type PlaySegment, type Position, type Segment, SEQUENCE_OF_PLAY } from '../../state/position'
import { houseRulesField } from '../../ui/new-game/settings-fields'
import {
  agreeing,
  choosing,
  choosingHaunts,
  counting,
  type Edit,
  eliminating,
  hastening,
  hidingWand,
  markingCast,
  pooling,
  reconstructing,
  siding,
  timing,
  turning,
} from './edits'
import { EDITOR_TEXT } from './editor-text'

const LAST_TURN = 999
const USUAL_LIMIT = 20
const MOST_TURNS = 99
/** The Haste Table gives six at most, and a unit may be hasted twice by house tables. */
const MOST_HASTE = 12
const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** Whoever is in a hex, and what is said of them. */
export function hexAt(position: Position, hex: HexId): EditorHex<Edit> {
  const { wand, haunts, units } = position
  const terrain = terrainAt(position, hex)
  const things = [
    ...HAUNT_IDS.filter((haunt) => haunts[haunt] === hex).map(hauntName),
    ...(!wand.hidden && wand.hex === hex ? [EDITOR_TEXT.wand] : []),
  ]
  const types = UNIT_TYPES.filter((type) => units.some((unit) => unit.hex === hex && unit.type === type))
  return {
    words: [...(terrain ? [TERRAIN_NAMES[terrain]] : []), ...things].join(', '),
    isEmpty: types.length + things.length === 0,
    fields: types.map((type) => typeFields(position, hex, type)),
  }
}

function typeFields(position: Position, hex: HexId, type: UnitType): Field<Edit> {
  const { side, spells } = UNITS[type]
  const name = capitalized(UNIT_NAMES[type].many)
  const ids = position.units.flatMap((unit) => (unit.hex === hex && unit.type === type ? [unit.id] : []))
  const cast = ids.filter((id) => position.cast.includes(id)).length
  const bonus = Math.max(0, ...ids.map((id) => position.haste[id] ?? 0))
  const fields = [
    count(name, ids.length, COUNTERMIX, (next) => counting(type, hex, next)),
    ...(spells.length > 0
      ? [count(EDITOR_TEXT.cast(name), cast, ids.length, (next) => markingCast(ids, next))]
      : []),
    ...(side === 'wizard'
      ? [count(EDITOR_TEXT.haste(name), bonus, MOST_HASTE, (next) => hastening(ids, next))]
      : []),
  ]
  return { kind: 'group', label: name, as: 'ruled', fields }
}

/** When it is and where the wand is; the pool, the eliminated, and what was agreed on. */
export function panelsOf(position: Position): readonly EditorPanel<Edit>[] {
  const summoned = TYPES_OF.sorcerer.filter((type) => type !== 'sorcerer')
  const { pool } = position.secrets
  return [
    {
      name: EDITOR_TEXT.moment,
      fields: [...agreedFields(position), ...momentFields(position), wandField(position)],
    },
    {
      name: EDITOR_TEXT.pool,
      fields: summoned.map((type) => countOfType(type, pool[type], pooling)),
    },
    {
      name: EDITOR_TEXT.eliminated,
      isFolded: true,
      fields: UNIT_TYPES.map((type) => countOfType(type, countOf(position.eliminated, type), eliminating)),
    },
    { name: EDITOR_TEXT.options, isFolded: true, fields: optionFields(position) },
  ]
}

function agreedFields({ settings }: Position): readonly Field<Edit>[] {
  const reconstructions = [...new Set([...OFFERED, settings.reconstruction])]
  return [
    select({
      label: EDITOR_TEXT.scenario,
      value: settings.scenario,
      options: SCENARIO_IDS.map((value) => ({ value, name: SCENARIOS[value].name })),
      to: choosing,
    }),
    select({
      label: EDITOR_TEXT.hauntCount,
      value: `${hauntCountOf(settings.haunts)}` as const,
      options: HAUNT_COUNTS.map((haunts) => ({ value: `${haunts}` as const, name: NEW_GAME.haunts(haunts) })),
      to: (next) => choosingHaunts(next === '9' ? 9 : 6),
    }),
    select({
      label: RECONSTRUCTIONS_TEXT.title,
      value: settings.reconstruction,
      options: reconstructions.map((value) => ({ value, name: RECONSTRUCTION_TEXT[value].name })),
      to: reconstructing,
    }),
  ]
}

function momentFields({ turn, side, now }: Position): readonly Field<Edit>[] {
  const segments: readonly Segment[] = SEQUENCE_OF_PLAY[side]
  const offered = segments.includes(now.segment) ? segments : [now.segment, ...segments]
  return [
    count(EDITOR_TEXT.turn, turn, LAST_TURN, turning),
    select({
      label: EDITOR_TEXT.side,
      value: side,
      options: SIDES.map((value) => ({ value, name: SIDE_NAMES[value] })),
      to: siding,
    }),
    select({
      label: EDITOR_TEXT.segment,
      value: now.segment,
      options: offered.map((value) => ({ value, name: SEGMENT_NAMES[value] })),
      to: (next) => timing(next as PlaySegment),
    }),
  ]
}

/** Which haunt hides the wand; or that none does. */
function wandField({ wand, secrets, haunts }: Position): Field<Edit> {
  const hiddenIn = wand.hidden ? (secrets.wandHaunt ?? '') : 'lying'
  const placed = HAUNT_IDS.filter((haunt) => haunts[haunt] !== undefined || haunt === hiddenIn)
  return select<HauntId | 'lying' | '', Edit>({
    label: EDITOR_TEXT.hidden,
    value: hiddenIn,
    options: [
      ...(hiddenIn === '' ? [{ value: '' as const, name: EDITOR_TEXT.nowhere }] : []),
      ...(wand.hidden ? [] : [{ value: 'lying' as const, name: EDITOR_TEXT.lying(wand.hex) }]),
      ...placed.map((haunt) => ({ value: haunt, name: EDITOR_TEXT.hiddenIn(hauntName(haunt)) })),
    ],
    to: (next) => (next === '' || next === 'lying' ? asItIs : hidingWand(next)),
  })
}

const asItIs: Edit = (position) => position

function optionFields({ settings }: Position): readonly Field<Edit>[] {
  const { turnLimit, skipEmptySegments, ...houseRules } = settings.options
  const limit = { label: EDITOR_TEXT.turnLimit, value: turnLimit ?? USUAL_LIMIT, min: 1, max: MOST_TURNS }
  return [
    {
      kind: 'check',
      label: EDITOR_TEXT.skipEmpty,
      value: skipEmptySegments,
      to: (isOn) => agreeing({ skipEmptySegments: isOn }),
    },
    {
      kind: 'check',
      label: EDITOR_TEXT.limited,
      value: turnLimit !== null,
      to: (isOn) => agreeing({ turnLimit: isOn ? USUAL_LIMIT : null }),
    },
    ...(turnLimit === null
      ? []
      : [{ kind: 'number' as const, ...limit, to: (turns: number) => agreeing({ turnLimit: turns }) }]),
    houseRulesField(houseRules, agreeing),
  ]
}

function countOfType(
  type: UnitType,
  value: number,
  to: (type: UnitType, value: number) => Edit,
): Field<Edit> {
  return count(capitalized(UNIT_NAMES[type].many), value, COUNTERMIX, (next) => to(type, next))
}

function count(label: string, value: number, max: number, to: (value: number) => Edit): Field<Edit> {
  return { kind: 'number', label, value, min: 0, max, to }
}
