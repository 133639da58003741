import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'

const HEADINGS: Readonly<Record<string, string>> = CLAUSES

/** A clause's number as a link to it, with its heading on hover and for screen readers. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  const heading = HEADINGS[clause]
  return (
    <a className="chip" href={rulesAt(clause)} title={heading}>
      {clause}
      {heading !== undefined && <span className="visually-hidden">, {heading}</span>}
    </a>
  )
}
