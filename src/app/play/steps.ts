import { table } from '../session/table-session'
import { TEXT } from '../page-parts/text'

/** Takes the last step back, or tells the players why that cannot be. */
export function stepBack(): void {
  const reason = table.undo()
  if (reason !== undefined) table.say(TEXT.play.undoStops(reason))
}

/** Puts the step last taken back in force again, or tells the players why that cannot be. */
export function stepForward(): void {
  const reason = table.redo()
  if (reason !== undefined) table.say(reason)
}
