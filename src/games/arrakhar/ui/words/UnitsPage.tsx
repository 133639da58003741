import type { HexId } from '@/engine/kernel/hex'
import type { PageProps } from '@/table/words/spoken-board'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import type { Side } from '../../tables/units'
import { WORDS } from '../../tables/words-text'
import { enemyOf } from '../../queries/stacking'
import type { View } from '../../state/view'
import type { Parts } from '../desk/desk'
import { lossLines, unitRows } from './unit-report'
import styles from './words.module.css'

/** Every unit of both sides with its place and state, the phasing side's first. */
export function UnitsPage({ desk: { view }, onShow }: PageProps<Parts>) {
  return [view.side, enemyOf(view.side)].map((side) => (
    <SideUnits key={side} view={view} side={side} onVisit={onShow} />
  ))
}

interface SideUnitsProps {
  readonly view: View
  readonly side: Side
  readonly onVisit: (hex: HexId) => void
}

function SideUnits({ view, side, onVisit }: SideUnitsProps) {
  const rows = unitRows(view, side)
  const { unit, place, state, movement, combat } = WORDS.columns
  return (
    <section className={styles['words__side']}>
      <table className={styles['words__units']}>
        <caption>{WORDS.unitsOf(side)}</caption>
        <thead>
          <tr>
            {[unit, place, state, movement, combat].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>
                <button
                  type="button"
                  className={classNames(controlStyles.button, controlStyles['button--quiet'])}
                  onClick={() => onVisit(row.hex)}
                >
                  {row.hex}
                </button>
              </td>
              <td>{row.state}</td>
              <td>{row.movement}</td>
              <td>{row.combat}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className={writingStyles.soft}>{WORDS.none}</p> : null}
      {lossLines(view, side).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
