import * as v from 'valibot'
import { arrows, circles } from './rule-drawing'
import type { HexId } from '../kernel/hex'
import { type Drawing, type DrawingInk, INKS, LONGEST_MARK } from './rulebook'

/** An ink, a shape and its hexes; an arrow needs two, and a text has one and its words. */
const WORDS = new RegExp(
  `^(${INKS.join('|')}) (?:(arrow)((?: \\S+){2,})|text (\\S+) (\\S.{0,${LONGEST_MARK - 1}})|circles?((?: \\S+)+))$`,
)
/** More than a picture can bear. */
const MOST = 60

/**
 * What is drawn over a board, told in short words: 'red arrow 0503 0504 0604' runs along the hexes, 'blue circles C4
 * D4' stand around each of them, 'green text C4 Hold' is written there. Undefined for other words.
 */
export function drawingsIn(words: string): readonly Drawing[] | undefined {
  const [, ink, arrow, way = '', hex, text, circled = ''] = WORDS.exec(words) ?? []
  if (ink === undefined) return undefined
  if (hex !== undefined && text !== undefined)
    return [{ kind: 'text', hex: hex as HexId, text, ink: ink as DrawingInk }]
  // The pattern lets inks through alone.
  return arrow ? arrows(way.trim(), ink as DrawingInk) : circles(circled.trim(), ink as DrawingInk)
}

const LIKE = `must be like "red arrow 0503 0504 0604", "blue circles C4 D4" or "green text C4 Hold", of ${LONGEST_MARK} letters at most; inks are ${INKS.join(', ')}`

/** A list of drawings in short words. */
export const drawingWords = v.pipe(
  v.array(v.pipe(v.string(), v.regex(WORDS, LIKE))),
  v.maxLength(MOST, `must have ${MOST} entries at most; leave some out`),
  v.transform((all) => all.flatMap((words) => drawingsIn(words) ?? [])),
)
