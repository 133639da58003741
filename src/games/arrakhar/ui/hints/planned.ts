import { aimOf } from '@/engine/kernel/words'
import { type Command, COMMANDS } from '../../commands'
import type { Table } from '../../rules/position'

/** A command of a plan, and the table as it is when its turn comes. */
export interface Planned<T extends Table> {
  readonly command: Command
  readonly table: T
}

/** The commands of a plan, each as things stand after those before it. */
export function plannedFrom<T extends Table>(table: T, commands: readonly Command[]): readonly Planned<T>[] {
  let now = table
  return commands.map((command) => {
    const planned = { command, table: now }
    now = tableAfter(now, command)
    return planned
  })
}

/** Moves and advances are foreseen, and nothing that dice decide. */
function tableAfter<T extends Table>(table: T, command: Command): T {
  if (command.type !== 'move' && command.type !== 'advance') return table
  const [hex] = aimOf(COMMANDS, table, command).to
  if (hex === undefined) return table
  const units = table.units.map((unit) => (command.units.includes(unit.id) ? { ...unit, hex } : unit))
  return { ...table, units }
}
