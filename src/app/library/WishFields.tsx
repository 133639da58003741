import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import { SHOWN, SORTED, type Wish } from './find-games'
import { GAMES_TEXT as TEXT } from './games-text'
import styles from './games.module.css'

interface WishFieldsProps {
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

/** Which games are wanted, and in which order. */
export function WishFields({ wish, onWish }: WishFieldsProps) {
  return (
    <search className={styles['kept-games__wish']}>
      <div className={styles['kept-games__search']}>
        <Field label={TEXT.search}>
          <input
            className={controlStyles['field__input']}
            type="search"
            autoComplete="off"
            placeholder={TEXT.searchHint}
            value={wish.query}
            onChange={({ target }) => onWish({ ...wish, query: target.value })}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onWish({ ...wish, query: '' })
            }}
          />
        </Field>
      </div>
      <SelectField
        label={TEXT.show}
        values={SHOWN}
        names={TEXT.shown}
        chosen={wish.shown}
        onChoose={(shown) => onWish({ ...wish, shown })}
      />
      <SelectField
        label={TEXT.sort}
        values={SORTED}
        names={TEXT.sorted}
        chosen={wish.sorted}
        onChoose={(sorted) => onWish({ ...wish, sorted })}
      />
    </search>
  )
}

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, values, names, chosen, onChoose } = props
  return (
    <Field label={label}>
      <select
        className={controlStyles['field__input']}
        value={chosen}
        onChange={({ target }) => {
          const value = values.find((one) => one === target.value)
          if (value) onChoose(value)
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </Field>
  )
}
