import type { CommandRule } from '@/engine/game'
import type { Resolve } from '../commands'
import type { Event } from '../events'
import type { Position } from '../position'

export const resolve: CommandRule<Position, Resolve, Event> = {
  refusalOf: () => undefined,
  perform: () => [],
}
