import { apart } from '@/engine/basics/phrases'
import type { HandedIn, QuizResult, TaskResult } from '@/engine/lesson/handed-in'
import type { Lesson } from '@/engine/lesson/lesson'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import { TitledPanel } from '@/widgets/TitledPanel'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { lessonAddress } from '../addresses/learn-address'
import { ClauseLink } from '../learn/ClauseLink'
import { download } from '../page-parts/download'
import { CLASS_TEXT as TEXT } from './class-text'
import { csvOf, type LessonTable, markOf, resultIn, rightIn, solvedIn } from './gathered'
import styles from './class.module.css'

interface ClassTableProps {
  readonly table: LessonTable
  /** Names the clauses, once it is there. */
  readonly rulebook: Rulebook | undefined
  /** Those of the course, once they are there. */
  readonly lessons: readonly Lesson[]
  readonly onRemove: (row: HandedIn) => void
}

/** Who has solved which task of a lesson, and what stopped them. */
export function ClassTable({ table, rulebook, lessons, onRemove }: ClassTableProps) {
  const { id, sum, title, isAnother, tasks, rows, alone, hasQuiz } = table
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
              {tasks.length > 0 ? <th scope="col">{TEXT.solved}</th> : null}
              {hasQuiz ? <th scope="col">{TEXT.quiz}</th> : null}
              <th scope="col">{TEXT.handedIn}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.learner} row={row} table={table} onRemove={() => onRemove(row)} />
            ))}
          </tbody>
          {tasks.length > 0 ? (
            <tfoot>
              <tr>
                <th scope="row">{TEXT.alone}</th>
                {tasks.map((task, nth) => (
                  <td key={task}>{TEXT.aloneOf(alone[nth] ?? 0, rows.length)}</td>
                ))}
                <td colSpan={hasQuiz ? 4 : 3} />
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      <Refusals table={table} rulebook={rulebook} />
      <Missed table={table} lessons={lessons} />
      <div className={panelStyles.row}>
        <Button onClick={() => download(TEXT.file(id), spreadsheetOf(table))}>{TEXT.save}</Button>
      </div>
    </TitledPanel>
  )
}

interface RowProps {
  readonly row: HandedIn
  readonly table: Pick<LessonTable, 'tasks' | 'hasQuiz'>
  readonly onRemove: () => void
}

function Row({ row, table: { tasks, hasQuiz }, onRemove }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <bdi>{row.learner}</bdi>
      </th>
      {tasks.map((task) => (
        <Cell key={task} result={resultIn(row, task)} />
      ))}
      {tasks.length > 0 ? <td>{TEXT.of(solvedIn(row), row.tasks.length)}</td> : null}
      {hasQuiz ? <QuizCell quiz={row.quiz} /> : null}
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

function QuizCell({ quiz }: { readonly quiz: QuizResult | undefined }) {
  if (!quiz)
    return (
      <td>
        <span aria-hidden="true">{TEXT.noQuiz.sign}</span> {TEXT.noQuiz.name}
      </td>
    )
  return (
    <td>
      {TEXT.of(rightIn(quiz), quiz.answers.length)}
      <small>{TEXT.quizNumber(quiz.seed)}</small>
    </td>
  )
}

/** The chapters in which the questions are taught that were missed. */
function Missed({ table: { missed }, lessons }: Pick<ClassTableProps, 'table' | 'lessons'>) {
  if (missed.length === 0) return null
  return (
    <div className={styles['class__refusals']}>
      <h3>{TEXT.missed}</h3>
      <ul>
        {missed.slice(0, 5).map(([{ lesson, chapter }, times]) => {
          const known = lessons.find(({ id }) => id === lesson)
          const words = TEXT.place(known?.title ?? lesson, chapter + 1)
          return (
            <li key={words}>
              {known ? <a href={lessonAddress(known.game, lesson, chapter)}>{words}</a> : words}{' '}
              {TEXT.times(times)}
            </li>
          )
        })}
      </ul>
    </div>
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
  const { learner, handedIn, task, marks, quiz, of } = TEXT
  const lines = csvOf(table, { learner, handedIn, task, mark: (mark) => marks[mark].name, quiz, of })
  return new Blob([`\ufeff${lines}`], { type: 'text/csv;charset=utf-8' })
}
