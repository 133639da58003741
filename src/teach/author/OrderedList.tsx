import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { movedBy } from './chapter-changes'
import styles from './author.module.css'

interface OrderedListProps<Item> {
  readonly items: readonly Item[]
  /** The key of the list in its chapter, by which the check finds it. */
  readonly field: string
  /** What an item is called: 'hint'. */
  readonly name: string
  readonly children: (item: Item, nth: number) => ReactNode
  readonly onChange: (items: readonly Item[]) => void
}

/** A list whose items are moved and removed by buttons; the focus goes along with what is moved. */
export function OrderedList<Item>({ items, field, name, children, onChange }: OrderedListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string>(null)
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  const move = (nth: number, by: -1 | 1) => {
    const to = nth + by
    if (to < 0 || to >= items.length) return
    wanted.current = `[data-order="${to} ${by}"]`
    onChange(movedBy(items, nth, by))
  }
  const remove = (nth: number) => {
    wanted.current = `[data-order="${Math.min(nth, items.length - 2)} 1"]`
    onChange(items.toSpliced(nth, 1))
  }
  return (
    <ol ref={list} className={styles['author__ordered']} data-field={field}>
      {items.map((item, nth) => (
        <li key={nth} data-field={`${field}.${nth}`}>
          <div className={styles['author__item']}>{children(item, nth)}</div>
          <div className={panelStyles.row}>
            {WAYS.map(([by, sign]) => (
              <Button
                key={by}
                look="icon"
                data-order={`${nth} ${by}`}
                aria-label={TEXT.moveItem(name, nth + 1, by)}
                aria-disabled={by === -1 ? nth === 0 : nth === items.length - 1}
                onClick={() => move(nth, by)}
              >
                <span aria-hidden="true">{sign}</span>
              </Button>
            ))}
            <Button look="quiet" aria-label={TEXT.removeItem(name, nth + 1)} onClick={() => remove(nth)}>
              {TEXT.remove}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}

const WAYS = [
  [-1, '↑'],
  [1, '↓'],
] as const
