import { goOn } from '@/table/desk/answer'
import type { Answering } from '@/table/desk/desk'
import type { Parts } from '../desk/desk'

/** The table before the hands are there: nothing comes of what is done at it. */
export const WAITING: Answering<Parts> = {
  answerHex: (_view, gesture) => goOn(gesture),
  adjusted: (_view, gesture) => gesture,
  settled: (_view, gesture) => gesture,
}
