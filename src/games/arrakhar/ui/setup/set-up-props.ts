import type { TableProps } from '@/engine/table'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { SetUp } from '../../rules/position'
import type { View } from '../../rules/view'

type Shell = TableProps<View, Command, Event>

/** What a placement screen is given: the seat's view, its own part of the set-up, and the way to play. */
export interface PlacementProps extends Pick<Shell, 'view' | 'play' | 'seal'> {
  readonly setUp: SetUp
}

export type Play = Shell['play']

/** Plays commands in order up to the first that is refused, and says why. */
export function playAll(play: Play, commands: readonly Command[]): ReturnType<Play> {
  for (const command of commands) {
    const refusal = play(command)
    if (refusal) return refusal
  }
  return undefined
}
