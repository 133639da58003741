import { aimOf } from '@/engine/kernel/words'
import { type Command, COMMANDS } from '../../commands'
import { creatureOf, membersOf } from '../../rules/creatures'
import type { Space, Table } from '../../rules/position'
import { airOf, groundOf } from '../../rules/spaces'

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

/** Moves are foreseen; what goes up or down in its hex stays there. */
function tableAfter<T extends Table>(table: T, command: Command): T {
  if (!('unit' in command)) return table
  const leader = creatureOf(table, command.unit)
  const [hex] = aimOf(COMMANDS, table, command).to
  if (!leader || hex === undefined) return table
  const at: Space = 'land' in command && !command.land ? airOf(hex) : groundOf(hex)
  const moved = membersOf(table, leader).map(({ id }) => id)
  const creatures = table.creatures.map((one) => (moved.includes(one.id) ? { ...one, at } : one))
  return { ...table, creatures }
}
