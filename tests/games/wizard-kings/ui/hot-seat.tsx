import type { Command } from '@/games/wizard-kings/commands'
import type { Event } from '@/games/wizard-kings/events'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import type { View } from '@/games/wizard-kings/queries/view'
import type { State } from '@/games/wizard-kings/state/state'
import { Table } from '@/games/wizard-kings/ui/table'
import { HotSeat as AnyHotSeat } from '../../../support/hot-seat'

/** Both players at a table of Wizard Kings. */
export class HotSeat extends AnyHotSeat<State, Command, Event, View> {
  constructor(start: State, dice?: readonly number[]) {
    super({ rules: wizardKingsPlay, Table }, start, dice)
  }
}
