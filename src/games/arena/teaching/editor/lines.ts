import type { Json } from '@/engine/kernel/game'
import { parseJson } from '@/engine/files/json'
import type { HexId } from '@/engine/kernel/hex'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { MOST_PROBLEMS, shortened } from '@/engine/files/schema'
import { hexesFrom } from '../../files/read-hexes'
import { seatNumber } from '../../files/seat-numbers'
import type { ArenaSeat, Position } from '../../state/position'

type Fields = Record<string, Json>

/** The first line, for whoever finds the lines somewhere. */
const HEAD = '# Arena, a position of Hexhearth'

/** What a position says in lines: moment, hexes that somebody has changed or holds, and who is where. */
export function writeLines(position: Position): readonly string[] {
  const { settings, turn, active, now, pools, creatures, items, corpses } = position
  return [
    HEAD,
    `map ${settings.map}`,
    `turn ${turn} ${active} ${now.phase}`,
    `pools ${pools.west} ${pools.east}`,
    ...hexLines(position),
    ...creatures.map(({ id, card, owner, at, on, cameFrom }) =>
      words(owner, card, id, at ?? 'hand', on && `on ${on}`, cameFrom && `from ${cameFrom}`),
    ),
    ...items.map(({ id, card, place }) =>
      words('item', card, id, 'at' in place ? place.at : `by ${place.by}`),
    ),
    ...corpses.map(({ id, card, owner, hex }) => words('corpse', card, id, hex, owner)),
  ]
}

/** Hexes that are not as the map and who stands in them would have it. */
function hexLines({ hexes, settings, creatures }: Position): readonly string[] {
  const plain = hexesFrom({}, settings, creatures)
  return (Object.keys(hexes) as HexId[]).flatMap((id) => {
    const [hex, usual] = [hexes[id], plain[id]]
    if (!hex) return []
    const { terrain, control, storm } = hex
    if (terrain === usual?.terrain && control === usual.control && storm === usual.storm) return []
    return [words('hex', id, terrain, control ?? 'nobody', storm === null ? '' : `storm ${storm}`)]
  })
}

function words(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ')
}

/** What is wrong with a line, and what would be right; undefined for a good one. */
type Fault = string | undefined
type Reader = (file: Fields, words: readonly string[]) => Fault

/** A position file from lines as `writeLines` writes them; every bad line is told. */
export function readLines(text: string): Parsed<Json> {
  const file: Fields = { game: 'arena', hexes: {}, creatures: [], items: [], corpses: [] }
  const problems = text.split(/\r?\n/).flatMap((line, nth): readonly Problem[] => {
    const fault = readLine(file, line.replace(/^\s*#.*$/, '').trim())
    return fault === undefined ? [] : [{ path: `line ${nth + 1}`, message: shortened(fault) }]
  })
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
    : { ok: true, value: file }
}

function readLine(file: Fields, line: string): Fault {
  if (line === '') return undefined
  const [word = '', ...rest] = line.split(/\s+/)
  if (word === 'more') return readMore(file, line.slice(word.length))
  const read = Object.hasOwn(READERS, word) ? READERS[word] : undefined
  return read
    ? read(file, rest)
    : `begins with "${word}"; a line begins with one of ${[...Object.keys(READERS), 'more'].join(', ')}`
}

const READERS: Readonly<Record<string, Reader>> = {
  map(file, [map = '']) {
    Object.assign(file, { map, ruleset: map === 'basic' ? 'basic' : 'advanced' })
    return undefined
  },
  turn(file, [turn, active, phase]) {
    if (!isSeat(active) || phase === undefined) return 'must be like "turn 5 west movement"'
    const stage = STAGES.find((one) => one === phase)
    Object.assign(file, {
      turn: Number(turn),
      active: seatNumber(active),
      ...(stage ? { stage } : { phase }),
    })
    return undefined
  },
  pools(file, [west, east]) {
    file['pools'] = [Number(west), Number(east)]
    return undefined
  },
  hex: readHex,
  west: (file, rest) => readCreature(file, 'west', rest),
  east: (file, rest) => readCreature(file, 'east', rest),
  item(file, [type = '', id = '', place = '', by]) {
    listIn(file, 'items').push({ id, type, ...(place === 'by' ? { by: by ?? '' } : { at: place }) })
    return undefined
  },
  corpse(file, [type = '', id = '', at = '', owner]) {
    if (!isSeat(owner)) return 'must be like "corpse elf corpse-3 B4 east"'
    listIn(file, 'corpses').push({ id, type, owner: seatNumber(owner), at })
    return undefined
  },
}

/** Stages of the game that have no phases. */
const STAGES = ['build', 'placeBasic', 'over'] as const

function readHex(file: Fields, [id = '', terrain = '', control, storm, last]: readonly string[]): Fault {
  if (control !== 'nobody' && !isSeat(control))
    return 'must be like "hex C5 Rocky west" or "hex C5 Grass nobody"'
  const fields: Fields = {
    terrain,
    control: control === 'nobody' ? null : seatNumber(control),
    ...(storm === 'storm' && { storm: Number(last) }),
  }
  file['hexes'] = { ...(file['hexes'] as Fields), [id]: fields }
  return undefined
}

function readCreature(
  file: Fields,
  owner: ArenaSeat,
  [type = '', id, at, ...rest]: readonly string[],
): Fault {
  if (id === undefined || at === undefined) return `must be like "${owner} orc orc-3 C5 from C4"`
  const more = Object.fromEntries(
    rest.flatMap((key, nth) => (nth % 2 === 0 ? [[key, rest[nth + 1] ?? ''] as const] : [])),
  )
  listIn(file, 'creatures').push({ id, type, owner: seatNumber(owner), at, ...more })
  return undefined
}

/** What has no line of its own, as the file has it. */
function readMore(file: Fields, json: string): Fault {
  const parsed = parseJson(json)
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null)
    return 'must be "more" and an object in JSON'
  Object.assign(file, parsed.value)
  return undefined
}

function listIn(file: Fields, key: string): Json[] {
  return file[key] as Json[]
}

function isSeat(word: string | undefined): word is ArenaSeat {
  return word === 'west' || word === 'east'
}
