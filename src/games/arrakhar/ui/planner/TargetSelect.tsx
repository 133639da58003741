import { useId } from 'react'
import type { HexId } from '@/engine/hex'
import controlStyles from '@/widgets/control.module.css'
import { PLANNER } from '../../content/planner-text'
import type { Table } from '../../rules/position'
import { stackText } from '../words/stack-text'
import styles from './planner.module.css'

interface TargetSelectProps {
  readonly table: Table
  readonly targets: readonly HexId[]
  readonly target: HexId
  readonly onChoose: (hex: HexId) => void
}

/** The stack that plans are made about, out of all that it could be. */
export function TargetSelect({ table, targets, target, onChoose }: TargetSelectProps) {
  const id = useId()
  return (
    <p className={styles['target-select']}>
      <label htmlFor={id}>{PLANNER.target}</label>
      <select
        id={id}
        className={controlStyles.field}
        value={target}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as HexId)}
      >
        {targets.map((hex) => (
          <option key={hex} value={hex}>
            {hex}: {stackText(table, hex)}
          </option>
        ))}
      </select>
    </p>
  )
}
