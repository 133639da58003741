import { RollTable } from '@/widgets/RollTable'
import { capitalized } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import pickingStyles from '@/table/panel/picking.module.css'
import { TABLE_NAMES } from '../../tables/planner-text'
import { UNIT_NAMES, type UnitType } from '../../tables/units'
import { eliminatedFrom } from '../../queries/odds'
import type { Table } from '../../state/position'
import type { FireballKind } from '../../tables/tables'
import { ClauseLink } from '../rules-help/ClauseLink'
import styles from './parts.module.css'

const FACES = [1, 2, 3, 4, 5, 6]

interface FireTableProps {
  readonly table: Table
  readonly kind: FireballKind
  /** The types that may be hit, one to a row. */
  readonly types: readonly UnitType[]
  /** The type whose row counts. */
  readonly target?: UnitType | undefined
  /** The faces that were rolled. */
  readonly rolled?: readonly number[]
}

/** The Fireball Table by target and die, with the target's row lit, and the cells once the dice have fallen. */
export function FireTable({ table, kind, types, target, rolled = [] }: FireTableProps) {
  const cellOf = (type: UnitType, face: number) => {
    const many = type === target ? rolled.filter((other) => other === face).length : 0
    const result = face >= eliminatedFrom(table.settings, kind, type) ? 'out' : '–'
    return many > 1 ? `${result} ×${many}` : result
  }
  return (
    <div className={classNames(pickingStyles['small-table'], styles['small-table--named'])}>
      <RollTable
        caption={TABLE_NAMES[kind]}
        aside={<ClauseLink clause={kind === 'wand' ? 'AR-12.5' : 'AR-8.4'} />}
        corner="Die"
        columns={FACES.map(String)}
        rows={types.map((type) => ({
          head: capitalized(UNIT_NAMES[type].one),
          cells: FACES.map((face) => cellOf(type, face)),
        }))}
        lit={{
          row: target === undefined ? undefined : types.indexOf(target),
          column: rolled.map((face) => face - 1),
        }}
      />
    </div>
  )
}
