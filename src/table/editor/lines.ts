import { parseJson } from '@/engine/files/json'
import { MOST_PROBLEMS, shortened } from '@/engine/files/schema'
import type { Json } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'

/** What is wrong with a line, and what would be right; undefined for a good one. */
export type LineFault = string | undefined

/** Lines of a position that begin with a word. */
export interface LineKind<Position, Reading> {
  readonly word: string
  /** The keys of a position file that it tells of. */
  readonly keys: readonly string[]
  /** What stands behind the word; '' where nothing is to be said. */
  readonly write: (position: Position) => string
  readonly read: (reading: Reading, rest: string) => LineFault
}

/** Lines of a position that each begin with a place. */
interface PlaceLines<Position, Reading> {
  readonly pattern: RegExp
  /** What such a place is, for whoever wrote another: 'a hex of four digits'. */
  readonly name: string
  readonly keys: readonly string[]
  readonly write: (position: Position) => readonly string[]
  readonly read: (reading: Reading, place: string, rest: string) => LineFault
}

interface LinesModel<Position, Reading extends object> {
  /** The first line, for whoever finds the lines somewhere. */
  readonly head: string
  readonly kinds: readonly LineKind<Position, Reading>[]
  readonly places: PlaceLines<Position, Reading>
  /** What lines are read into. */
  readonly blank: () => Reading
  /** What is told by the last line, of a file's keys that no other line tells of. */
  readonly restOf: (position: Position, isTold: (key: string) => boolean) => Readonly<Record<string, Json>>
  readonly takeRest: (reading: Reading, rest: Json) => void
  readonly fileOf: (reading: Reading) => Parsed<Json>
}

/** How positions of a game are written as lines, and read from them; every bad line is told. */
export function linesBy<Position, Reading extends object>(model: LinesModel<Position, Reading>) {
  const { head, kinds, places } = model
  const told = [...places.keys, ...kinds.flatMap(({ keys }) => keys)]
  return {
    write(position: Position): string {
      const rest = model.restOf(position, (key) => told.includes(key))
      return [
        head,
        ...kinds.map(({ word, write }) => behind(word, write(position))),
        ...places.write(position),
        behind(REST, Object.keys(rest).length > 0 ? JSON.stringify(rest) : ''),
      ]
        .filter((line) => line !== '')
        .join('\n')
    },
    read(text: string): Parsed<Json> {
      const reading = model.blank()
      const problems = faultsByLine(text, /(^|\s)#.*$/, (line) => readLine(model, reading, line))
      return problems.length > 0 ? { ok: false, problems } : model.fileOf(reading)
    },
  }
}

/** What is wrong with the lines of a text, remarks and empty ones aside, each at its line. */
export function faultsByLine(
  text: string,
  remark: RegExp,
  faultOf: (line: string) => LineFault,
): readonly Problem[] {
  const problems = text.split(/\r?\n/).flatMap((line, nth): readonly Problem[] => {
    const said = line.replace(remark, '').trim()
    const fault = said === '' ? undefined : faultOf(said)
    return fault === undefined ? [] : [{ path: `line ${nth + 1}`, message: shortened(fault) }]
  })
  return problems.slice(0, MOST_PROBLEMS)
}

/** The word of what has no line of its own, as the file has it. */
export const REST = 'more'

function behind(word: string, text: string): string {
  return text === '' ? '' : `${word} ${text}`
}

function readLine<Position, Reading extends object>(
  { kinds, places, takeRest }: LinesModel<Position, Reading>,
  reading: Reading,
  line: string,
): LineFault {
  const [first = '', ...others] = line.split(/\s+/)
  const rest = others.join(' ')
  if (places.pattern.test(first)) return places.read(reading, first, rest)
  const word = first.toLowerCase()
  const kind = kinds.find((one) => one.word === word)
  if (kind) return kind.read(reading, rest)
  if (word !== REST) {
    const words = [...kinds.map((one) => one.word), REST].join(', ')
    return `begins with "${first}"; a line begins with ${places.name} or one of ${words}`
  }
  const json = parseJson(rest)
  if (!json.ok) return `must be "${REST}" and JSON, as this program wrote it`
  takeRest(reading, json.value as Json)
  return undefined
}

/** What stands between commas. */
export function itemsOf(rest: string): readonly string[] {
  return rest
    .split(',')
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter((item) => item !== '')
}

/** Neighbors in a list of which the same can be said. */
export function alikeIn<One>(
  list: readonly One[],
  said: (one: One) => string,
): readonly (readonly [One, ...(readonly One[])])[] {
  const groups: [One, ...One[]][] = []
  for (const one of list) {
    const last = groups.at(-1)
    if (last && said(last[0]) === said(one)) last.push(one)
    else groups.push([one])
  }
  return groups
}
