import { type HexId, neighborsOf } from '@/engine/kernel/hex'
import { amount, button, choice, entry, named } from '@/table/editor/change-fields'
import type { EditorPanel } from '@/table/editor/editor-model'
import { EDITOR_TEXT } from '@/table/editor/editor-text'
import type { FieldChange } from '@/table/editor/FieldEditor'
import type { FileEdit } from '@/table/editor/file-edits'
import type { Field } from '@/table/fields/field'
import { CREATURE_IDS, type CreatureCardId, CREATURES } from '../../tables/creatures'
import { ITEM_IDS, type ItemCardId, ITEMS } from '../../tables/items'
import { TERRAINS } from '../../tables/names'
import { SPELL_IDS, type SpellId, SPELLS } from '../../tables/spells'
import { STORM_TURNS } from '../../tables/terrain'
import { PHASE_NAMES, SEAT_NAMES, TERRAIN_TEXT } from '../../tables/text'
import { creatureOf } from '../../queries/creatures'
import { enchantmentsIn } from '../../queries/magic/targets'
import { enchantmentName, holderName, magicName, targetName } from '../../queries/magic-names'
import { itemName, nameOf, namesOf } from '../../queries/names'
import {
  type ArenaSeat,
  type BySeat,
  type Creature,
  type Holder,
  type Item,
  type Phase,
  PHASES,
  type Position,
  SEATS,
  type Space,
  type Table,
} from '../../state/position'
import { boardOf, groundOf, hexOf } from '../../queries/spaces'
import { burying, filling, giving, laying, mounting, placing, removing, shaping, timing } from './edits'
import { EDITOR_TEXT as TEXT } from './editor-text'
import { disenchanting, enchanting, forgetting, learning, stopping } from './magic-edits'
import { ABILITIES } from '../../tables/abilities'
import { sourceNamed } from '../../state/named-source'
import { magicOf } from '../../state/sources'
import { restFaults } from '../../files/magic-faults'

/** What is chosen in the lists of the editor, for what is put down next. */
export interface Picks {
  readonly layer: 'ground' | 'air'
  readonly seat: ArenaSeat
  readonly creature: CreatureCardId
  readonly item: ItemCardId
  readonly spells: BySeat<SpellId>
  /** What magic is put on, which, and whose; '' for the first that there is. */
  readonly holder: string
  readonly magic: string
  readonly whose: ArenaSeat
}

export const FIRST_PICKS: Picks = {
  layer: 'ground',
  seat: 'west',
  creature: 'orc',
  item: 'magic-sword',
  spells: { west: 'bless', east: 'bless' },
  holder: '',
  magic: '',
  whose: 'west',
}

type Change = FieldChange<Picks>
type EditorField = Field<Change>

const MOST_TURNS = 999
const MOST_POINTS = 999
const LAYERS = ['ground', 'air'] as const
const NOBODY = 'nobody'

const SIDES = named(SEATS, (seat) => SEAT_NAMES[seat])
const CONTROLS = [...SIDES, { value: NOBODY, name: TEXT.nobody } as const]
const CREATURE_CARDS = named(CREATURE_IDS, (id) => CREATURES[id].name)
const ITEM_CARDS = named(ITEM_IDS, (id) => ITEMS[id].name)
const SPELL_CARDS = named(SPELL_IDS, (id) => SPELLS[id].name)
const GROUNDS = named(TERRAINS, (terrain) => TERRAIN_TEXT[terrain].name)
/** Phases in which a game can wait; the others run by themselves (AA-3.3). */
const WAITING = named(
  PHASES.filter((phase): phase is Phase => phase !== 'retreat' && phase !== 'winning'),
  (phase) => PHASE_NAMES[phase],
)

/** What can be put down in the chosen space; nothing while none is chosen. */
export function tools({ layer, seat, creature, item }: Picks, space: Space | null): readonly EditorField[] {
  const putting = (label: string, edit: (at: Space) => FileEdit) =>
    button(label, space === null ? { picks: {} } : { edit: edit(space) }, space === null)
  return [
    choice(
      TEXT.layer,
      layer,
      named(LAYERS, (one) => TEXT[one]),
      (next) => ({ picks: { layer: next } }),
    ),
    choice(TEXT.side, seat, SIDES, (next) => ({ picks: { seat: next } })),
    choice(TEXT.creature, creature, CREATURE_CARDS, (next) => ({ picks: { creature: next } })),
    {
      kind: 'group',
      label: TEXT.addCreature,
      as: 'plain',
      fields: [
        putting(TEXT.addCreature, (at) => placing(creature, seat, at)),
        putting(TEXT.addCorpse, (at) => burying(creature, seat, hexOf(at))),
      ],
    },
    choice(TEXT.item, item, ITEM_CARDS, (next) => ({ picks: { item: next } })),
    {
      kind: 'group',
      label: TEXT.addItem,
      as: 'plain',
      fields: [putting(TEXT.addItem, (at) => laying(item, at))],
    },
  ]
}

/** What is in a space, to be changed. */
export function hexPanel(table: Table, space: Space, picks: Picks): EditorPanel<Change> {
  const hex = hexOf(space)
  const here = table.creatures.filter(({ at }) => at === space)
  const items = table.items.filter(({ place }) =>
    'at' in place ? place.at === groundOf(hex) : here.some(({ id }) => id === place.by),
  )
  const corpses = table.corpses.filter((corpse) => corpse.hex === hex)
  return {
    name: EDITOR_TEXT.hexTitle(hex),
    fields: [
      ...groundFields(table, hex),
      ...(here.length === 0 ? [{ kind: 'note', label: TEXT.empty } as const] : []),
      ...here.flatMap((creature) => creatureFields(creature, here)),
      ...items.map((item) => itemField(item, here, groundOf(hex))),
      ...corpses.map(({ id, card }) => entry(id, TEXT.corpse(CREATURES[card].name), removing('corpses', id))),
      magicField(table, space, picks),
    ],
  }
}

function groundFields({ hexes, turn }: Table, hex: HexId): readonly EditorField[] {
  const at = hexes[hex]
  if (!at) return []
  const left = at.storm === null ? 0 : Math.max(0, at.storm - turn + 1)
  return [
    choice(TEXT.terrain, at.terrain, GROUNDS, (terrain) => ({ edit: shaping(hex, { terrain }) })),
    choice(TEXT.control, at.control ?? NOBODY, CONTROLS, (next) => ({
      edit: shaping(hex, { control: next === NOBODY ? null : next }),
    })),
    amount(TEXT.storm, left, { min: 0, max: STORM_TURNS }, (turns) =>
      shaping(hex, { storm: turns === 0 ? null : turn + turns - 1 }),
    ),
  ]
}

/** `here`: who is in its space, itself among them. */
function creatureFields(creature: Creature, here: readonly Creature[]): readonly EditorField[] {
  const name = nameOf(creature)
  const mounts = here.filter(({ id, on }) => id !== creature.id && on === null)
  const rides = choice(TEXT.mount(name), creature.on ?? '', oneOf(mounts, TEXT.onFoot), (mount) => ({
    edit: mounting(creature.id, mount === '' ? null : mount),
  }))
  return [entry(creature.id, name, removing('creatures', creature.id)), ...(mounts.length > 0 ? [rides] : [])]
}

/** Items of one kind have one name: each is a group by its id. */
function itemField(item: Item, here: readonly Creature[], ground: Space): EditorField {
  const name = itemName(item)
  const bearer = 'by' in item.place ? item.place.by : ''
  return {
    kind: 'group',
    label: item.id,
    as: 'stack',
    fields: [
      entry(item.id, name, removing('items', item.id)),
      choice(TEXT.bearer(name), bearer, oneOf(here, TEXT.lying), (by) => ({
        edit: giving(item.id, by === '' ? { at: ground } : { by }),
      })),
    ],
  }
}

/** Magic in and around a space: what is in force, what is being cast, and what may be put on. */
function magicField(table: Table, space: Space, picks: Picks): EditorField {
  const names = namesOf(table)
  const inForce = enchantmentsIn(table, [space, groundOf(hexOf(space))])
  const casts = table.casts.filter(({ caster }) => creatureOf(table, caster)?.at === space)
  return {
    kind: 'group',
    label: TEXT.magic,
    as: 'fold',
    isOpen: inForce.length + casts.length > 0,
    fields: [
      ...inForce.map((one) => entry(one.id, enchantmentName(one, names), disenchanting(one.id))),
      ...casts.map(({ id, source, caster, target }) =>
        entry(
          id,
          TEXT.cast(names.creature(caster), magicName(source), targetName(table, target)),
          stopping(id),
        ),
      ),
      ...enchantFields(table, space, picks),
    ],
  }
}

/** What is put on what, and whose it was. */
function enchantFields(table: Table, space: Space, picks: Picks): readonly EditorField[] {
  const { whose } = picks
  const holders = holdersAt(table, space)
  const holder = holders.find(({ value }) => value === picks.holder) ?? holders[0]
  const magic = holder?.magic.find(({ value }) => value === picks.magic) ?? holder?.magic[0]
  if (!holder || !magic) return []
  return [
    choice(TEXT.enchanted, holder.value, holders, (next) => ({ picks: { holder: next } })),
    choice(TEXT.enchantment, magic.value, holder.magic, (next) => ({ picks: { magic: next } })),
    choice(TEXT.whose, whose, SIDES, (next) => ({ picks: { whose: next } })),
    button(TEXT.enchant, { edit: enchanting(magic.value, whose, holder.on) }),
  ]
}

/** When it is, and what is left in the pools. */
export function momentPanel({ turn, active, now, pools }: Table): EditorPanel<Change> {
  const phase = PHASES.find((one) => one === now.phase) ?? ('terrain' satisfies Phase)
  return {
    name: TEXT.moment,
    fields: [
      amount(TEXT.turn, turn, { min: 1, max: MOST_TURNS }, (next) => timing(next, active, phase)),
      choice(TEXT.active, active, SIDES, (seat) => ({ edit: timing(turn, seat, phase) })),
      choice(TEXT.phase, phase, WAITING, (next) => ({ edit: timing(turn, active, next) })),
      ...SEATS.map((seat) =>
        amount(TEXT.pool(SEAT_NAMES[seat]), pools[seat], { min: 0, max: MOST_POINTS }, (points) =>
          filling(seat, points),
        ),
      ),
    ],
  }
}

/** The spell cards of both armies. */
export function spellsPanel({ secrets }: Position, picks: Picks): EditorPanel<Change> {
  return {
    name: TEXT.spells,
    fields: SEATS.flatMap((seat): readonly EditorField[] => {
      const name = SEAT_NAMES[seat]
      const cards = secrets.spells[seat]
      const spell = picks.spells[seat]
      return [
        ...cards.map((card) =>
          entry(`${seat} ${card}`, TEXT.spellOf(name, SPELLS[card].name), forgetting(seat, card)),
        ),
        choice(TEXT.spell(name), spell, SPELL_CARDS, (next) => ({
          picks: { spells: { ...picks.spells, [seat]: next } },
        })),
        button(TEXT.learn(name), { edit: learning(seat, spell) }, cards.includes(spell)),
      ]
    }),
  }
}

/** One of some creatures, or none of them. */
function oneOf(creatures: readonly Creature[], none: string) {
  return [{ value: '', name: none }, ...creatures.map((one) => ({ value: one.id, name: nameOf(one) }))]
}

interface Choice {
  readonly value: string
  readonly name: string
}

/** Something that magic can be put on, and which. */
interface HolderChoice extends Choice {
  readonly on: Holder
  readonly magic: readonly Choice[]
}

/** What can hold an enchantment in and around a space: who is there, the space, and the sides of its hex. */
export function holdersAt(table: Table, space: Space): readonly HolderChoice[] {
  const hex = hexOf(space)
  const board = boardOf(table)
  const names = namesOf(table)
  const choice = (value: string, on: Holder): HolderChoice => ({
    ...{ value, on, name: holderName(on, names) },
    magic: MAGIC.filter(({ source }) => restFaults(table, { source, on }, '').length === 0),
  })
  return [
    ...table.creatures
      .filter(({ at }) => at === space)
      .map(({ id }) => choice(id, { kind: 'creature', creature: id })),
    choice(space, { kind: 'space', space }),
    ...neighborsOf(board, board.indexOf(hex))
      .flatMap((index) => board.ids[index] ?? [])
      .map((other) => choice(`${hex} ${other}`, { kind: 'edge', edge: [hex, other] })),
  ].filter(({ magic }) => magic.length > 0)
}

/** All magic by its name in files; what is made carries its own from the moment in which it is made (AA-21.5). */
const MAGIC = Object.keys({ ...SPELLS, ...ABILITIES, ...ITEMS }).flatMap((value) => {
  const source = sourceNamed(value)
  if (!source) return []
  const { name, effects } = magicOf(source)
  return effects.some(({ key }) => key === 'create') ? [] : [{ value, name, source }]
})
