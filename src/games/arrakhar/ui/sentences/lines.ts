import { linesBy } from '@/table/log/sentences'
import { sentenceOf } from './sentence'

/** The lines of a step. */
export const linesOf = linesBy(sentenceOf)
