import { HAUNT_IDS } from '../tables/units'
import type { Command, CommandOf } from '../commands'
import { hasteForecast } from '../queries/forecast/haste'
import type { Position, Table } from '../state/position'
import { typeSummonedAt } from '../queries/summon-choices'
import { unitOf } from '../queries/stacking'
import { movementReasons } from './explain-movement'
import { attackReason, fireReasons } from './explain-strikes'
import type { Why } from './reason'

/** Why a plan is made in a supposed position, the weightiest reason first; none in the set-up. */
export function reasonsFor(position: Position, commands: readonly Command[]): readonly Why[] {
  const moves = commands.filter((command): command is CommandOf<'move'> => command.type === 'move')
  if (position.now.segment === 'movement') return movementReasons(position, moves)
  const reasons = [
    ...commands.flatMap((command) => reasonFor(position, command)),
    ...fireReasons(position, commands),
    ...hasteReasons(position, commands),
  ]
  const isIdle = reasons.length === 0 && commands[0]?.type === 'endSegment'
  return isIdle ? [{ type: 'nothing' }] : reasons.toSorted((one, other) => weightOf(other) - weightOf(one))
}

function weightOf(why: Why): number {
  return 'expected' in why ? why.expected : 0
}

function reasonFor(table: Table, command: Command): readonly Why[] {
  switch (command.type) {
    case 'designateAttack':
      return attackReason(table, command)
    case 'castSummon':
      return [{ type: 'summon', haunt: command.haunt, unitType: typeSummonedAt(command.haunt) }]
    case 'advance':
      return [...goingInto(table, command.hex)]
    case 'placeOrc':
      return [{ type: 'unchecked', haunts: Object.keys(table.haunts).length }]
    default:
      return []
  }
}

/** An advance enters the wand's hex, or a haunt to check it. */
function goingInto(table: Table, hex: string): readonly Why[] {
  if (!table.wand.hidden && table.wand.hex === hex)
    return [{ type: 'wand', hex: table.wand.hex, distance: 0 }]
  const haunt = HAUNT_IDS.find((id) => table.haunts[id] === hex)
  const at = haunt && table.haunts[haunt]
  if (haunt === undefined || at === undefined) return []
  return [{ type: 'haunt', haunt, hex: at, distance: 0, chance: 1 / Object.keys(table.haunts).length }]
}

/** The bonus that each hasted stack has on average (AR-9.3, AR-9.4). */
function hasteReasons(table: Table, commands: readonly Command[]): readonly Why[] {
  const castings = new Map<Table['units'][number]['hex'], number>()
  for (const command of commands) {
    if (command.type !== 'designateHaste') continue
    const hex = command.hex ?? unitOf(table, command.caster)?.hex
    if (hex !== undefined) castings.set(hex, (castings.get(hex) ?? 0) + 1)
  }
  return [...castings].map(([hex, count]) => ({
    type: 'haste',
    hex,
    expected: hasteForecast(table, count).expected,
  }))
}
