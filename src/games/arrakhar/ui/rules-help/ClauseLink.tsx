import { ClauseLink as Link } from '@/table/rules/ClauseLink'
import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'

const HEADINGS: Readonly<Record<string, string>> = CLAUSES

/** A clause's number as a link to it. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  return <Link clause={clause} href={rulesAt(clause)} heading={HEADINGS[clause]} />
}
