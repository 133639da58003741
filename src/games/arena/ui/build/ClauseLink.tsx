import { clauseLinks } from '@/table/rules/ClauseLink'
import { CLAUSES } from '../../clauses'
import { rulesAt } from '../../tables/text'

/** A clause's number as a link to it. */
export const ClauseLink = clauseLinks(CLAUSES, rulesAt)
