import { refusalOf } from '../command-rules'
import type { Command } from '../commands'
import { cardOf, creaturesIn } from '../creatures'
import { liesAt } from '../phases/equip'
import type { ArenaSeat, Position } from '../position'

/** Every item that a creature may take up or put down (AA-6.2). */
export function equipCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  const own = position.creatures.filter(({ controller }) => controller === seat)
  return position.items
    .flatMap((item): Command[] => {
      const { place, id } = item
      if ('by' in place) return [{ type: 'drop', seat, creature: place.by, item: id }]
      return own
        .filter((creature) => liesAt(item, creature))
        .map((creature) => ({ type: 'equip', seat, creature: creature.id, item: id }))
    })
    .filter((command) => !refusalOf(position, command))
}

/** Everybody who may get on something or off it (AA-7.1, AA-7.6). */
export function mountCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  const near = position.creatures.filter(({ controller }) => controller === seat || controller === null)
  return near
    .flatMap((rider): Command[] => {
      if (rider.on !== null) return [{ type: 'dismount', seat, rider: rider.id }]
      if (rider.at === null) return []
      return creaturesIn(position, rider.at)
        .filter((mount) => cardOf(mount).size > cardOf(rider).size)
        .map((mount) => ({ type: 'mount', seat, rider: rider.id, mount: mount.id }))
    })
    .filter((command) => !refusalOf(position, command))
}
