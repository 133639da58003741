import type { Problem } from '@/engine/refusal'

interface FaultListProps {
  readonly problems: readonly Problem[]
  readonly clauseAddress?: (clause: string) => string
}

/** What is wrong, each with its place and its clause. */
export function FaultList({ problems, clauseAddress }: FaultListProps) {
  if (problems.length === 0) return null
  return (
    <ul className="faults">
      {problems.map(({ path, message, clause }) => (
        <li key={`${path} ${message}`} className="faults__one">
          {path !== '' && <code className="faults__path">{path}</code>}
          <span>{message}</span>
          {clause !== undefined && clauseAddress && (
            <a className="chip" href={clauseAddress(clause)} target="_blank" rel="noopener">
              {clause}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
