import { castDraft, type Draft } from 'immer'
import { dictionary } from '@/engine/basics/dictionary'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { areAdjacent, terrainAt } from '../../queries/board'
import { endGame, endingByElimination } from '../../effects/ending'
import type { Event } from '../../events'
import { hexRefusal, isOwn, ownRefusal, progressIn, twiceRefusal } from '../../queries/guards'
import { movesOf } from '../../queries/legal/movement'
import { relocate, remove } from '../../effects/muster'
import type { Position, Table, Unit, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { groundRefusal } from '../../queries/ground'
import { leastPoints } from '../../queries/movement-reach'
import { carriersAfter, metAtWandBy, type Move, wandRefusal } from '../../queries/wand-carrying'
import { enemyOf, holds, unitOf } from '../../queries/stacking'
import { countOf } from '../../tables/units'
import { PATH, UNITS, WAND_AT } from '../kit/args'
import { command } from '../kit/kit'

/**
 * Moves units of one type together along a path (AR-7.1 to AR-7.8, AR-12.2 to AR-12.6). Nobody has to move: units
 * may wait in their entry hex as long as they like (AR-4.3).
 */
export const move = command({
  clause: 'AR-7.1',
  stage: 'movement',
  args: { units: UNITS, path: PATH, takeWandAt: WAND_AT },
  subject: 'units',
  target: 'path',
  listed: ({ table }) => movesOf(table),

  refusalOf({ table: position }, group) {
    const units: Unit[] = []
    for (const id of group.units) {
      const unit = unitOf(position, id)
      if (!unit || !isOwn(position, unit)) return goneRefusal(position, id) ?? ownRefusal(position, id)
      units.push(unit)
    }
    return (
      groupRefusal(group, units) ??
      pathRefusal(position, group, units) ??
      wandRefusal(position, group) ??
      pointsRefusal(position, group, units)
    )
  },
  perform({ draft }, { units: ids, path, takeWandAt }) {
    const position = reading(draft)
    const first = unitOf(position, ids[0] ?? '')
    const to = path.at(-1)
    if (!first || to === undefined) return []
    // Told before the unit is written: on a plain copy it is the very one that moves.
    const { type: unitType, hex: from } = first
    const met = metAtWandBy(position, ids, to)
    spend(draft, ids, path.length)
    relocate(draft, ids, to)
    meetAtWand(draft, ids, met)
    if (takeWandAt !== null) carryWand(draft, ids, to)
    const moved: Event = { type: 'moved', units: ids, unitType, from, path, wandTakenAt: takeWandAt }
    const left = terrainAt(position, to) === 'entry' ? leave(draft, ids, to) : []
    return [moved, ...left]
  },

  say({ units, path }, { table, command: { units: ids, takeWandAt, path: hexes } }) {
    const from = unitOf(table, ids[0] ?? '')?.hex ?? 'where they stand'
    const to = path === '' ? from : path
    const leaves = terrainAt(table, hexes.at(-1) ?? '') === 'entry'
    const wand = takeWandAt === null ? '' : ', and take the wand along'
    return `Move ${units} from ${from} ${leaves ? 'out of the valley at' : 'to'} ${to}${wand}`
  },
  loss({ table, command: { units, path, takeWandAt } }) {
    const type = unitOf(table, units[0] ?? '')?.type
    if (takeWandAt !== null || !type || terrainAt(table, path.at(-1) ?? '') !== 'entry') return undefined
    return `${countOf(units.length, type)} ${units.length === 1 ? 'leaves' : 'leave'} the valley for good`
  },
})

function goneRefusal(table: Table, id: UnitId): Refusal<Clause> | undefined {
  return table.left.some((unit) => unit.id === id)
    ? refuse('AR-1.3', 'That unit has left the valley and does not return.')
    : undefined
}

function groupRefusal({ units: ids }: Move, units: readonly Unit[]): Refusal<Clause> | undefined {
  const [first] = units
  if (!first) return refuse('AR-7.8', 'Name the units that move, one or more.')
  const twice = twiceRefusal(ids, 'AR-7.8')
  if (twice) return twice
  if (units.some(({ hex }) => hex !== first.hex))
    return refuse('AR-7.8', 'A group moves out of one hex; these units are in several.')
  return units.some(({ type }) => type !== first.type)
    ? refuse('AR-7.8', 'A group has units of one type; these are of several.')
    : undefined
}

function pathRefusal(table: Table, { path }: Move, [first]: readonly Unit[]): Refusal<Clause> | undefined {
  if (!first) return undefined
  if (path.length === 0) return refuse('AR-7.1', 'A move enters at least one hex.')
  const unknown = firstRefusal(path, (hex) => hexRefusal(table.settings, hex, 'AR-7.1'))
  if (unknown) return unknown
  const before = (nth: number) => path[nth - 1] ?? first.hex
  const jump = path.findIndex((hex, nth) => !areAdjacent(table, before(nth), hex))
  if (jump >= 0) return refuse('AR-7.1', `${path[jump]} is not next to ${before(jump)}.`)
  // What nobody may do is told before what these units cannot do this turn.
  if (path.some((hex, nth) => nth < path.length - 1 && terrainAt(table, hex) === 'entry'))
    return refuse('AR-7.4', 'A unit that enters an entry hex leaves the game; the path ends there.')
  return (
    firstRefusal(path, (hex, nth) => groundRefusal(table, before(nth), hex)) ??
    firstRefusal(path, (hex) =>
      holds(table, hex, enemyOf(table.side)) ? refuse('AR-7.2', `${hex} holds enemy units.`) : undefined,
    )
  )
}

function pointsRefusal(table: Table, { path }: Move, units: readonly Unit[]): Refusal<Clause> | undefined {
  const points = leastPoints(table, units)
  return path.length > points
    ? refuse('AR-7.1', `The path takes ${path.length} points; ${points} are left.`)
    : undefined
}

function spend(draft: Draft<Position>, ids: readonly UnitId[], points: number): void {
  const now = castDraft(progressIn(draft, 'movement'))
  for (const id of ids) now.spent[id] = (now.spent[id] ?? 0) + points
}

/** Notes whom units that came to the wand met there; what was noted of them before is past. */
function meetAtWand(
  draft: Draft<Position>,
  ids: readonly UnitId[],
  met: readonly UnitId[] | undefined,
): void {
  const before = progressIn(reading(draft), 'movement').metAtWand
  if (!met && !ids.some((id) => Object.hasOwn(before, id))) return
  const others = Object.entries(before).filter(([id]) => !ids.includes(id as UnitId))
  const noted = met ? ids.map((id) => [id, met] as const) : []
  castDraft(progressIn(draft, 'movement')).metAtWand = castDraft(Object.fromEntries([...others, ...noted]))
}

function carryWand(draft: Draft<Position>, ids: readonly UnitId[], to: HexId): void {
  draft.wand = { hidden: false, hex: to }
  const now = progressIn(reading(draft), 'movement')
  draft.now = castDraft({
    ...now,
    carriers: carriersAfter(ids),
    metAtWand: dictionary<UnitId, readonly UnitId[]>(),
  })
}

/** Takes units that entered an entry hex out of the game; with the wand they win it (AR-7.4, AR-12.6, AR-12.7). */
function leave(draft: Draft<Position>, ids: readonly UnitId[], hex: HexId): readonly Event[] {
  const gone = remove(draft, ids).map(({ id, type }) => ({ id, type }))
  const { wand, left } = reading(draft)
  const withWand = !wand.hidden && wand.hex === hex
  draft.left = castDraft([...left, ...gone])
  return [
    { type: 'leftValley', units: gone, hex, withWand },
    ...(withWand ? endGame(draft, { winner: 'wizard', by: 'wand' }) : endingByElimination(draft)),
  ]
}
