import { CLAUSES } from '../../content/clauses'

interface ClauseTagProps {
  readonly clause: string
}

const HEADINGS: Readonly<Record<string, string>> = CLAUSES

/** A clause's number, with its heading on hover and for screen readers. */
export function ClauseTag({ clause }: ClauseTagProps) {
  const heading = HEADINGS[clause]
  return (
    <small className="chip" title={heading}>
      {clause}
      {heading !== undefined && <span className="visually-hidden">, {heading}</span>}
    </small>
  )
}
