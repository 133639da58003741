import { RollTable } from '@/widgets/RollTable'
import { NEW_GAME_TEXT as TEXT } from '../new-game/new-game-text'
import type { FieldProps } from './field'
import styles from './fields.module.css'

/** A chart whose cells are lists to choose from; those that were changed are marked. */
export function Chart<Change>({ field, onChange }: FieldProps<'chart', Change>) {
  const { label, corner, columns, rows, values } = field
  const cellsOf = ({ name, cells }: (typeof rows)[number], row: number) =>
    cells.map(({ value, usual }, column) => (
      <Cell
        key={columns[column]}
        name={TEXT.cell(name, columns[column] ?? '')}
        {...{ value, usual, values }}
        onChange={(next) => onChange(field.to(row, column, next))}
      />
    ))
  return (
    <div className={styles.chart}>
      <RollTable
        caption={label}
        {...{ corner, columns }}
        rows={rows.map((row, nth) => ({ head: row.name, cells: cellsOf(row, nth) }))}
      />
    </div>
  )
}

interface CellProps extends Pick<FieldProps<'chart', never>['field'], 'values'> {
  readonly name: string
  readonly value: string
  readonly usual: string
  readonly onChange: (value: string) => void
}

function Cell({ name, value, usual, values, onChange }: CellProps) {
  const nameOf = (one: string) => values.find((other) => other.value === one)?.name ?? one
  const isChanged = value !== usual
  const changed = TEXT.changedFrom(nameOf(usual))
  // A text that was pasted may say what no list offers.
  const offered = values.some((one) => one.value === value) ? values : [...values, { value, name: value }]
  return (
    <select
      className={styles['chart__cell']}
      aria-label={isChanged ? `${name}, ${changed}` : name}
      title={isChanged ? changed : undefined}
      data-changed={isChanged ? '' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map((one) => (
        <option key={one.value} value={one.value}>
          {one.name}
        </option>
      ))}
    </select>
  )
}
