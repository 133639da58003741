import type { CommandRule } from '@/engine/game'
import type { AttackVehicle } from '../commands'
import type { Event } from '../events'
import type { Position } from '../position'

export const attackVehicle: CommandRule<Position, AttackVehicle, Event> = {
  refusalOf: () => undefined,
  perform: () => [],
}
