import { RollTable, type RollTableProps } from '@/widgets/RollTable'
import { classNames } from '@/widgets/class-names'
import styles from './picking.module.css'

interface SmallTableProps extends RollTableProps {
  /** Whether its rows have names rather than figures. */
  readonly isNamed?: boolean
}

/** A printed table among the controls, with the cell lit once the dice have fallen. */
export function SmallTable({ isNamed = false, ...table }: SmallTableProps) {
  return (
    <div className={classNames(styles['small-table'], isNamed ? styles['small-table--named'] : undefined)}>
      <RollTable {...table} />
    </div>
  )
}
