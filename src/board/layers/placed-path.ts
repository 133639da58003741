import type { Point } from '@/engine/kernel/hex'

/** The side of the box that artwork is drawn in. */
export const ICON_BOX = 256

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

/** How many numbers one step of a command takes. */
const TAKES: Readonly<Record<string, number>> = { H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }

/** A drawing as where it begins and the steps from there. */
interface Drawing {
  readonly begin: Point
  readonly steps: string
}

/** How a drawing is set down. */
export interface Setting {
  readonly scale?: number
  /** Lying on its right side. */
  readonly isTurned?: boolean
}

const UPRIGHT: Setting = {}
const ORIGIN: Point = { x: 0, y: 0 }
/** Commands that are written as lines: those after a move, and level and upright ones. */
const LINES: Readonly<Record<string, string>> = { M: 'l', H: 'l', V: 'l' }
const known = new Map<string, Map<string, Drawing>>()

/**
 * Path data set down with its origin at a point; pieces may be strung together. Counters and signs are set in
 * their places so, since every SVG transform costs the browser a paint chunk in each new frame.
 */
export function placedPath(path: string, origin: Point, setting = UPRIGHT): string {
  const { begin, steps } = drawingOf(path, setting)
  return `M${tidy(origin.x + begin.x)} ${tidy(origin.y + begin.y)}${steps}`
}

/** A drawing is taken apart once for each size that it is wanted in. */
function drawingOf(path: string, setting: Setting): Drawing {
  const sizes = known.get(path) ?? new Map<string, Drawing>()
  const size = `${setting.scale ?? 1} ${setting.isTurned ?? false}`
  const drawing = sizes.get(size) ?? takenApart(path, setting)
  sizes.set(size, drawing)
  known.set(path, sizes)
  return drawing
}

/** Written in steps from point to point. */
function takenApart(path: string, { scale = 1, isTurned = false }: Setting): Drawing {
  const sized = (value: number) => tidy(value * scale)
  const placed = ({ x, y }: Point) =>
    isTurned ? { x: sized(-y), y: sized(x) } : { x: sized(x), y: sized(y) }
  const [first, ...others] = piecesOf(path)
  const begin = placed(first?.points[0] ?? ORIGIN)
  /** Where the steps so far lead: they are rounded, and the next makes up for it. */
  let drawn = begin
  let start = begin
  let steps = ''
  for (const { kind, round, points } of others) {
    const from = kind === 'z' ? start : drawn
    const ways = points.map((point) => {
      const to = placed(point)
      return { x: tidy(to.x - from.x), y: tidy(to.y - from.y) }
    })
    const { x, y } = ways.at(-1) ?? ORIGIN
    drawn = { x: from.x + x, y: from.y + y }
    if (kind === 'm') start = drawn
    steps += kind + [...roundedBy(round, sized, isTurned), ...ways.flatMap((way) => [way.x, way.y])].join(' ')
  }
  return { begin, steps }
}

function roundedBy(
  round: readonly number[],
  sized: (value: number) => number,
  isTurned: boolean,
): readonly number[] {
  const [rx = 0, ry = 0, slant = 0, ...flags] = round
  return flags.length > 0 ? [sized(rx), sized(ry), slant + (isTurned ? 90 : 0), ...flags] : []
}

/** A part of a drawing between two points. */
interface Piece {
  /** The small letter of its command. */
  readonly kind: string
  /** Radii, slant and flags of an arc. */
  readonly round: readonly number[]
  /** From the drawing's origin; the last is where it ends. */
  readonly points: readonly Point[]
}

function piecesOf(path: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = ORIGIN
  let start = ORIGIN
  for (const [, letter = '', rest = ''] of path.matchAll(COMMAND)) {
    for (const piece of piecesAfter(letter, rest, at)) {
      pieces.push(piece)
      at = piece.kind === 'z' ? start : (piece.points.at(-1) ?? at)
      if (piece.kind === 'm') start = at
    }
  }
  return pieces
}

/** What a command draws, step by step; the steps of one letter go on from each other. */
function* piecesAfter(letter: string, rest: string, begin: Point): Generator<Piece> {
  const kind = letter.toUpperCase()
  if (kind === 'Z') yield { kind: 'z', round: [], points: [] }
  let at = begin
  for (const [nth, numbers] of portionsOf(kind, rest).entries()) {
    const points = pointsOf(kind, numbers, letter === kind ? ORIGIN : at, at)
    at = points.at(-1) ?? at
    const written = kind === 'M' && nth === 0 ? 'm' : (LINES[kind] ?? kind.toLowerCase())
    yield { kind: written, round: kind === 'A' ? numbers.slice(0, 5) : [], points }
  }
}

/** The numbers after a command's letter, step by step. */
function portionsOf(kind: string, rest: string): readonly (readonly number[])[] {
  const takes = TAKES[kind] ?? 2
  const numbers = numbersAfter(kind, rest)
  return numbers.flatMap((_, nth) => (nth % takes === 0 ? [numbers.slice(nth, nth + takes)] : []))
}

/** The points of a command's numbers, counted from a point; a level or upright line keeps a coordinate of where it begins. */
function pointsOf(kind: string, numbers: readonly number[], from: Point, at: Point): readonly Point[] {
  const [first = 0] = numbers
  if (kind === 'H') return [{ x: from.x + first, y: at.y }]
  if (kind === 'V') return [{ x: at.x, y: from.y + first }]
  const pairs = kind === 'A' ? numbers.slice(5) : numbers
  return pairs.flatMap((x, nth) =>
    nth % 2 === 0 ? [{ x: from.x + x, y: from.y + (pairs[nth + 1] ?? 0) }] : [],
  )
}

function numbersAfter(kind: string, rest: string): readonly number[] {
  const numbers =
    kind === 'A' ? [...rest.matchAll(ARC)].flatMap((arc) => arc.slice(1)) : (rest.match(NUMBERS) ?? [])
  return numbers.map(Number)
}

/** Steps of a drawing add up, so they are rounded finely. */
function tidy(value: number): number {
  return Math.round(value * 1000) / 1000
}
