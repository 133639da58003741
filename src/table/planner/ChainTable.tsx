import type { ReactNode } from 'react'
import { Button } from '@/widgets/Button'
import writingStyles from '@/widgets/writing.module.css'
import { percentFigure } from '@/engine/basics/figures'
import { PLANNER_TEXT } from './planner-text'
import styles from './planner.module.css'

/** What is to be expected of one thing in a row, those before it having been rolled. */
interface ChainStep {
  /** Chance that it finds nobody any more. */
  readonly wasted: number
  /** Chances that 0, 1, 2 … units are left in the hex after it. */
  readonly left: readonly number[]
}

export interface ChainRow {
  readonly key: number
  /** Who on whom. */
  readonly text: string
  /** How it is read: the column or the columns. */
  readonly reading: string
  readonly step: ChainStep
  /** Whether it is only being weighed. */
  readonly isInHand: boolean
}

export interface ChainTableProps {
  readonly title: string
  /** Beside the title, such as a link to its rule. */
  readonly aside: ReactNode
  /** What the readings are. */
  readonly reading: string
  /** In the order of rolling. */
  readonly rows: readonly ChainRow[]
  /** Units in the hex before the first roll. */
  readonly units: number
  readonly onMove: (key: number, step: 1 | -1) => void
}

/** Everything aimed at one stack in the order of rolling: what each may find, and how many it may leave. */
export function ChainTable({ title, aside, reading, rows, units, onMove }: ChainTableProps) {
  const counts = Array.from({ length: units + 1 }, (_, nth) => units - nth)
  return (
    <div className={styles.chain}>
      <table>
        <caption>
          {title} <span className={writingStyles.soft}>(chances in %)</span> {aside}
        </caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">{reading}</th>
            <th scope="col">Wasted</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {count} <span className={styles['chain__left']}>left</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={row.key} data-in-hand={row.isInHand ? '' : undefined}>
              <th scope="row">
                <span className={styles['chain__head']}>
                  <MoveButtons
                    row={row}
                    isFirst={nth === 0}
                    isLast={nth === rows.length - 1}
                    onMove={onMove}
                  />
                  <span>
                    {nth + 1}. {row.text}
                  </span>
                </span>
              </th>
              <td>{row.reading}</td>
              <td>{percentFigure(row.step.wasted)}</td>
              {counts.map((count) => (
                <td key={count}>
                  <span
                    className={styles['chain__share']}
                    style={{ height: `${(row.step.left[count] ?? 0) * 100}%` }}
                  />
                  <span className={styles['chain__figure']}>{percentFigure(row.step.left[count] ?? 0)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MoveButtonsProps {
  readonly row: ChainRow
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: ChainTableProps['onMove']
}

function MoveButtons({ row, isFirst, isLast, onMove }: MoveButtonsProps) {
  const button = (step: 1 | -1, label: string, isOff: boolean) => (
    <Button
      className={styles['chain__move']}
      aria-label={`${label}: ${row.text}`}
      title={label}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onMove(row.key, step))}
    >
      <span aria-hidden="true">{step < 0 ? '↑' : '↓'}</span>
    </Button>
  )
  return (
    <span className={styles['chain__moves']}>
      {button(-1, PLANNER_TEXT.sooner, isFirst)}
      {button(1, PLANNER_TEXT.later, isLast)}
    </span>
  )
}
