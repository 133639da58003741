import type { HexId } from '@/engine/hex'
import { Stepper } from '@/widgets/Stepper'
import { CREATURES } from '../../content/creatures'
import { STORM_TURNS } from '../../content/terrain'
import type { Creature, Item, Space, Table } from '../../rules/position'
import { groundOf, hexOf } from '../../rules/spaces'
import { itemName, nameOf } from '../../queries/names'
import { type Edit, giving, mounting, removing, shaping } from './edits'
import { EDITOR_TEXT } from './editor-text'
import { MagicPanel } from './MagicPanel'
import { CONTROL_OPTIONS, TERRAIN_OPTIONS } from './options'
import { Removable } from './Removable'
import { Select } from '@/widgets/Select'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'

interface HexPanelProps {
  readonly table: Table
  readonly space: Space | null
  readonly onEdit: (edit: Edit) => void
}

/** What is in the hex chosen last, to be changed. */
export function HexPanel({ table, space, onEdit }: HexPanelProps) {
  if (space === null)
    return (
      <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'])}>{EDITOR_TEXT.hexNone}</p>
    )
  const hex = hexOf(space)
  const here = table.creatures.filter(({ at }) => at === space)
  const ids = here.map(({ id }) => id)
  const items = table.items.filter(({ place }) =>
    'at' in place ? place.at === groundOf(hex) : ids.includes(place.by),
  )
  const corpses = table.corpses.filter((corpse) => corpse.hex === hex)
  return (
    <section
      className={classNames(panelStyles.panel, panelStyles.stack)}
      aria-label={EDITOR_TEXT.hexTitle(hex)}
    >
      <h2 className={panelStyles['panel__title']}>{EDITOR_TEXT.hexTitle(hex)}</h2>
      <GroundFields table={table} hex={hex} onEdit={onEdit} />
      {here.length === 0 && <p className={controlStyles['field__hint']}>{EDITOR_TEXT.empty}</p>}
      {here.map((creature) => (
        <CreatureFields key={creature.id} {...{ creature, here, onEdit }} />
      ))}
      {items.map((item) => (
        <ItemFields key={item.id} {...{ item, here, onEdit }} ground={groundOf(hex)} />
      ))}
      {corpses.map(({ id, card }) => (
        <Removable
          key={id}
          name={EDITOR_TEXT.corpse(CREATURES[card].name)}
          onRemove={() => onEdit(removing('corpses', id))}
        />
      ))}
      <MagicPanel {...{ table, space, onEdit }} />
    </section>
  )
}

interface GroundFieldsProps {
  readonly table: Table
  readonly hex: HexId
  readonly onEdit: (edit: Edit) => void
}

function GroundFields({ table, hex, onEdit }: GroundFieldsProps) {
  const at = table.hexes[hex]
  if (!at) return null
  const left = at.storm === null ? 0 : at.storm - table.turn + 1
  return (
    <>
      <Select
        label={EDITOR_TEXT.terrain}
        value={at.terrain}
        options={TERRAIN_OPTIONS}
        onChange={(terrain) => onEdit(shaping(hex, { terrain }))}
      />
      <Select
        label={EDITOR_TEXT.control}
        value={at.control ?? 'nobody'}
        options={CONTROL_OPTIONS}
        onChange={(control) => onEdit(shaping(hex, { control: control === 'nobody' ? null : control }))}
      />
      <Stepper
        label={EDITOR_TEXT.storm}
        value={Math.max(0, left)}
        min={0}
        max={STORM_TURNS}
        onChange={(turns) => onEdit(shaping(hex, { storm: turns === 0 ? null : table.turn + turns - 1 }))}
      />
    </>
  )
}

interface CreatureFieldsProps {
  readonly creature: Creature
  /** Who is in its space, itself among them. */
  readonly here: readonly Creature[]
  readonly onEdit: (edit: Edit) => void
}

function CreatureFields({ creature, here, onEdit }: CreatureFieldsProps) {
  const name = nameOf(creature)
  const mounts = here.filter(({ id, on }) => id !== creature.id && on === null)
  return (
    <div className={panelStyles.stack}>
      <Removable name={name} onRemove={() => onEdit(removing('creatures', creature.id))} />
      {mounts.length > 0 && (
        <Select
          label={EDITOR_TEXT.mount(name)}
          value={creature.on ?? ''}
          options={[{ value: '', name: EDITOR_TEXT.onFoot }, ...mounts.map(asOption)]}
          onChange={(mount) => onEdit(mounting(creature.id, mount === '' ? null : mount))}
        />
      )}
    </div>
  )
}

interface ItemFieldsProps {
  readonly item: Item
  readonly here: readonly Creature[]
  readonly ground: Space
  readonly onEdit: (edit: Edit) => void
}

function ItemFields({ item, here, ground, onEdit }: ItemFieldsProps) {
  const name = itemName(item)
  return (
    <div className={panelStyles.stack}>
      <Removable name={name} onRemove={() => onEdit(removing('items', item.id))} />
      <Select
        label={EDITOR_TEXT.bearer(name)}
        value={'by' in item.place ? item.place.by : ''}
        options={[{ value: '', name: EDITOR_TEXT.lying }, ...here.map(asOption)]}
        onChange={(by) => onEdit(giving(item.id, by === '' ? { at: ground } : { by }))}
      />
    </div>
  )
}

function asOption(creature: Creature): { readonly value: string; readonly name: string } {
  return { value: creature.id, name: nameOf(creature) }
}
