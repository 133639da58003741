import type { Command } from '@/games/arena/commands'
import type { Event } from '@/games/arena/events'
import { arenaPlay } from '@/games/arena/play'
import type { Position } from '@/games/arena/state/position'
import type { View } from '@/games/arena/state/view'
import { ArenaTable } from '@/games/arena/ui/table'
import type { TableProps } from '@/engine/table/table'
import { HotSeat as AnyHotSeat } from '../../../support/hot-seat'

/** Both players at a table of Arena. */
export class HotSeat extends AnyHotSeat<Position, Command, Event, View> {
  constructor(start: Position, dice?: readonly number[], more?: Partial<TableProps<View, Command, Event>>) {
    super({ rules: arenaPlay, Table: ArenaTable }, start, dice, more)
  }
}
