import { clauseLinks } from '@/table/rules/ClauseLink'
import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'

/** A clause's number as a link to it. */
export const ClauseLink = clauseLinks(CLAUSES, rulesAt)
