import type { Point } from '@/engine/hex'

/** The side of the box that artwork is drawn in. */
export const ICON_BOX = 512

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const GAP = String.raw`[\s,]*`
const FLAG = '[01]'

/** A command of path data and all that follows its letter. */
const COMMAND = /([a-df-z])([^a-df-z]*)/gi
const NUMBERS = new RegExp(NUMBER, 'g')
/** The flags of an arc may stand without a gap before the next number. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, FLAG, FLAG, NUMBER, NUMBER].map((part) => `(${part})`).join(GAP),
  'g',
)

/** What the numbers after a letter are, over and over: coordinates, radii, or to be kept as they are. */
const MEANINGS: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'rrkkkxy' }

/**
 * Path data drawn at `scale` with its origin at a point. Counters and signs are set in their places so, since
 * every SVG transform costs the browser a paint chunk in each new frame.
 */
export function placedPath(path: string, origin: Point, scale = 1): string {
  const offsets: Readonly<Record<string, number>> = { x: origin.x, y: origin.y }
  return path.replace(COMMAND, (_, letter: string, rest: string, at: number) => {
    const kind = letter.toUpperCase()
    const meanings = MEANINGS[kind] ?? 'xy'
    const placed = numbersAfter(kind, rest).map((number, nth) => {
      const meaning = meanings.charAt(nth % meanings.length)
      if (meaning === 'k') return number
      // The point at which a drawing starts is absolute whichever its letter.
      const isAbsolute = letter === kind || (at === 0 && nth < 2)
      return thousandth(Number(number) * scale + (isAbsolute ? (offsets[meaning] ?? 0) : 0))
    })
    return letter + placed.join(' ')
  })
}

function numbersAfter(kind: string, rest: string): readonly string[] {
  return kind === 'A' ? [...rest.matchAll(ARC)].flatMap((arc) => arc.slice(1)) : (rest.match(NUMBERS) ?? [])
}

/** Steps of a drawing add up, so they are rounded finely. */
function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}
