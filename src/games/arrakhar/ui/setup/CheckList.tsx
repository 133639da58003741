import type { Refusal } from '@/engine/refusal'
import { ClauseTag } from './ClauseTag'

interface CheckListProps {
  readonly title: string
  readonly faults: readonly Refusal[]
  /** What to say when nothing is missing. */
  readonly ready: string
}

/** Everything that keeps a step from being finished, with its clauses; told anew as it changes. */
export function CheckList({ title, faults, ready }: CheckListProps) {
  return (
    <section className="check-list" aria-label={title}>
      <h2 className="check-list__title">{title}</h2>
      <ul className="check-list__items" aria-live="polite">
        {faults.length === 0 && <li className="check-list__ready">{ready}</li>}
        {faults.map(({ clause, message }) => (
          <li key={`${clause} ${message}`} className="check-list__fault">
            {message} <ClauseTag clause={clause} />
          </li>
        ))}
      </ul>
    </section>
  )
}
