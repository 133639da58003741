import type { Command } from '@/games/archmagi/commands'
import type { Event } from '@/games/archmagi/events'
import { archmagiPlay } from '@/games/archmagi/play'
import type { View } from '@/games/archmagi/queries/view'
import type { State } from '@/games/archmagi/state/state'
import { ArchmagiTable } from '@/games/archmagi/ui/table'
import { HotSeat as AnyHotSeat } from '../../../support/hot-seat'

/** All players at a table of Archmagi. */
export class HotSeat extends AnyHotSeat<State, Command, Event, View> {
  constructor(start: State, dice?: readonly number[]) {
    super({ rules: archmagiPlay, Table: ArchmagiTable }, start, dice)
  }
}
