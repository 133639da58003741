import type { Json } from '@/engine/kernel/game'
import { parseJson } from '@/engine/files/json'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { MOST_PROBLEMS, shortened } from '@/engine/files/schema'
import { HAUNT_IDS, UNIT_NAMES, UNIT_TYPES, type UnitType } from '../../tables/units'

type Fields = Record<string, Json>

/** A position file as the lines read so far make it. */
interface Reading {
  readonly file: Fields
  readonly haunts: Record<string, Json>
  readonly units: Json[]
  readonly cast: string[]
  readonly haste: Record<string, number>
  /** How many units of each type have had their name. */
  readonly numbers: Partial<Record<UnitType, number>>
}

/** What is wrong with a line, and what would be right; undefined for a good one. */
type Fault = string | undefined

/** A position file from lines as `writeLines` writes them; every bad line is told. */
export function readLines(text: string): Parsed<Json> {
  const reading: Reading = {
    file: { game: 'arrakhar', scenario: 'basic', map: 'valley', wand: null, pool: {} },
    haunts: {},
    units: [],
    cast: [],
    haste: {},
    numbers: {},
  }
  const problems = text.split(/\r?\n/).flatMap((line, nth): readonly Problem[] => {
    const words = line.replace(/(^|\s)#.*$/, '').trim()
    const fault = words === '' ? undefined : readLine(reading, words)
    return fault === undefined ? [] : [{ path: `line ${nth + 1}`, message: shortened(fault) }]
  })
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
  if (reading.file.turn === undefined)
    return {
      ok: false,
      problems: [{ path: '', message: 'has no turn; add a line such as "turn 3 wizard movement"' }],
    }
  const { file, haunts, units, cast, haste } = reading
  return { ok: true, value: { ...file, haunts, units, cast, haste } }
}

function readLine(reading: Reading, line: string): Fault {
  const [first = '', ...others] = line.split(/\s+/)
  const rest = others.join(' ')
  if (/^\d{4}$/.test(first)) return readHex(reading, first, rest)
  const word = first.toLowerCase()
  const read = Object.hasOwn(READERS, word) ? READERS[word] : undefined
  if (read) return read(reading.file, rest)
  return `begins with "${first}"; a line begins with a hex of four digits or one of ${Object.keys(READERS).join(', ')}`
}

const READERS: Readonly<Record<string, (file: Fields, rest: string) => Fault>> = {
  scenario: (file, rest) => {
    file.scenario = rest
    return undefined
  },
  reconstruction: (file, rest) => {
    file.reconstruction = rest
    return undefined
  },
  turn: readTurn,
  wand: readWand,
  pool: (file, rest) => {
    const counts = readCounts(rest)
    if (typeof counts === 'string') return counts
    file.pool = Object.fromEntries(counts.map(({ type, count }) => [type, count]))
    return undefined
  },
  eliminated: readFormer('eliminated'),
  left: readFormer('left'),
  options: readOptions,
  more: readMore,
}

function readTurn(file: Fields, rest: string): Fault {
  const found = /^(\d{1,5}) (\w+) (\w+)$/.exec(rest)
  if (!found) return 'must be "turn", a number, the side and the segment, such as "turn 3 wizard movement"'
  const [, turn, side = '', segment = ''] = found
  Object.assign(file, { turn: Number(turn), side, segment })
  return undefined
}

function readWand(file: Fields, rest: string): Fault {
  const hidden = /^hidden in (\w\d)$/i.exec(rest)?.[1]
  const hex = /^in (\d{4})$/i.exec(rest)?.[1]
  if (hidden !== undefined) file.wand = { haunt: hidden.toUpperCase() }
  else if (hex !== undefined) file.wand = { hex }
  else return 'must be "wand hidden in" and a haunt, or "wand in" and a hex'
  return undefined
}

function readFormer(key: 'eliminated' | 'left') {
  return (file: Fields, rest: string): Fault => {
    const counts = readCounts(rest)
    if (typeof counts === 'string') return counts
    file[key] = counts.map(({ type, count }) => ({ type, count }))
    return undefined
  }
}

function readOptions(file: Fields, rest: string): Fault {
  // By entries, so that a name such as __proto__ is one of them, and is refused as unknown.
  file.options = Object.fromEntries(
    itemsOf(rest).map((item) => {
      const [name = '', value] = item.split(' ')
      return [name, value === undefined ? true : Number(value)]
    }),
  )
  return undefined
}

function readMore(file: Fields, rest: string): Fault {
  const json = parseJson(rest)
  if (!json.ok) return 'must be "more" and JSON, as this program wrote it'
  Object.assign(file, json.value)
  return undefined
}

interface Counted {
  readonly type: UnitType
  readonly count: number
}

function readCounts(rest: string): readonly Counted[] | string {
  const counts: Counted[] = []
  for (const item of itemsOf(rest)) {
    const found = /^(\d{1,3}) (\w+)$/.exec(item)
    const type = typeOf(found?.[2])
    if (!found || !type) return `cannot read "${item}"; write a number and a type, such as "3 orc"`
    counts.push({ type, count: Number(found[1]) })
  }
  return counts
}

function readHex(reading: Reading, hex: string, rest: string): Fault {
  for (const item of itemsOf(rest)) {
    const haunt = HAUNT_IDS.find((one) => one === item.toUpperCase())
    if (haunt) reading.haunts[haunt] = hex
    else {
      const fault = readUnits(reading, hex, item)
      if (fault !== undefined) return fault
    }
  }
  return itemsOf(rest).length > 0 ? undefined : `says nothing of ${hex}; write what is there, such as "2 elf"`
}

const UNITS = /^(?:(\d{1,2}) )?([a-z]+)(?: \[([^\]]*)\])?( cast)?(?: haste (\d{1,2}))?$/i

function readUnits(reading: Reading, hex: string, item: string): Fault {
  const found = UNITS.exec(item)
  const type = typeOf(found?.[2])
  if (!found || !type)
    return `cannot read "${item}"; write a haunt such as T1, or a number and a type (${UNIT_TYPES.join(', ')}), then "cast" or "haste 4" if need be`
  const names = namesOf(reading, { type, count: Number(found[1] ?? 1) }, found[3])
  reading.units.push({ type, hex, count: names.length, ids: names })
  if (found[4] !== undefined) reading.cast.push(...names)
  if (found[5] !== undefined) for (const name of names) reading.haste[name] = Number(found[5])
  return undefined
}

/** The names given, or else the type and a number in the order of the lines. */
function namesOf({ numbers }: Reading, { type, count }: Counted, given?: string): readonly string[] {
  if (given !== undefined) return given.split(/\s+/).filter((name) => name !== '')
  return Array.from({ length: count }, () => {
    const number = (numbers[type] ?? 0) + 1
    numbers[type] = number
    return `${type}-${number}`
  })
}

function typeOf(word = ''): UnitType | undefined {
  const small = word.toLowerCase()
  return UNIT_TYPES.find((type) => type === small || UNIT_NAMES[type].many === small)
}

function itemsOf(rest: string): readonly string[] {
  return rest
    .split(',')
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter((item) => item !== '')
}
