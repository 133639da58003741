import type { Json } from '@/engine/kernel/game'
import { HAUNT_IDS, type HauntId, UNIT_TYPES } from '../../tables/units'
import { UNNAMED } from '../../tables/reconstructions'
import { SCENARIOS } from '../../tables/scenarios'
import { countOf } from '../../queries/counts'
import { writePosition } from '../../files/position-write'
import type { FormerUnit, Position, Unit } from '../../state/position'

/** The first line, for whoever finds the lines somewhere. */
const HEAD = '# Arrakhar’s Wand, a position of Hexhearth'

/** Keys of a position file that have lines of their own; what is left is told on a last line, as it is. */
const IN_LINES: readonly string[] = [
  ...['game', 'scenario', 'turn', 'side', 'segment', 'haunts', 'wand', 'units', 'pool', 'cast', 'haste'],
  ...['options', 'eliminated', 'left', 'reconstruction'],
]
/** What speaks of single units, which then need their names. */
const NAMING: readonly string[] = [
  ...['moved', 'carriers', 'metAtWand', 'designations', 'advanced', 'summonPending', 'numbered'],
]

/** A position as lines to read: a line for each hex, and a few for the rest. */
export function writeLines(position: Position): string {
  const { settings, turn, side, now, secrets, eliminated, left } = position
  const rest = restOf(position)
  const isNamed = Object.keys(rest).some((key) => NAMING.includes(key))
  const pool = { demon: secrets.pool.demon, orc: secrets.pool.orc, ghoul: secrets.pool.ghoul }
  return [
    HEAD,
    `scenario ${settings.scenario}`,
    settings.reconstruction === UNNAMED ? '' : `reconstruction ${settings.reconstruction}`,
    `turn ${turn} ${side} ${now.segment}`,
    wandLine(position),
    line(
      'pool',
      Object.entries(pool).flatMap(([type, count]) => (count > 0 ? [`${count} ${type}`] : [])),
    ),
    line('eliminated', formerItems(eliminated)),
    line('left', formerItems(left)),
    line('options', optionItems(position)),
    ...hexLines(position, isNamed),
    Object.keys(rest).length > 0 ? `more ${JSON.stringify(rest)}` : '',
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function line(name: string, items: readonly string[]): string {
  return items.length > 0 ? `${name} ${items.join(', ')}` : ''
}

function wandLine({ wand, secrets }: Position): string {
  if (!wand.hidden) return `wand in ${wand.hex}`
  return secrets.wandHaunt ? `wand hidden in ${secrets.wandHaunt}` : ''
}

function formerItems(units: readonly FormerUnit[]): readonly string[] {
  return UNIT_TYPES.map((type) => [countOf(units, type), type] as const)
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${count} ${type}`)
}

function optionItems({ settings }: Position): readonly string[] {
  return Object.entries(settings.options).flatMap(([name, value]: [string, unknown]) => {
    if (value === true) return [name]
    return typeof value === 'number' ? [`${name} ${value}`] : []
  })
}

/** What is in a hex, in the order of the listing. */
interface Run {
  readonly hex: string
  readonly items: string[]
}

/** Hexes in listing order: the order in which dice are rolled for their units. */
function hexLines(position: Position, isNamed: boolean): readonly string[] {
  const runs: Run[] = []
  for (const [first, ...others] of alikeIn(position)) {
    if (!first) continue
    const item = itemOf(position, [first, ...others], isNamed)
    const last = runs.at(-1)
    if (last?.hex === first.hex) last.items.push(item)
    else runs.push({ hex: first.hex, items: [item] })
  }
  for (const haunt of HAUNT_IDS) addHaunt(runs, haunt, position.haunts[haunt])
  return runs.map(({ hex, items }) => `${hex} ${items.join(', ')}`)
}

function addHaunt(runs: Run[], haunt: HauntId, hex: string | undefined): void {
  if (hex === undefined) return
  const run = runs.find((one) => one.hex === hex)
  if (run) run.items.unshift(haunt)
  else runs.push({ hex, items: [haunt] })
}

/** Neighbors in the listing of which the same can be said. */
function alikeIn(position: Position): readonly (readonly Unit[])[] {
  const groups: Unit[][] = []
  for (const unit of position.units) {
    const last = groups.at(-1)
    if (last?.[0] && said(position, last[0]) === said(position, unit)) last.push(unit)
    else groups.push([unit])
  }
  return groups
}

function said({ cast, haste }: Position, { id, type, hex }: Unit): string {
  return [type, hex, cast.includes(id), haste[id] ?? 0].join()
}

function itemOf({ cast, haste }: Position, group: readonly Unit[], isNamed: boolean): string {
  const [first] = group
  if (!first) return ''
  const bonus = haste[first.id] ?? 0
  return [
    `${group.length} ${first.type}`,
    ...(isNamed ? [`[${group.map(({ id }) => id).join(' ')}]`] : []),
    ...(cast.includes(first.id) ? ['cast'] : []),
    ...(bonus > 0 ? [`haste ${bonus}`] : []),
  ].join(' ')
}

/** What no line tells of, as the file has it; what is usual goes without saying. */
function restOf(position: Position): Readonly<Record<string, Json>> {
  const file = writePosition(position) as Readonly<Record<string, Json>>
  const usual: Readonly<Record<string, unknown>> = {
    map: 'valley',
    allowance: SCENARIOS[position.settings.scenario].allowance,
  }
  return Object.fromEntries(
    Object.entries(file).filter(([key, value]) => !IN_LINES.includes(key) && !isSame(value, usual[key])),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other)
}

/** JSON whose keys stand in one order. */
function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : JSON.stringify(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}:${sorted(inner)}`)
    .sort()
    .join()
}
