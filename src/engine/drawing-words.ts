import * as v from 'valibot'
import { arrows, circles } from './rule-drawing'
import { type Drawing, type DrawingInk, INKS } from './rulebook'

const WORDS = new RegExp(`^(${INKS.join('|')}) (arrow|circle)s? (\\S+(?: \\S+)*)$`)
/** More than a picture can bear. */
const MOST = 60

/**
 * What is drawn over a board, told in short words: 'red arrow 0503 0504 0604' runs along the hexes, 'blue circles C4
 * D4' stand around each of them. Undefined for other words.
 */
export function drawingsIn(words: string): readonly Drawing[] | undefined {
  const [, ink, shape, hexes = ''] = WORDS.exec(words) ?? []
  if (ink === undefined || (shape === 'arrow' && !hexes.includes(' '))) return undefined
  // The pattern lets inks through alone.
  return (shape === 'arrow' ? arrows : circles)(hexes, ink as DrawingInk)
}

/** A list of drawings in short words. */
export const drawingWords = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (words) => drawingsIn(words) !== undefined,
        `must be like "red arrow 0503 0504 0604" or "blue circles C4 D4"; inks are ${INKS.join(', ')}`,
      ),
    ),
  ),
  v.maxLength(MOST, `must have ${MOST} entries at most; leave some out`),
  v.transform((all) => all.flatMap((words) => drawingsIn(words) ?? [])),
)
