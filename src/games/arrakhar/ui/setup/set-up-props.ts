import type { TableProps } from '@/engine/table/table'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { SetUp } from '../../state/position'
import type { View } from '../../state/view'

type Shell = TableProps<View, Command, Event>

/** What a placement screen is given: the seat's view, its own part of the set-up, and the way to play. */
export interface PlacementProps extends Pick<Shell, 'view' | 'play' | 'seal'> {
  readonly setUp: SetUp
}

export type Play = Shell['play']
