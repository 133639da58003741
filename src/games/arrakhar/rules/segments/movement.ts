import { castDraft, type Draft } from 'immer'
import { dictionary } from '@/engine/dictionary'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import { firstRefusal, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { areAdjacent, terrainAt } from '../board'
import type { Move } from '../commands'
import { endGame, endingByElimination } from '../ending'
import type { Event } from '../events'
import { hexRefusal, isOwn, ownRefusal, progressIn, segmentRefusal, twiceRefusal } from '../guards'
import { relocate, remove } from '../muster'
import type { Position, Table, Unit, UnitId } from '../position'
import { refuse } from '../refuse'
import { enemyOf, holds, unitOf } from '../stacking'
import { pointsLeft } from './movement-reach'
import { carriersAfter, metAtWandBy, wandRefusal } from './wand-carrying'

/**
 * Moves units of one type together along a path (AR-7.1 to AR-7.8, AR-12.2 to AR-12.6). Nobody has to move: units
 * may wait in their entry hex as long as they like (AR-4.3).
 */
export const move: CommandRule<Position, Move, Event> = {
  refusalOf(position, command) {
    const elsewhere = segmentRefusal(position, 'movement')
    if (elsewhere) return elsewhere
    const units: Unit[] = []
    for (const id of command.units) {
      const unit = unitOf(position, id)
      if (!unit || !isOwn(position, unit)) return goneRefusal(position, id) ?? ownRefusal(position, id)
      units.push(unit)
    }
    return (
      groupRefusal(command, units) ??
      pathRefusal(position, command, units) ??
      wandRefusal(position, command) ??
      pointsRefusal(position, command, units)
    )
  },
  perform(draft, { units: ids, path, takeWandAt }) {
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
}

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
  const nths = [...path.keys()]
  return (
    firstRefusal(nths, (nth) => groundRefusal(table, before(nth), path[nth])) ??
    firstRefusal(path, (hex) =>
      holds(table, hex, enemyOf(table.side)) ? refuse('AR-7.2', `${hex} holds enemy units.`) : undefined,
    )
  )
}

/** Refuses ground that the phasing side does not enter, wherever it comes from or from there (AR-7.2, AR-7.4). */
export function groundRefusal(table: Table, from: HexId, to = from): Refusal<Clause> | undefined {
  const terrain = terrainAt(table, to)
  if (terrain === 'mountain') return refuse('AR-7.2', `${to} is a mountain; nobody enters it.`)
  if (terrain === 'entry' && table.side === 'sorcerer')
    return refuse('AR-7.4', "The sorcerer's side never enters an entry hex.")
  if (terrain === 'entry' && terrainAt(table, from) === 'entry')
    return refuse('AR-7.4', 'Units do not move from one entry hex to another.')
  return undefined
}

function pointsRefusal(table: Table, { path }: Move, units: readonly Unit[]): Refusal<Clause> | undefined {
  const points = Math.min(...units.map((unit) => pointsLeft(table, unit)))
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
  const now = progressIn(reading(draft), 'movement')
  const others = Object.entries(now.metAtWand).filter(([id]) => !ids.includes(id as UnitId))
  const noted = met ? ids.map((id) => [id, met] as const) : []
  draft.now = castDraft({ ...now, metAtWand: Object.fromEntries([...others, ...noted]) })
}

function carryWand(draft: Draft<Position>, ids: readonly UnitId[], to: HexId): void {
  draft.wand = { hidden: false, hex: to }
  const now = progressIn(reading(draft), 'movement')
  draft.now = castDraft({ ...now, carriers: carriersAfter(ids), metAtWand: dictionary() })
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
