import { memo } from 'react'
import { capitalized } from '@/engine/phrases'
import styles from '@/table/panel/forces.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { ICONS } from '../../content/icons'
import { SIDE_NAMES } from '../../content/text'
import { type Side, UNIT_NAMES } from '../../content/units'
import type { Table } from '../../rules/position'
import { PLACES } from '../board/board-view'
import { Losses } from '../losses/Losses'
import { forceCounts, type TypeCount } from './force-counts'

interface ForcesProps {
  readonly view: Table
}

/** Units in play and losses of both sides, by type. */
export const Forces = memo(function Forces({ view }: ForcesProps) {
  return (
    <>
      <table className={styles.forces}>
        <caption className={writingStyles['visually-hidden']}>Forces: units in play and losses</caption>
        <tbody>
          <ForceRow table={view} side="sorcerer" />
          <ForceRow table={view} side="wizard" />
        </tbody>
      </table>
      <div className={styles['forces__losses']}>
        <Losses table={view} />
      </div>
    </>
  )
})

function ForceRow({ table, side }: { readonly table: Table; readonly side: Side }) {
  return (
    <tr className={styles[`forces__row--${PLACES[side]}`]}>
      <th scope="row">{SIDE_NAMES[side]}</th>
      {forceCounts(table, side).map((count) => (
        <td key={count.type} title={countText(count)}>
          <svg viewBox="0 0 256 256" aria-hidden="true">
            <path d={ICONS[count.type].path} />
          </svg>
          <b aria-hidden="true">{count.onBoard + count.waiting}</b>
          <span className={writingStyles['visually-hidden']}>{countText(count)}</span>
        </td>
      ))}
    </tr>
  )
}

function countText({ type, onBoard, waiting, eliminated, left }: TypeCount): string {
  const parts = [
    `${onBoard} on the board`,
    ...(waiting > 0 ? [`${waiting} waiting in entry hexes`] : []),
    `${eliminated} eliminated`,
    ...(left > 0 ? [`${left} left the valley`] : []),
  ]
  return `${capitalized(UNIT_NAMES[type].many)}: ${parts.join(', ')}`
}
