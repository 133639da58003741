import type { CommandRule } from '@/engine/game'
import type { Fire } from '../commands'
import type { Event } from '../events'
import type { Position } from '../position'

export const fire: CommandRule<Position, Fire, Event> = {
  refusalOf: () => undefined,
  perform: () => [],
}
