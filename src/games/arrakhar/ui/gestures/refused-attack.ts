import type { HexId } from '@/engine/hex'
import { refused } from '@/table/desk/answer'
import { UNITS } from '../../content/units'
import { areAdjacent, terrainAt } from '../../rules/board'
import { attackOf } from '../../commands/designations'
import { isOwn } from '../../rules/guards'
import type { Table, Unit } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { mayAttack } from '../../rules/segments/combat-choices'
import { closedRefusal } from '../../rules/segments/designating'
import { isOnBoard, stackIn } from '../../rules/stacking'
import type { Answer } from '../desk/gesture'
import { likeliest } from '@/table/commands/hand'
import { nearestFirst } from './nearest-first'

/**
 * Why a click in the combat segment begins no attack: dice have been rolled (AR-10.3), or what the rules have against
 * an attack by the units of the hex, or on them.
 */
export function refusedAttack(table: Table, hex: HexId): Answer {
  const closed = closedRefusal(table)
  if (closed) return refused(closed)
  const stack = stackIn(table, hex)
  const [first] = stack
  if (!first) return refused(refuse('AR-10.2', 'Nobody stands there; pick attackers or a hex with enemies.'))
  return isOwn(table, first) ? refusedAttackers(table, stack) : refusedTarget(table, first)
}

/** Why none of a stack of one's own can be named as an attacker (AR-10.1 to AR-10.3). */
export function refusedAttackers(table: Table, stack: readonly Unit[]): Answer {
  const unit = likeliest(
    stack,
    (one) => mayAttack(table, one),
    ({ type }) => UNITS[type].attacks,
    () => true,
  )
  const enemies = table.units.filter((other) => !isOwn(table, other))
  const beside = unit && enemies.find(({ hex }) => areAdjacent(table, unit.hex, hex))
  // A unit that may attack lacks nothing but an enemy beside it; another is refused whomever it attacks.
  const target =
    unit && mayAttack(table, unit)
      ? beside
      : likeliest(
          enemies,
          (enemy) => terrainAt(table, enemy.hex) !== 'entry',
          () => true,
        )
  return refused(
    closedRefusal(table) ?? refuse('AR-10.2', 'No enemy stands next to these units.'),
    unit && target ? attackBy(unit, target) : null,
  )
}

/** Why nobody attacks a stack of enemies: those beside it are asked first, then those who may still attack. */
function refusedTarget(table: Table, defender: Unit): Answer {
  const own = nearestFirst(
    table,
    table.units.filter((unit) => isOwn(table, unit)),
    defender.hex,
  )
  const attacker = likeliest(
    own,
    (unit) =>
      UNITS[unit.type].attacks && isOnBoard(table, unit) && areAdjacent(table, unit.hex, defender.hex),
    (unit) => mayAttack(table, unit),
    (unit) => UNITS[unit.type].attacks && isOnBoard(table, unit),
    ({ type }) => UNITS[type].attacks,
    () => true,
  )
  return refused(
    refuse('AR-10.2', 'No unit that may still attack stands next to that hex.'),
    attacker ? attackBy(attacker, defender) : null,
  )
}

function attackBy(attacker: Unit, { id, hex }: Unit) {
  return attackOf({ attackers: [attacker.id], hex, defenders: [id] })
}
