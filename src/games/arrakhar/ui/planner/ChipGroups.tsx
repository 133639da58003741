import { UnitGroups, type UnitGroupsProps } from '@/table/panel/UnitGroups'
import type { Table, Unit } from '../../state/position'
import { chipsOf, type Figure } from '../board/unit-chip'

interface ChipGroupsProps extends Omit<UnitGroupsProps<Unit>, 'chipsOf'> {
  readonly table: Table
  /** What matters of them here. */
  readonly figure: Figure
}

/** Units that can take part, by hex. */
export function ChipGroups({ table, figure, ...groups }: ChipGroupsProps) {
  return <UnitGroups {...groups} chipsOf={(units) => chipsOf(table, units, figure)} />
}
