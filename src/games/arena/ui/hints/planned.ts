import type { Command } from '../../rules/commands'
import { creatureOf, membersOf } from '../../rules/creatures'
import type { CreatureId, Space, Table } from '../../rules/position'
import { airOf, groundOf } from '../../rules/spaces'

/** A command of a plan, and where creatures are when its turn comes. */
export interface Planned {
  readonly command: Command
  readonly spaceOf: (creature: CreatureId) => Space | undefined
}

/** The commands of a plan, each as things stand after those before it. */
export function plannedFrom(table: Table, commands: readonly Command[]): readonly Planned[] {
  let places = new Map(table.creatures.map(({ id, at }) => [id, at]))
  return commands.map((command) => {
    const before = places
    places = placesAfter(table, before, command)
    return { command, spaceOf: (creature) => before.get(creature) ?? undefined }
  })
}

function placesAfter(
  table: Table,
  places: Map<CreatureId, Space | null>,
  command: Command,
): Map<CreatureId, Space | null> {
  const to = goalOf(command)
  const leader = to && creatureOf(table, to.unit)
  if (!leader) return places
  return new Map([...places, ...membersOf(table, leader).map(({ id }) => [id, to.space] as const)])
}

/** Where a move takes a unit; undefined for what is no move, and for what goes up or down in its hex. */
function goalOf(command: Command): { readonly unit: CreatureId; readonly space: Space } | undefined {
  if (command.type !== 'walk' && command.type !== 'fly') return undefined
  const hex = command.path.at(-1)
  if (hex === undefined) return undefined
  const isFlying = command.type === 'fly' && !command.land
  return { unit: command.unit, space: isFlying ? airOf(hex) : groundOf(hex) }
}
