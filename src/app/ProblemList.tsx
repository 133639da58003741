import type { Problem } from '@/engine/refusal'

/** The faults of a file, each with its place. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className="problems" tabIndex={0}>
      {problems.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path !== '' && <code>{path}: </code>}
          {message}
        </li>
      ))}
    </ul>
  )
}
