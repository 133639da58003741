import { useId, useState } from 'react'
import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { LOSSES_TEXT as TEXT } from './panel-text'
import styles from './losses.module.css'

/** Counters that are alike, of which one is shown. */
interface CasualtyGroup {
  readonly count: number
  /** How many of which, in words: '3 orcs'. */
  readonly words: string
  readonly counter: BoardCounter
}

/** Counters that met the same fate. */
export interface CasualtyPile {
  readonly name: string
  /** What became of them, in a sign or a word. */
  readonly sign: string
  readonly groups: readonly CasualtyGroup[]
}

interface LossesProps {
  readonly piles: readonly CasualtyPile[]
  /** All that were lost, in the order of their death. */
  readonly inOrder: readonly BoardCounter[]
}

/** What both sides have lost as small counters face up, in piles; on request in the order of death. */
export function Losses({ piles, inOrder }: LossesProps) {
  const [isInOrder, setInOrder] = useState(false)
  const list = useId()
  if (piles.every(({ groups }) => groups.length === 0))
    return <p className={classNames(styles.losses, styles['losses--none'])}>{TEXT.none}</p>
  return (
    <section className={styles.losses} aria-label={TEXT.name}>
      <div className={styles['losses__piles']}>
        {piles.map((pile) => (
          <Pile key={pile.name} {...pile} />
        ))}
        <Button
          look="quiet"
          className={styles['losses__order']}
          title={TEXT.inOrderName}
          aria-expanded={isInOrder}
          aria-controls={list}
          onClick={() => setInOrder(!isInOrder)}
        >
          {TEXT.inOrder}
        </Button>
      </div>
      {isInOrder && (
        <ol id={list} className={styles['losses__list']} aria-label={TEXT.inOrderName} tabIndex={0}>
          {inOrder.map((counter) => (
            <li key={counter.id} title={counter.label}>
              <CounterPicture counter={counter} named />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Pile({ name, sign, groups }: CasualtyPile) {
  if (groups.length === 0) return null
  return (
    <ul className={styles['losses__pile']} aria-label={name} title={name}>
      <li className={styles['losses__sign']} aria-hidden="true">
        {sign}
      </li>
      {groups.map(({ count, words, counter }) => (
        <li key={words} className={styles['losses__heap']} title={`${name}: ${words}`}>
          <CounterPicture counter={counter} />
          <b aria-hidden="true">{count}</b>
          <span className={writingStyles['visually-hidden']}>{words}</span>
        </li>
      ))}
    </ul>
  )
}
