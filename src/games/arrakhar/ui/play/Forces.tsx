import { memo } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import styles from '@/table/panel/forces.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { ICONS } from '../../tables/icons'
import { SIDE_NAMES } from '../../tables/text'
import { type Side, TYPES_OF, UNIT_NAMES, type UnitType } from '../../tables/units'
import type { Table } from '../../state/position'
import { isOnBoard } from '../../queries/stacking'
import { PLACES } from '../board/board-view'
import { Losses } from '../losses/Losses'

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

/** How many units of a type are where, as everybody can see. */
interface TypeCount {
  readonly type: UnitType
  readonly onBoard: number
  /** In entry hexes. */
  readonly waiting: number
  readonly eliminated: number
  /** Off the map through an entry hex. */
  readonly left: number
}

/** The open counts of a side, type by type. */
function forceCounts(table: Table, side: Side): readonly TypeCount[] {
  return TYPES_OF[side].map((type) => {
    const inPlay = table.units.filter((unit) => unit.type === type)
    const onBoard = inPlay.filter((unit) => isOnBoard(table, unit)).length
    return {
      type,
      onBoard,
      waiting: inPlay.length - onBoard,
      eliminated: table.eliminated.filter((unit) => unit.type === type).length,
      left: table.left.filter((unit) => unit.type === type).length,
    }
  })
}
