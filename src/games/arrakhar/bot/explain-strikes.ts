import { groupedBy } from '@/engine/basics/grouped'
import type { Command, CommandOf } from '../commands'
import { attackForecast } from '../queries/forecast/attack'
import { salvo } from '../queries/forecast/salvo'
import { oddsOf } from '../queries/odds'
import type { Table } from '../state/position'
import { stackIn, typesOf } from '../queries/stacking'
import type { Why } from './reason'

/** Those of which most is to be expected first. */
export function byExpected(reasons: readonly Why[]): readonly Why[] {
  const expectedOf = (why: Why) => ('expected' in why ? why.expected : 0)
  return reasons.toSorted((one, other) => expectedOf(other) - expectedOf(one))
}

/** What an attack promises (AR-10.5 to AR-10.8). */
export function attackReason(
  table: Table,
  { attackers, hex, defenders }: CommandOf<'designateAttack'>,
): readonly Why[] {
  const { read, bonus } = oddsOf(typesOf(table, attackers), typesOf(table, defenders))
  if (!read) return []
  const { expected, losses } = attackForecast(table, read, defenders.length)
  const isAll = defenders.length === stackIn(table, hex).length
  const emptied = isAll ? (losses[defenders.length] ?? 0) : 0
  return [{ type: 'attack', hex, odds: read, bonus, expected, emptied }]
}

/** What the fireballs at each hex promise together (AR-8.4). */
export function fireReasons(table: Table, commands: readonly Command[]): readonly Why[] {
  const fireballs = commands.filter(
    (command) => command.type === 'designateFireball' || command.type === 'designateWandFireball',
  )
  return [...groupedBy(fireballs, ({ hex }) => hex)].map(([hex, there]) => {
    const kinds = there.map(({ type }) => (type === 'designateFireball' ? 'fireball' : 'wand'))
    return { type: 'fireball', hex, casters: kinds.length, expected: salvo(table, hex, kinds).expected }
  })
}
