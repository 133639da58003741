import { type ComponentType, useState } from 'react'
import { Button } from '@/widgets/Button'
import { Check } from '@/widgets/Check'
import { Field } from '@/widgets/Field'
import { Select } from '@/widgets/Select'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { CardView } from './CardView'
import {
  ASKED,
  type CardFilter,
  cardsShown,
  ORDER,
  orderOf,
  SEARCH,
  type Shelf,
  type Taken,
  type Wanted,
} from './catalogue'
import { CATALOGUE_TEXT as TEXT } from './catalogue-text'
import styles from './catalogue.module.css'

interface CatalogueProps {
  readonly shelves: readonly Shelf[]
  readonly taken: Taken
  /** Keep the reference: cards are drawn again only where something has changed. */
  readonly onTake: (shelf: string, id: string, count: number) => void
  /** A clause as a link into the game's rules. */
  readonly Clause: ComponentType<{ readonly clause: string }>
}

/** All cards that a game knows, by kind; searched and filtered. */
export function Catalogue({ shelves, taken, onTake, Clause }: CatalogueProps) {
  const [picked, setPicked] = useState('')
  const [wanted, setWanted] = useState<Wanted>({})
  const shelf = shelves.find(({ id }) => id === picked) ?? shelves[0]
  if (!shelf) return null
  const { id, cards, noteOf } = shelf
  const shown = cardsShown(shelf, wanted)
  return (
    <section className={styles.catalogue} aria-labelledby="catalogue-title">
      <h2 className={writingStyles['visually-hidden']} id="catalogue-title">
        {TEXT.title}
      </h2>
      {shelves.length > 1 && (
        <div className={panelStyles.row}>
          {shelves.map((one) => (
            <Button key={one.id} aria-pressed={one === shelf} onClick={() => setPicked(one.id)}>
              {one.name}
            </Button>
          ))}
        </div>
      )}
      <Filters
        {...{ shelf, wanted }}
        onWant={(key, value) => setWanted((before) => ({ ...before, [key]: value }))}
      />
      <p className={controlStyles['field__hint']} role="status">
        {shown.length === 0 ? TEXT.none : TEXT.shown(shown.length, cards.length)}
      </p>
      <ul className={styles['catalogue__cards']}>
        {shown.map((card) => (
          <CardView
            key={card.id}
            {...{ shelf: id, card, onTake, Clause }}
            note={noteOf?.(card)}
            count={taken[id]?.[card.id] ?? 0}
          />
        ))}
      </ul>
    </section>
  )
}

interface FiltersProps {
  readonly shelf: Shelf
  readonly wanted: Wanted
  readonly onWant: (key: string, value: string) => void
}

/** What narrows the catalogue down. */
function Filters({ shelf, wanted, onWant }: FiltersProps) {
  const field = (filter: CardFilter) => <FilterField key={filter.key} {...{ filter, wanted, onWant }} />
  return (
    <div className={styles['catalogue__filters']} role="group" aria-label={TEXT.filters}>
      <Field label={TEXT.search}>
        <input
          type="search"
          className={controlStyles['field__input']}
          placeholder={TEXT.searchHint}
          value={wanted[SEARCH] ?? ''}
          onChange={({ target }) => onWant(SEARCH, target.value)}
        />
      </Field>
      {shelf.filters.map(field)}
      <Select
        label={TEXT.order}
        value={orderOf(shelf, wanted)?.value ?? ''}
        options={shelf.orders}
        onChange={(order) => onWant(ORDER, order)}
      />
      {shelf.limits.map(field)}
    </div>
  )
}

interface FilterFieldProps extends Omit<FiltersProps, 'shelf'> {
  readonly filter: CardFilter
}

function FilterField({ filter: { key, label, options }, wanted, onWant }: FilterFieldProps) {
  const value = wanted[key] ?? ''
  return options ? (
    <Select
      label={label}
      value={value}
      options={[{ value: '', name: TEXT.any }, ...options]}
      onChange={(next) => onWant(key, next)}
    />
  ) : (
    <Check label={label} checked={value !== ''} onChange={(isAsked) => onWant(key, isAsked ? ASKED : '')} />
  )
}
