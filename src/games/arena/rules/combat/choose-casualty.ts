import type { CommandRule } from '@/engine/game'
import type { ChooseCasualty } from '../commands'
import type { Event } from '../events'
import type { Position } from '../position'

export const chooseCasualty: CommandRule<Position, ChooseCasualty, Event> = {
  refusalOf: () => undefined,
  perform: () => [],
}
