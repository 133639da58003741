import type { HexId } from '@/engine/hex'
import type { Command } from '../../rules/commands'
import type { Designation, Table, UnitId } from '../../rules/position'

/** A command of a plan, and where units stand when its turn comes. */
export interface Planned {
  readonly command: Command
  readonly hexOf: (unit: UnitId) => HexId | undefined
}

/** The commands of a plan, each as things stand after those before it. */
export function plannedFrom(table: Table, commands: readonly Command[]): readonly Planned[] {
  let places = new Map(table.units.map(({ id, hex }) => [id, hex]))
  return commands.map((command) => {
    const before = places
    places = placesAfter(before, command)
    return { command, hexOf: (unit) => before.get(unit) }
  })
}

function placesAfter(places: Map<UnitId, HexId>, command: Command): Map<UnitId, HexId> {
  const to = goalOf(command)
  if (!to) return places
  return new Map([...places, ...to.units.map((unit) => [unit, to.hex] as const)])
}

function goalOf(command: Command): { readonly units: readonly UnitId[]; readonly hex: HexId } | undefined {
  if (command.type === 'advance') return command
  if (command.type !== 'move') return undefined
  const hex = command.path.at(-1)
  return hex === undefined ? undefined : { units: command.units, hex }
}

/** A designation that stands already. */
export function standingDesignation({ now }: Table, id: number): Designation | undefined {
  if (!('designations' in now)) return undefined
  const designations: readonly Designation[] = now.designations
  return designations.find((made) => made.id === id)
}
