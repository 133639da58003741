import { capitalized } from '@/engine/basics/phrases'
import { END } from '../../tables/setup-text'
import { SIDE_NAMES } from '../../tables/text'
import { type Side, TYPES_OF, UNIT_NAMES, type UnitType } from '../../tables/units'
import { countOf, NONE } from '../../queries/counts'
import { costOf } from '../../queries/design'
import type { View } from '../../state/view'
import { UnitFace } from '../setup/UnitFace'
import styles from './end.module.css'

interface ForceReportProps {
  readonly view: View
  readonly side: Side
}

/** What a side bought, what it lost, and what never came into play or left. */
export function ForceReport({ view, side }: ForceReportProps) {
  const design = view.designs[side]
  const elsewhere = side === 'sorcerer' ? END.inPool : END.leftValley
  return (
    <table className={styles['force-report']}>
      <caption className={styles['force-report__caption']}>
        {SIDE_NAMES[side]}
        {design && (
          <small>
            {' '}
            {costOf(view.settings, design)} of {view.settings.allowance[side].points} {END.points}
          </small>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{END.unit}</th>
          <th scope="col">{END.bought}</th>
          <th scope="col">{END.lost}</th>
          <th scope="col">{elsewhere}</th>
        </tr>
      </thead>
      <tbody>
        {TYPES_OF[side].map((type) => (
          <tr key={type}>
            <th scope="row">
              <span className={styles['force-report__unit']}>
                <UnitFace type={type} /> {capitalized(UNIT_NAMES[type].many)}
              </span>
            </th>
            <td>{design ? design[type] : '–'}</td>
            <td>{countOf(view.eliminated, type)}</td>
            <td>{elsewhereOf(view, type, side)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function elsewhereOf(view: View, type: UnitType, side: Side): number {
  return side === 'sorcerer' ? (view.pool ?? NONE)[type] : countOf(view.left, type)
}
