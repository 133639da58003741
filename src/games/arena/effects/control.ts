import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { canHold, creatureOf, creaturesIn, otherSeat } from '../queries/creatures'
import type { Event } from '../events'
import {
  type ArenaSeat,
  type CreatureId,
  type Position,
  SEATS,
  type Space,
  type Table,
} from '../state/position'
import { airOf, boardOf, groundOf, hexOf, isAir } from '../queries/spaces'

/** Control taken by a unit that enters a space (AA-5.2 to AA-5.5). */
export function enterSpace(draft: Draft<Position>, leader: CreatureId, space: Space): Event[] {
  const table = reading(draft)
  const unit = creatureOf(table, leader)
  if (!unit?.controller || !canHold(unit)) return []
  const enemy = otherSeat(unit.controller)
  const isContested = creaturesIn(table, space).some(({ controller }) => controller === enemy)
  // A flyer takes nothing from those who stand below (AA-5.3, AA-5.4).
  const isHeldBelow = isAir(space) && holds(table, groundOf(hexOf(space)), enemy)
  return isContested || isHeldBelow ? [] : giveControl(draft, hexOf(space), unit.controller)
}

/**
 * Control of every hex by who stands there now (AA-5.6). A hex that is left stays controlled (AA-5.1); changed land,
 * storms and magic that places nobody ask for no new count (AA-5.8).
 */
export function settleControl(draft: Draft<Position>): Event[] {
  const table = reading(draft)
  return boardOf(table).ids.flatMap((hex) => {
    const onGround = SEATS.filter((seat) => holds(table, groundOf(hex), seat))
    const holders = onGround.length > 0 ? onGround : SEATS.filter((seat) => holds(table, airOf(hex), seat))
    const [seat] = holders
    return seat && holders.length === 1 ? giveControl(draft, hex, seat) : []
  })
}

/** The hexes that a seat controls; the king areas of the basic game count for nothing (AA-4.4, AA-24.4). */
export function hexesOf(table: Pick<Table, 'settings' | 'hexes'>, seat: ArenaSeat): readonly HexId[] {
  return boardOf(table).ids.filter((hex) => table.hexes[hex]?.control === seat && !isNobodys(table, hex))
}

function holds(table: Table, space: Space, seat: ArenaSeat): boolean {
  return table.creatures.some(
    (creature) => creature.at === space && creature.controller === seat && canHold(creature),
  )
}

function giveControl(draft: Draft<Position>, id: HexId, seat: ArenaSeat): Event[] {
  const hex = ownOf(draft.hexes, id)
  if (!hex || hex.control === seat || isNobodys(draft, id)) return []
  hex.control = seat
  return [{ type: 'controlChanged', hex: id, seat }]
}

function isNobodys(table: Pick<Table, 'settings'>, hex: HexId): boolean {
  return table.settings.ruleset === 'basic' && boardOf(table).kings.includes(hex)
}
