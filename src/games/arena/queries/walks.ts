import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { areAdjacent, holdsEnemy, isOwnKingArea, mayEnterGround, mayStepOnGround, suitsGround } from './entry'
import type { Creature, Table } from '../state/position'
import { refuse } from '../refuse'
import { boardOf, groundOf, hexAt, hexOf, isAir } from './spaces'
import { isUnder, moveOf } from './values'
import { pathsFrom } from './paths'

/** Where a unit that may move can walk, with a shortest path to each hex; ties by board order (AA-9.1). */
export function walksOf(table: Table, unit: Creature): ReadonlyMap<HexId, readonly HexId[]> {
  const { controller, at } = unit
  if (controller === null || at === null || isAir(at)) return new Map()
  return pathsFrom(boardOf(table), hexOf(at), {
    steps: moveOf(table, unit),
    mayStep: (from, to) => mayStepOnGround(table, unit, from, to),
    mustStop: (hex) => holdsEnemy(table, groundOf(hex), controller),
  })
}

/** Why a unit does not walk along a path, hex by hex (AA-9). */
export function walkRefusal(
  table: Table,
  unit: Creature,
  path: readonly HexId[],
): Refusal<Clause> | undefined {
  if (unit.at === null || isAir(unit.at)) return refuse('AA-9.6', 'It is in the air and cannot walk.')
  if (path.length > moveOf(table, unit)) return refuse('AA-9.7', 'That is too far.')
  if (path.length === 0) return refuse('AA-9.2', 'A walk goes to another hex.')
  let from = hexOf(unit.at)
  for (const [nth, to] of path.entries()) {
    const refusal =
      nth > 0 && mustStopAt(table, unit, from) ? stopRefusal() : stepRefusal(table, unit, from, to)
    if (refusal) return refusal
    from = to
  }
  return undefined
}

/** Enemies on the ground end a walk; those in the air above do not (AA-9.3, AA-9.4). */
function mustStopAt(table: Table, { controller }: Creature, hex: HexId): boolean {
  return controller !== null && holdsEnemy(table, groundOf(hex), controller)
}

function stopRefusal(): Refusal<Clause> {
  return refuse('AA-9.3', 'It must stop where it meets an enemy.')
}

function stepRefusal(table: Table, unit: Creature, from: HexId, to: HexId): Refusal<Clause> | undefined {
  if (isOwnKingArea(table, unit, to)) return refuse('AA-24.5', 'A side does not enter its own king area.')
  if (!areAdjacent(table, from, to)) return refuse('AA-9.2', 'A step goes to an adjacent hex.')
  if (!suitsGround(table, unit, to) && !isUnder(table, unit, 'freeMovement'))
    return refuse('AA-9.2', `It cannot walk on ${hexAt(table, to)?.terrain ?? 'that ground'}.`)
  if (!mayEnterGround(table, unit, to)) return refuse('AA-9.5', 'That ground is closed.')
  return mayStepOnGround(table, unit, from, to) ? undefined : refuse('AA-9.5', 'A barrier is in the way.')
}
