import { useId, useState } from 'react'
import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { LOSSES_TEXT, pileText } from '../../tables/losses-text'
import { type Side, TYPES_OF, type UnitType } from '../../tables/units'
import type { FormerUnit, Table } from '../../state/position'
import { faceUp } from '../board/board-view'
import styles from './losses.module.css'

/**
 * The dead of both sides as small counters face up, and apart from them those who left the valley. Orcs that
 * came back as others stay among the dead: which counters are in use again would tell the sorcerer's pool.
 */
export function Losses({ table: { eliminated, left } }: { readonly table: Table }) {
  const [isInOrder, setInOrder] = useState(false)
  const list = useId()
  if (eliminated.length + left.length === 0)
    return <p className={classNames(styles.losses, styles['losses--none'])}>{LOSSES_TEXT.none}</p>
  return (
    <section className={styles.losses} aria-label={LOSSES_TEXT.name}>
      <div className={styles['losses__piles']}>
        <Pile
          name={LOSSES_TEXT.pile.sorcerer}
          heaps={heapsOf(eliminated, 'sorcerer')}
          sign={LOSSES_TEXT.dead}
        />
        <Pile name={LOSSES_TEXT.pile.wizard} heaps={heapsOf(eliminated, 'wizard')} sign={LOSSES_TEXT.dead} />
        <Pile name={LOSSES_TEXT.goneName} heaps={heapsOf(left, 'wizard')} sign={LOSSES_TEXT.gone} />
        <button
          type="button"
          className={classNames(
            controlStyles.button,
            controlStyles['button--quiet'],
            styles['losses__order'],
          )}
          title={LOSSES_TEXT.inOrderName}
          aria-expanded={isInOrder}
          aria-controls={list}
          onClick={() => setInOrder(!isInOrder)}
        >
          {LOSSES_TEXT.inOrder}
        </button>
      </div>
      {isInOrder ? <InOrder id={list} units={eliminated} /> : null}
    </section>
  )
}

interface PileProps {
  readonly name: string
  readonly heaps: readonly CasualtyGroup[]
  /** What became of them, in a sign or a word. */
  readonly sign: string
}

function Pile({ name, heaps, sign }: PileProps) {
  if (heaps.length === 0) return null
  return (
    <ul className={styles['losses__pile']} aria-label={name} title={name}>
      <li className={styles['losses__sign']} aria-hidden="true">
        {sign}
      </li>
      {heaps.map(({ type, count, counter }) => (
        <li key={type} className={styles['losses__heap']} title={`${name}: ${pileText(count, type)}`}>
          <CounterPicture counter={counter} />
          <b aria-hidden="true">{count}</b>
          <span className={writingStyles['visually-hidden']}>{pileText(count, type)}</span>
        </li>
      ))}
    </ul>
  )
}

function InOrder({ id, units }: { readonly id: string; readonly units: readonly FormerUnit[] }) {
  return (
    <ol id={id} className={styles['losses__list']} aria-label={LOSSES_TEXT.inOrderName} tabIndex={0}>
      {units.map((unit) => {
        const counter = faceUp(unit)
        return (
          <li key={unit.id} title={counter.label}>
            <CounterPicture counter={counter} named />
          </li>
        )
      })}
    </ol>
  )
}

/** Counters of one type in a pile. */
interface CasualtyGroup {
  readonly type: UnitType
  readonly count: number
  readonly counter: BoardCounter
}

/** A side's counters among some that left play, type by type in the order of the chart. */
function heapsOf(units: readonly FormerUnit[], side: Side): readonly CasualtyGroup[] {
  return TYPES_OF[side].flatMap((type) => {
    const alike = units.filter((unit) => unit.type === type)
    const [first] = alike
    return first ? [{ type, count: alike.length, counter: faceUp(first) }] : []
  })
}
