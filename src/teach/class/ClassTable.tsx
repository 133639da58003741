import { apart } from '@/engine/basics/phrases'
import type { HandedIn, TaskResult } from '@/engine/lesson/handed-in'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import { TitledPanel } from '@/widgets/TitledPanel'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { ClauseLink } from '../learn/ClauseLink'
import { download } from '../page-parts/download'
import { CLASS_TEXT as TEXT } from './class-text'
import { csvOf, type LessonTable, markOf, resultIn, solvedIn } from './gathered'
import styles from './class.module.css'

interface ClassTableProps {
  readonly table: LessonTable
  /** Names the clauses, once it is there. */
  readonly rulebook: Rulebook | undefined
  readonly onRemove: (row: HandedIn) => void
}

/** Who has solved which task of a lesson, and what stopped them. */
export function ClassTable({ table, rulebook, onRemove }: ClassTableProps) {
  const { id, sum, title, isAnother, tasks, rows, alone } = table
  return (
    <TitledPanel id={`class-${id}-${sum}`} title={apart(title)}>
      {isAnother && <p className={controlStyles['field__hint']}>{TEXT.another}</p>}
      <div
        className={styles['class__frame']}
        role="group"
        aria-labelledby={`class-${id}-${sum}`}
        tabIndex={0}
      >
        <table className={styles['class__table']}>
          <thead>
            <tr>
              <th scope="col">{TEXT.learner}</th>
              {tasks.map((task) => (
                <th key={task} scope="col" title={TEXT.task(task + 1)}>
                  <span aria-label={TEXT.task(task + 1)}>{TEXT.short(task + 1)}</span>
                </th>
              ))}
              <th scope="col">{TEXT.solved}</th>
              <th scope="col">{TEXT.handedIn}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.learner} row={row} tasks={tasks} onRemove={() => onRemove(row)} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{TEXT.alone}</th>
              {tasks.map((task, nth) => (
                <td key={task}>{TEXT.aloneOf(alone[nth] ?? 0, rows.length)}</td>
              ))}
              <td colSpan={3} />
            </tr>
          </tfoot>
        </table>
      </div>
      <Refusals table={table} rulebook={rulebook} />
      <div className={panelStyles.row}>
        <Button onClick={() => download(TEXT.file(id), spreadsheetOf(table))}>{TEXT.save}</Button>
      </div>
    </TitledPanel>
  )
}

interface RowProps {
  readonly row: HandedIn
  readonly tasks: readonly number[]
  readonly onRemove: () => void
}

function Row({ row, tasks, onRemove }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <bdi>{row.learner}</bdi>
      </th>
      {tasks.map((task) => (
        <Cell key={task} result={resultIn(row, task)} />
      ))}
      <td>{TEXT.of(solvedIn(row), row.tasks.length)}</td>
      <td>
        <time dateTime={`${row.at}Z`}>{row.at.replace('T', ' ')}</time>
      </td>
      <td>
        <Button look="quiet" aria-label={TEXT.removeOf(row.learner)} onClick={onRemove}>
          {TEXT.remove}
        </Button>
      </td>
    </tr>
  )
}

function Cell({ result }: { readonly result: TaskResult | undefined }) {
  const mark = markOf(result)
  const { sign, name } = TEXT.marks[mark]
  return (
    <td data-mark={mark}>
      <span aria-hidden="true">{sign}</span> {name}
      {result && result.tries > 1 ? <small>{TEXT.tries(result.tries)}</small> : null}
    </td>
  )
}

/** What most should be taught once more. */
function Refusals({ table: { refusals }, rulebook }: Pick<ClassTableProps, 'table' | 'rulebook'>) {
  if (refusals.length === 0 || !rulebook) return null
  return (
    <div className={styles['class__refusals']}>
      <h3>{TEXT.refusals}</h3>
      <ul>
        {refusals.slice(0, 5).map(([clause, moves]) => (
          <li key={clause}>
            <ClauseLink rulebook={rulebook} clause={clause} /> {TEXT.times(moves)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** With the mark by which a spreadsheet knows that names may have any letters. */
function spreadsheetOf(table: LessonTable): Blob {
  const { learner, handedIn, task, marks } = TEXT
  const lines = csvOf(table, { learner, handedIn, task, mark: (mark) => marks[mark].name })
  return new Blob([`\ufeff${lines}`], { type: 'text/csv;charset=utf-8' })
}
