import { handDice } from '@/engine/kernel/dice'
import { historyFrom, playOn, positionAt, undo, type History } from '@/engine/kernel/history'
import type { LogStep } from '@/engine/table/table'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import type { View } from '@/games/arrakhar/state/view'
import { logWriter } from '@/store/log'

/** A game as it was played, as each seat may look back on it. */
export class PlayedGame {
  private history: History<Position, Command, Event>

  constructor(start: Position) {
    this.history = historyFrom(start)
  }

  /** Plays a command that must be legal, with these rolls. */
  then(command: Command, ...rolls: readonly number[]): this {
    const next = playOn(rules, this.history, { command, dice: handDice(rolls) })
    if (next.played.outcome !== 'played') throw new Error(JSON.stringify(next.played))
    this.history = next.history
    return this
  }

  /** Takes the last step back, which must be possible. */
  undo(): void {
    const turned = undo(this.history)
    if (!turned.ok) throw new Error(turned.reason)
    this.history = turned.history
  }

  get asked(): string | null {
    return rules.askedSeat(positionAt(this.history, this.history.cursor))
  }

  log(viewer: string): readonly LogStep<Event>[] {
    return logWriter(rules, viewer)(this.history) as readonly LogStep<Event>[]
  }

  viewAt(viewer: string, step = this.history.cursor): View {
    return rules.viewOf(positionAt(this.history, step), viewer)
  }
}
