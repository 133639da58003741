import type { Point } from '@/engine/kernel/hex'

/** The side of the box that artwork is drawn in. */
export const ICON_BOX = 256

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const GAP = String.raw`[\s,]*`
const FLAG = '[01]'

/** A command's letter, or a number after it. */
const TOKENS = new RegExp(`[a-df-z]|${NUMBER}`, 'gi')
/** The numbers after the letter of an arc. */
const ARCS = /(?<=a)[^a-df-z]+/gi
/** The flags of an arc may stand without a gap before the next number. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, FLAG, FLAG, NUMBER, NUMBER].map((part) => `(${part})`).join(GAP),
  'gi',
)

/** How many numbers one step of a command takes. */
const TAKES: Readonly<Record<string, number>> = { z: 0, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 }
/** Radii, slant and flags of an arc stand before its point. */
const BEFORE_POINTS: Readonly<Record<string, number>> = { a: 5 }
/** Commands that are written as lines: level and upright ones. */
const LINES: Readonly<Record<string, string>> = { h: 'l', v: 'l' }

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
function takenApart(path: string, setting: Setting): Drawing {
  const pen = penOf(setting)
  const tokens = path.replace(ARCS, (arcs) => arcs.replace(ARC, '$1 $2 $3 $4 $5 $6 $7 ')).match(TOKENS) ?? []
  let letter = ''
  for (let nth = 0; nth < tokens.length;) {
    const token = tokens[nth] ?? ''
    if (token >= 'A') {
      letter = token
      nth += 1
    } else if (letter === 'm') letter = 'l'
    else if (letter === 'M') letter = 'L'
    const takes = TAKES[letter.toLowerCase()] ?? 2
    pen.draw(letter, tokens.slice(nth, nth + takes).map(Number))
    nth += takes
  }
  return { begin: pen.begin(), steps: pen.steps() }
}

/** Goes along a drawing as it is and as it is set down, rounded: what a step is rounded by, the next makes up for. */
function penOf({ scale = 1, isTurned = false }: Setting) {
  const at = { x: 0, y: 0 }
  const start = { x: 0, y: 0 }
  const drawn = { x: 0, y: 0 }
  let begin: Point | undefined
  let steps = ''
  const across = (x: number, y: number) => tidy((isTurned ? -y : x) * scale)
  const down = (x: number, y: number) => tidy((isTurned ? x : y) * scale)

  /** The steps from where the pen is to each of the points that a command has, and the pen there. */
  function stepsTo(kind: string, numbers: readonly number[], from: Point): number[] {
    const ways: number[] = []
    let { x, y } = at
    for (let nth = BEFORE_POINTS[kind] ?? 0; nth < numbers.length; nth += 2) {
      const first = numbers[nth] ?? 0
      // A level or an upright line keeps a coordinate of where it begins.
      x = kind === 'v' ? x : from.x + first
      y = kind === 'h' ? y : from.y + (kind === 'v' ? first : (numbers[nth + 1] ?? 0))
      ways.push(tidy(across(x, y) - drawn.x), tidy(down(x, y) - drawn.y))
    }
    Object.assign(at, { x, y })
    return ways
  }

  function draw(letter: string, numbers: readonly number[]): void {
    const kind = letter.toLowerCase()
    if (kind === 'z') {
      steps += 'z'
      Object.assign(at, start)
      Object.assign(drawn, { x: across(start.x, start.y), y: down(start.x, start.y) })
      return
    }
    const round = kind === 'a' ? roundedBy(numbers, scale, isTurned) : []
    const ways = stepsTo(kind, numbers, letter === kind ? { ...at } : ORIGIN)
    const [x = 0, y = 0] = ways.slice(-2)
    drawn.x += x
    drawn.y += y
    if (kind === 'm') Object.assign(start, at)
    if (begin) steps += (LINES[kind] ?? kind) + [...round, ...ways].join(' ')
    else begin = { ...drawn }
  }

  return { draw, begin: () => begin ?? ORIGIN, steps: () => steps }
}

function roundedBy(numbers: readonly number[], scale: number, isTurned: boolean): readonly number[] {
  const [rx = 0, ry = 0, slant = 0, ...rest] = numbers
  return [tidy(rx * scale), tidy(ry * scale), slant + (isTurned ? 90 : 0), ...rest.slice(0, 2)]
}

/** Steps of a drawing add up, so they are rounded finely. */
function tidy(value: number): number {
  return Math.round(value * 1000) / 1000
}
