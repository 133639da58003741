import { entriesUnder } from '@/engine/rule-entry'
import { CLAUSES } from '../../content/clauses'

/** A clause of Arena under its title, a paragraph to each text. */
export const entry = entriesUnder(CLAUSES)
