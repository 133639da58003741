import { askableIn } from '@/store/undoing'
import { sessionStore, table } from '../session/table-session'
import { TEXT } from '../page-parts/text'
import { takeBackShown } from './take-back-shown'

/** Takes the last step back; where undo stops, offers to ask for more, or tells the players why that cannot be. */
export function stepBack(): void {
  const reason = table.undo()
  if (reason === undefined) return
  const { session } = sessionStore.getState()
  if (session && askableIn(session).ok) takeBackShown.setState({ isShown: true })
  else table.say(TEXT.play.undoStops(reason))
}

/** Puts the step last taken back in force again, or tells the players why that cannot be. */
export function stepForward(): void {
  const reason = table.redo()
  if (reason !== undefined) table.say(reason)
}
