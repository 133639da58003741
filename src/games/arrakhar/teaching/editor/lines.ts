import type { Json } from '@/engine/kernel/game'
import { sameData } from '@/engine/basics/same-data'
import { alikeIn, itemsOf, type LineFault, type LineKind, linesBy } from '@/table/editor/lines'
import { HAUNT_IDS, UNIT_NAMES, UNIT_TYPES, type UnitType } from '../../tables/units'
import { UNNAMED } from '../../tables/reconstructions'
import { SCENARIOS } from '../../tables/scenarios'
import { countOf } from '../../queries/counts'
import { writePosition } from '../../files/position-write'
import type { Position, Unit } from '../../state/position'

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

type Kind = LineKind<Position, Reading>

/** A word of the file, as it is. */
function worded(key: string, valueOf: (position: Position) => string): Kind {
  return {
    ...{ word: key, keys: [key], write: valueOf },
    read({ file }, rest) {
      file[key] = rest
      return undefined
    },
  }
}

interface Counted {
  readonly type: UnitType
  readonly count: number
}

/** Counts by type; `as` is how the file has them. */
function counted(
  key: string,
  countIn: (position: Position, type: UnitType) => number,
  as: (counts: readonly Counted[]) => Json,
): Kind {
  return {
    ...{ word: key, keys: [key] },
    write: (position) =>
      UNIT_TYPES.map((type) => ({ type, count: countIn(position, type) }))
        .filter(({ count }) => count > 0)
        .map(({ type, count }) => `${count} ${type}`)
        .join(', '),
    read({ file }, rest) {
      const counts: Counted[] = []
      for (const item of itemsOf(rest)) {
        const found = /^(\d{1,3}) (\w+)$/.exec(item)
        const type = typeOf(found?.[2])
        if (!found || !type) return `cannot read "${item}"; write a number and a type, such as "3 orc"`
        counts.push({ type, count: Number(found[1]) })
      }
      file[key] = as(counts)
      return undefined
    },
  }
}

function former(key: 'eliminated' | 'left'): Kind {
  return counted(
    key,
    (position, type) => countOf(position[key], type),
    (counts) => counts.map(({ type, count }) => ({ type, count })),
  )
}

const TURN: Kind = {
  word: 'turn',
  keys: ['turn', 'side', 'segment'],
  write: ({ turn, side, now }) => `${turn} ${side} ${now.segment}`,
  read({ file }, rest) {
    const found = /^(\d{1,5}) (\w+) (\w+)$/.exec(rest)
    if (!found) return 'must be "turn", a number, the side and the segment, such as "turn 3 wizard movement"'
    const [, turn, side = '', segment = ''] = found
    Object.assign(file, { turn: Number(turn), side, segment })
    return undefined
  },
}

const WAND: Kind = {
  word: 'wand',
  keys: ['wand'],
  write({ wand, secrets }) {
    if (!wand.hidden) return `in ${wand.hex}`
    return secrets.wandHaunt ? `hidden in ${secrets.wandHaunt}` : ''
  },
  read({ file }, rest) {
    const hidden = /^hidden in (\w\d)$/i.exec(rest)?.[1]
    const hex = /^in (\d{4})$/i.exec(rest)?.[1]
    if (hidden !== undefined) file.wand = { haunt: hidden.toUpperCase() }
    else if (hex !== undefined) file.wand = { hex }
    else return 'must be "wand hidden in" and a haunt, or "wand in" and a hex'
    return undefined
  },
}

const OPTIONS: Kind = {
  word: 'options',
  keys: ['options'],
  write: ({ settings }) =>
    Object.entries(settings.options)
      .flatMap(([name, value]: [string, unknown]) => {
        if (value === true) return [name]
        return typeof value === 'number' ? [`${name} ${value}`] : []
      })
      .join(', '),
  read({ file }, rest) {
    // By entries, so that a name such as __proto__ is one of them, and is refused as unknown.
    file.options = Object.fromEntries(
      itemsOf(rest).map((item) => {
        const [name = '', value] = item.split(' ')
        return [name, value === undefined ? true : Number(value)]
      }),
    )
    return undefined
  },
}

/** How positions are told in lines: one for each hex, and a few for the rest. */
export const LINES = linesBy<Position, Reading>({
  head: '# Arrakhar’s Wand, a position of Hexhearth',
  kinds: [
    worded('scenario', ({ settings }) => settings.scenario),
    worded('reconstruction', ({ settings: { reconstruction } }) =>
      reconstruction === UNNAMED ? '' : reconstruction,
    ),
    TURN,
    WAND,
    counted(
      'pool',
      ({ secrets }, type) => secrets.pool[type],
      (counts) => Object.fromEntries(counts.map(({ type, count }) => [type, count])),
    ),
    former('eliminated'),
    former('left'),
    OPTIONS,
  ],
  places: {
    pattern: /^\d{4}$/,
    name: 'a hex of four digits',
    keys: ['haunts', 'units', 'cast', 'haste'],
    write: hexLines,
    read: readHex,
  },
  blank: () => ({
    file: { game: 'arrakhar', scenario: 'basic', map: 'valley', wand: null, pool: {} },
    haunts: {},
    units: [],
    cast: [],
    haste: {},
    numbers: {},
  }),
  restOf,
  takeRest: ({ file }, rest) => Object.assign(file, rest),
  fileOf: ({ file, haunts, units, cast, haste }) =>
    file.turn === undefined
      ? {
          ok: false,
          problems: [{ path: '', message: 'has no turn; add a line such as "turn 3 wizard movement"' }],
        }
      : { ok: true, value: { ...file, haunts, units, cast, haste } },
})

/** What no line tells of, as the file has it; what is usual goes without saying. */
function restOf(position: Position, isTold: (key: string) => boolean): Readonly<Record<string, Json>> {
  const usual: Readonly<Record<string, unknown>> = {
    game: 'arrakhar',
    map: 'valley',
    allowance: SCENARIOS[position.settings.scenario].allowance,
  }
  const rest = Object.entries(writePosition(position) as Fields).filter(
    ([key, value]) => !isTold(key) && !sameData(value, usual[key]),
  )
  return Object.fromEntries(rest)
}

/** What speaks of single units, which then need their names. */
const NAMING: readonly string[] = [
  ...['moved', 'carriers', 'metAtWand', 'designations', 'advanced', 'summonPending', 'numbered'],
]

/** Hexes in listing order: the order in which dice are rolled for their units. */
function hexLines(position: Position): readonly string[] {
  const { units, haunts, cast, haste } = position
  const isNamed = Object.keys(writePosition(position) as Fields).some((key) => NAMING.includes(key))
  const said = ({ id, type, hex }: Unit) => [type, hex, cast.includes(id), haste[id] ?? 0].join()
  const items = alikeIn(units, said).map((group) => ({
    hex: group[0].hex,
    item: itemOf(position, group, isNamed),
  }))
  const runs = alikeIn(items, ({ hex }) => hex).map((run) => ({
    hex: run[0].hex,
    items: run.map(({ item }) => item),
  }))
  for (const haunt of HAUNT_IDS) {
    const hex = haunts[haunt]
    const run = runs.find((one) => one.hex === hex)
    if (run) run.items.unshift(haunt)
    else if (hex !== undefined) runs.push({ hex, items: [haunt] })
  }
  return runs.map((run) => `${run.hex} ${run.items.join(', ')}`)
}

function itemOf(
  { cast, haste }: Position,
  group: readonly [Unit, ...(readonly Unit[])],
  isNamed: boolean,
): string {
  const [first] = group
  const bonus = haste[first.id] ?? 0
  return [
    `${group.length} ${first.type}`,
    ...(isNamed ? [`[${group.map(({ id }) => id).join(' ')}]`] : []),
    ...(cast.includes(first.id) ? ['cast'] : []),
    ...(bonus > 0 ? [`haste ${bonus}`] : []),
  ].join(' ')
}

function readHex(reading: Reading, hex: string, rest: string): LineFault {
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

function readUnits(reading: Reading, hex: string, item: string): LineFault {
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
