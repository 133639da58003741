import { termLinks } from '@/table/rules/TermLink'
import { rulesAt } from '../../tables/text'

/** A word of art that leads to its meaning in the glossary. */
export const TermLink = termLinks(rulesAt)
