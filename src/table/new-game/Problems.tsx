import controlStyles from '@/widgets/control.module.css'

interface ProblemsProps {
  readonly id?: string
  readonly lines: readonly string[]
}

/** Faults of a field, a line each. */
export function Problems({ id, lines }: ProblemsProps) {
  if (lines.length === 0) return null
  return (
    <ul className={controlStyles['field__error']} id={id}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
