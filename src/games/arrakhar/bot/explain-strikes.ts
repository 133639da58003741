import type { Command, CommandOf } from '../commands'
import { attackForecast } from '../queries/forecast/attack'
import { salvo } from '../queries/forecast/salvo'
import { oddsOf } from '../queries/odds'
import type { Table } from '../state/position'
import { typesOf } from '../queries/stacking'
import type { Why } from './reason'

/** What an attack promises (AR-10.5 to AR-10.8). */
export function attackReason(
  table: Table,
  { attackers, hex, defenders }: CommandOf<'designateAttack'>,
): readonly Why[] {
  const { read, bonus } = oddsOf(typesOf(table, attackers), typesOf(table, defenders))
  if (!read) return []
  const { expected, all, one } = attackForecast(table, read, defenders.length)
  const emptied = defenders.length === table.units.filter((unit) => unit.hex === hex).length
  const chance = all + (defenders.length === 1 ? one : 0)
  return [{ type: 'attack', hex, odds: read, bonus, expected, emptied: emptied ? chance : 0 }]
}

/** What the fireballs at each hex promise together (AR-8.4). */
export function fireReasons(table: Table, commands: readonly Command[]): readonly Why[] {
  const byHex = new Map<string, { hex: Table['units'][number]['hex']; kinds: ('fireball' | 'wand')[] }>()
  for (const command of commands) {
    if (command.type !== 'designateFireball' && command.type !== 'designateWandFireball') continue
    const kind = command.type === 'designateFireball' ? 'fireball' : 'wand'
    const there = byHex.get(command.hex)
    if (there) there.kinds.push(kind)
    else byHex.set(command.hex, { hex: command.hex, kinds: [kind] })
  }
  return [...byHex.values()].map(({ hex, kinds }) => ({
    type: 'fireball',
    hex,
    casters: kinds.length,
    expected: salvo(table, hex, kinds).expected,
  }))
}
