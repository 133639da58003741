import type { Answering } from '@/table/desk/desk'
import type { Parts } from '../desk/desk'
import { answerHex } from './answer'
import { adjusted } from './reduce'
import { settled } from './settle'

/** How Arrakhar's Wand answers to its board and its panels. */
export const ANSWERING: Answering<Parts> = { answerHex, adjusted, settled }
