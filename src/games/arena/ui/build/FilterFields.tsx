import { Field } from '@/widgets/Field'
import { Select } from '@/widgets/Select'
import controlStyles from '@/widgets/control.module.css'
import { FILTERS as TEXT } from '../../content/build-text'
import { MAGIC_TYPES } from '../../content/magic'
import type { Attribute, TerrainClass } from '../../content/names'
import { ATTRIBUTE_TEXT, TERRAIN_CLASS_TEXT } from '../../content/text'
import type { Filter, Order, Shelf } from './filters'
import styles from './build.module.css'

interface FilterFieldsProps {
  readonly shelf: Shelf
  readonly isBasic: boolean
  readonly filter: Filter
  readonly onChange: (part: Partial<Filter>) => void
}

const TERRAINS = Object.keys(TERRAIN_CLASS_TEXT) as readonly TerrainClass[]
const ATTRIBUTES = Object.keys(ATTRIBUTE_TEXT) as readonly Attribute[]
const CASTING = ['any', ...MAGIC_TYPES] as const

const ORDERS: Readonly<Record<Shelf, readonly Order[]>> = {
  creatures: ['catalogue', 'name', 'cost', 'power'],
  items: ['catalogue', 'name', 'cost'],
  spells: ['catalogue', 'name', 'cost'],
}

/** What narrows the catalogue down. */
export function FilterFields({ shelf, isBasic, filter, onChange }: FilterFieldsProps) {
  return (
    <div className={styles['army-filters']} role="group" aria-label={TEXT.title}>
      <Field label={TEXT.search}>
        <input
          type="search"
          className={controlStyles['field__input']}
          placeholder={TEXT.searchHint}
          value={filter.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      {shelf === 'creatures' && <CreatureFields isBasic={isBasic} filter={filter} onChange={onChange} />}
      {shelf === 'spells' && (
        <AnyOf
          label={TEXT.type}
          value={filter.type}
          options={MAGIC_TYPES}
          nameOf={(type) => type}
          onPick={(type) => onChange({ type })}
        />
      )}
      <Select
        label={TEXT.order}
        value={filter.order}
        options={ORDERS[shelf].map((value) => ({ value, name: TEXT.orders[value] }))}
        onChange={(order) => onChange({ order })}
      />
      {shelf === 'spells' ? (
        <Box
          label={TEXT.castable}
          checked={filter.castable}
          onChange={(castable) => onChange({ castable })}
        />
      ) : (
        <Box
          label={TEXT.affordable}
          checked={filter.affordable}
          onChange={(affordable) => onChange({ affordable })}
        />
      )}
    </div>
  )
}

/** The basic game asks where a creature may go, and knows nothing else to ask for. */
function CreatureFields({ isBasic, filter, onChange }: Omit<FilterFieldsProps, 'shelf'>) {
  return (
    <>
      <AnyOf
        label={TEXT.terrain}
        value={filter.terrain}
        options={TERRAINS}
        nameOf={(terrain) => TERRAIN_CLASS_TEXT[terrain].name}
        onPick={(terrain) => onChange({ terrain })}
      />
      {!isBasic && (
        <>
          <AnyOf
            label={TEXT.attribute}
            value={filter.attribute}
            options={ATTRIBUTES}
            nameOf={(attribute) => ATTRIBUTE_TEXT[attribute].name}
            onPick={(attribute) => onChange({ attribute })}
          />
          <AnyOf
            label={TEXT.casting}
            value={filter.casting}
            options={CASTING}
            nameOf={(type) => (type === 'any' ? TEXT.anyMagic : type)}
            onPick={(casting) => onChange({ casting })}
          />
          <Box label={TEXT.flies} checked={filter.flies} onChange={(flies) => onChange({ flies })} />
        </>
      )}
    </>
  )
}

interface AnyOfProps<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  readonly options: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onPick: (value: Value | '') => void
}

/** One of several, or any. */
function AnyOf<Value extends string>({ label, value, options, nameOf, onPick }: AnyOfProps<Value>) {
  const named = options.map((one) => ({ value: one, name: nameOf(one) }))
  return (
    <Select
      label={label}
      value={value}
      options={[{ value: '', name: TEXT.any }, ...named]}
      onChange={onPick}
    />
  )
}

interface BoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Box({ label, checked, onChange }: BoxProps) {
  return (
    <label className={controlStyles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
