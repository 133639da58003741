import type { HexId } from '@/engine/kernel/hex'
import { amount, button, choice, entry, named } from '@/table/editor/change-fields'
import type { EditorPanel } from '@/table/editor/editor-model'
import { EDITOR_TEXT } from '@/table/editor/editor-text'
import type { FieldChange } from '@/table/editor/FieldEditor'
import type { Field } from '@/table/fields/field'
import { terrainAt } from '../../queries/ground'
import { typeName } from '../../queries/names'
import type { State } from '../../state/state'
import { type MageSeat, PHASES, type SpellId, type UnitType } from '../../state/terms'
import { ARCHMAGI, type ArchmagusType } from '../../tables/archmagi'
import { spellRow } from '../../tables/chits'
import { LIMITS } from '../../tables/figures'
import { SEAT_NAMES, SEATS } from '../../tables/seats'
import { SPELLS } from '../../tables/spells'
import { TERRAINS } from '../../tables/terrain'
import { UNITS } from '../../tables/units'
import { PHASE_NAMES } from '../../tables/text'
import { holding, losing, placing, removing, shaping, timing } from './edits'
import { EDITOR_TEXT as TEXT } from './editor-text'

/** What is chosen in the lists of the editor, for what is put down next. */
export interface Picks {
  readonly seat: MageSeat
  readonly unit: UnitType | ArchmagusType
  readonly chit: UnitType
  readonly spell: SpellId
}

export const FIRST_PICKS: Picks = { seat: 'one', unit: 'knights', chit: 'knights', spell: 'fireball' }

type Change = FieldChange<Picks>

const ALL_SEATS = named(SEATS, (seat) => SEAT_NAMES[seat])
const CHITS = UNITS.map(({ id, name }) => ({ value: id, name }))
const PIECES = [...ARCHMAGI, ...UNITS].map(({ id, name }) => ({ value: id, name }))
const SPELL_CHITS = SPELLS.map(({ id, name }) => ({ value: id, name }))
const GROUNDS = TERRAINS.map(({ id, name }) => ({ value: id, name }))
/** Rounds that anybody could have come to. */
const MOST_ROUNDS = 10 * LIMITS.mostRounds

/** What can be put down in the chosen hex; nothing while none is chosen. */
export function tools({ seat, unit }: Picks, hex: HexId | null): readonly Field<Change>[] {
  return [
    choice(TEXT.seat, seat, ALL_SEATS, (next) => ({ picks: { seat: next } })),
    choice(TEXT.unit, unit, PIECES, (next) => ({ picks: { unit: next } })),
    button(TEXT.place, hex === null ? { picks: {} } : { edit: placing(unit, seat, hex) }, hex === null),
  ]
}

/** What is in a hex, to be changed. */
export function hexPanel(state: State, hex: HexId): EditorPanel<Change> {
  const here = state.units.filter((unit) => unit.hex === hex)
  const terrain = terrainAt(state, hex)
  return {
    name: EDITOR_TEXT.hexTitle(hex),
    fields: [
      ...(terrain === undefined
        ? []
        : [choice(TEXT.terrain, terrain, GROUNDS, (next) => ({ edit: shaping(hex, next) }))]),
      ...(here.length === 0 ? [{ kind: 'note', label: TEXT.empty } as const] : []),
      ...here.map(({ id, seat, type }) =>
        entry(id, TEXT.standing(SEAT_NAMES[seat], typeName(type)), removing(id)),
      ),
    ],
  }
}

/** Which round it is, whose turn and which phase. */
export function momentPanel({ round, active, phase, order, settings }: State): EditorPanel<Change> {
  const phases = PHASES.filter((one) => one !== 'exploration' || settings.exploration)
  return {
    name: TEXT.moment,
    fields: [
      amount(TEXT.round, round, { min: 1, max: MOST_ROUNDS }, (next) => timing(next, active, phase)),
      choice(
        TEXT.active,
        active,
        named(order, (seat) => SEAT_NAMES[seat]),
        (next) => ({ edit: timing(round, next, phase) }),
      ),
      choice(
        TEXT.phase,
        phase,
        named(phases, (one) => PHASE_NAMES[one]),
        (next) => ({ edit: timing(round, active, next) }),
      ),
    ],
  }
}

/** What a seat holds. */
export function seatPanel({ mages }: State, seat: MageSeat, { chit, spell }: Picks): EditorPanel<Change> {
  const { reserve, spells } = mages[seat]
  return {
    name: TEXT.held(SEAT_NAMES[seat]),
    isFolded: true,
    fields: [
      ...reserve.map((one, nth) =>
        entry(`${seat} reserve ${nth}`, typeName(one), losing(seat, 'reserve', nth)),
      ),
      choice(TEXT.chit(SEAT_NAMES[seat]), chit, CHITS, (next) => ({ picks: { chit: next } })),
      button(TEXT.giveChit(SEAT_NAMES[seat]), { edit: holding(seat, 'reserve', chit) }),
      ...spells.map((one, nth) =>
        entry(`${seat} spell ${nth}`, spellRow(one).name, losing(seat, 'spells', nth)),
      ),
      choice(TEXT.spell(SEAT_NAMES[seat]), spell, SPELL_CHITS, (next) => ({ picks: { spell: next } })),
      button(TEXT.giveSpell(SEAT_NAMES[seat]), { edit: holding(seat, 'spells', spell) }),
    ],
  }
}
