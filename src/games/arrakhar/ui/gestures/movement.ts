import type { HexMark } from '@/board/board-props'
import { onceForEach } from '@/engine/basics/once'
import type { HexId } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'
import { filterStable, markAll } from '@/table/commands/hand'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { STACKING_LIMIT } from '../../tables/units'
import { boardOf, terrainAt } from '../../queries/board'
import type { CommandOf } from '../../commands'
import { isOwn } from '../../queries/guards'
import { groundRefusal } from '../../queries/ground'
import { destinationsOf, pointsLeft, stackingFaults } from '../../queries/movement-reach'
import { wandOffer } from '../../queries/wand-carrying'
import type { Table, Unit, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { stackIn, stacksOf, unitOf } from '../../queries/stacking'
import type { Answer, Gesture, Hand, UnitsPicked } from '../desk/gesture'

interface Reached {
  readonly table: Table
  readonly found: ReturnType<typeof destinationsOf>
}

const reached = new WeakMap<readonly UnitId[], Reached>()

/** Where a group can go, searched once for the board, the paths and the panel, which all ask in one moment. */
export function reachOfGroup(table: Table, units: readonly UnitId[]): Reached['found'] {
  const before = reached.get(units)
  if (before?.table === table) return before.found
  const found = destinationsOf(table, units)
  reached.set(units, { table, found })
  return found
}

/** The phasing side's units in a hex that still have movement points (AR-7.1). */
export function moversIn(table: Table, hex: HexId): readonly Unit[] {
  return stackIn(table, hex).filter((unit) => canMove(table, unit))
}

function canMove(table: Table, unit: Unit): boolean {
  return isOwn(table, unit) && pointsLeft(table, unit) > 0
}

/** Hexes with units that can still move, in listing order. */
export const moverHexes = onceForEach((table: Table): readonly HexId[] =>
  stacksOf(table).flatMap(({ hex, units }) => (units.some((unit) => canMove(table, unit)) ? hex : [])),
)

/** Picks the movers of a hex: all of one type, from an entry hex no more than a board hex holds. */
export function pickMovers(table: Table, hex: HexId): Answer {
  const movers = moversIn(table, hex)
  const first = movers[0]
  if (!first) return refusedStack(table, hex)
  const alike = movers.filter((unit) => unit.type === first.type)
  const most = terrainAt(table, hex) === 'entry' ? STACKING_LIMIT : alike.length
  return goOn(
    unitsPicked(
      hex,
      alike.slice(0, most).map(({ id }) => id),
    ),
  )
}

/** A group picked for movement; the wand goes along unless the player says otherwise. */
export function unitsPicked(hex: HexId, units: readonly UnitId[], takesWand = true): Gesture {
  return units.length === 0 ? IDLE : { name: 'UnitsPicked', hex, units, takesWand }
}

function answerMovement(table: Table, gesture: Gesture, hex: HexId): Answer {
  if (gesture.name !== 'UnitsPicked') return pickMovers(table, hex)
  if (hex === gesture.hex) return goOn(IDLE)
  const command = moveTo(table, gesture, hex)
  if (command) return playThen([command], { ...gesture, hex })
  if (moversIn(table, hex).length > 0) return pickMovers(table, hex)
  return refused(
    groundRefusal(table, gesture.hex, hex) ??
      refuse('AR-7.1', 'No path leads there with the movement points left.'),
    wishedMove(table, gesture, hex),
  )
}

/** The move of the picked group to a hex it can reach, or undefined. */
function moveTo(table: Table, picked: UnitsPicked, hex: HexId): CommandOf<'move'> | undefined {
  const destination = reachOfGroup(table, picked.units).get(hex)
  if (!destination) return undefined
  const offer = wandOffer(table, picked.units, destination.path)
  return {
    type: 'move',
    units: picked.units,
    path: destination.path,
    takeWandAt: picked.takesWand ? offer : null,
  }
}

/** The path that a move of the picked group to a hex would take, start included. */
export function pathInHand(table: Table, gesture: Gesture, hex: HexId): readonly HexId[] | null {
  if (gesture.name !== 'UnitsPicked') return null
  const destination = reachOfGroup(table, gesture.units).get(hex)
  return destination ? [gesture.hex, ...destination.path] : null
}

/** A move to where the group cannot go, so that the rules say why: over clear hexes if there is a way at all. */
function wishedMove(table: Table, picked: UnitsPicked, hex: HexId): CommandOf<'move'> | null {
  const { grid, terrain } = boardOf(table.settings)
  const goal = grid.indexOf(hex)
  const reach = reachFrom(grid, grid.indexOf(picked.hex), grid.ids.length, (index) =>
    terrain[index] === 'clear' ? 'through' : 'into',
  )
  const path = pathTo(reach, goal).flatMap((index) => grid.ids[index] ?? [])
  return path.length === 0 ? null : { type: 'move', units: picked.units, path, takeWandAt: null }
}

function refusedStack(table: Table, hex: HexId): Answer {
  const [unit] = stackIn(table, hex)
  if (!unit) return refused(refuse('AR-7.1', 'No unit stands there; pick a stack that can still move.'))
  if (!isOwn(table, unit)) return refused(refuse('AR-5.6', 'Those units belong to the other side.'))
  return refused(refuse('AR-7.1', 'Those units have no movement points left.'))
}

/** Moving (AR-7). */
export const MOVEMENT_HAND: Hand = {
  hexesToAct: moverHexes,
  answer: answerMovement,
  settled: (table, gesture) => (gesture.name === 'UnitsPicked' ? settledMovers(table, gesture) : IDLE),
  marks: (table, gesture) => [
    ...(gesture.name === 'UnitsPicked' ? pickedMarks(table, gesture) : markAll(moverHexes(table), 'choice')),
    ...markAll(stackingFaults(table), 'forbidden'),
  ],
}

function pickedMarks(table: Table, { hex, units }: UnitsPicked): readonly HexMark[] {
  return [{ hex, kind: 'selected' }, ...reachMarks(table, units)]
}

/** Hexes in reach; those where the group may pass but not stay are told apart (AR-7.6, AR-7.7). */
function reachMarks(table: Table, units: readonly UnitId[]): readonly HexMark[] {
  return [...reachOfGroup(table, units).values()].map(({ hex, pointsLeft: left, staysLegal }) => ({
    hex,
    kind: staysLegal ? 'reach' : 'forbidden',
    text: String(left),
  }))
}

function settledMovers(table: Table, gesture: UnitsPicked): Gesture {
  const units = filterStable(gesture.units, (id) => {
    const unit = unitOf(table, id)
    return unit?.hex === gesture.hex && pointsLeft(table, unit) > 0
  })
  if (units.length === 0) return IDLE
  return units === gesture.units ? gesture : { ...gesture, units }
}
