import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import type { Shelf, Taken } from './catalogue'
import { CATALOGUE_TEXT as TEXT } from './catalogue-text'
import styles from './catalogue.module.css'

interface TakenListProps {
  readonly title: string
  /** What is said where nothing is taken. */
  readonly empty: string
  readonly shelves: readonly Shelf[]
  readonly taken: Taken
  readonly onTake: (shelf: string, id: string, count: number) => void
}

/** What has been taken so far, a line for each card. */
export function TakenList({ title, empty, shelves, taken, onTake }: TakenListProps) {
  const lines = shelves.flatMap((shelf) =>
    shelf.cards.flatMap((card) => {
      const count = taken[shelf.id]?.[card.id] ?? 0
      return count > 0 ? [{ shelf, card, count }] : []
    }),
  )
  return (
    <section aria-label={title}>
      <h2 className={styles['taken__title']}>{title}</h2>
      {lines.length === 0 && <p className={controlStyles['field__hint']}>{empty}</p>}
      <ul className={styles['taken__lines']}>
        {lines.map(({ shelf, card, count }) => (
          <li key={`${shelf.id} ${card.id}`} className={styles['taken__line']}>
            <span className={styles['taken__count']}>{count > 1 && `${count} ×`}</span>
            <span>{card.name}</span>
            <span className={styles['taken__cost']}>{shelf.costOf(card, count)}</span>
            <button
              type="button"
              className={classNames(
                controlStyles.button,
                controlStyles['button--icon'],
                controlStyles['button--quiet'],
              )}
              aria-label={TEXT.remove(card.name)}
              onClick={() => onTake(shelf.id, card.id, count - 1)}
            >
              −
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
