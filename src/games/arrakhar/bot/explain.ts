import { groupedBy } from '@/engine/basics/grouped'
import type { HexId } from '@/engine/kernel/hex'
import type { Command } from '../commands'
import { hasteForecast } from '../queries/forecast/haste'
import type { Position, Table } from '../state/position'
import { typeSummonedAt } from '../queries/summon-choices'
import { unitInPlay } from '../queries/stacking'
import { sitesOf } from './beliefs'
import { movementReasons } from './explain-movement'
import { attackReason, byExpected, fireReasons } from './explain-strikes'
import type { Why } from './reason'

/** Why a plan is made in a supposed position, the weightiest reason first; none in the set-up. */
export function reasonsFor(position: Position, commands: readonly Command[]): readonly Why[] {
  if (position.now.segment === 'movement')
    return movementReasons(
      position,
      commands.filter((command) => command.type === 'move'),
    )
  const reasons = [
    ...commands.flatMap((command) => reasonFor(position, command)),
    ...fireReasons(position, commands),
    ...hasteReasons(position, commands),
  ]
  const isIdle = reasons.length === 0 && commands[0]?.type === 'endSegment'
  return isIdle ? [{ type: 'nothing' }] : byExpected(reasons)
}

function reasonFor(table: Table, command: Command): readonly Why[] {
  switch (command.type) {
    case 'designateAttack':
      return attackReason(table, command)
    case 'castSummon':
      return [{ type: 'summon', haunt: command.haunt, unitType: typeSummonedAt(command.haunt) }]
    case 'advance':
      return goingInto(table, command.hex)
    case 'placeOrc':
      return [{ type: 'unchecked', haunts: Object.keys(table.haunts).length }]
    default:
      return []
  }
}

/** An advance enters the wand's hex, or a haunt to check it. */
function goingInto(table: Table, hex: HexId): readonly Why[] {
  if (!table.wand.hidden && table.wand.hex === hex) return [{ type: 'wand', hex, distance: 0 }]
  const sites = sitesOf(table)
  return sites
    .filter((site) => site.hex === hex)
    .map(({ haunt }) => ({ type: 'haunt', haunt, hex, distance: 0, chance: 1 / sites.length }))
}

/** The bonus that each hasted stack has on average (AR-9.3, AR-9.4). */
function hasteReasons(table: Table, commands: readonly Command[]): readonly Why[] {
  const castings = commands.filter((command) => command.type === 'designateHaste')
  const byHex = groupedBy(castings, ({ hex, caster }) => hex ?? unitInPlay(table, caster).hex)
  return [...byHex].map(([hex, { length }]) => ({
    type: 'haste',
    hex,
    expected: hasteForecast(table, length).expected,
  }))
}
