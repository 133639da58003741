import { positionOf } from '@/engine/kernel/history'
import { sessionStore } from '../session/table-session'
import { FAILURE_TEXT } from './failure-text'

/** What an error says, as far as both sides may read it: rules name whatever they trip over. */
export function messageOf({ message }: Error): string {
  return somethingIsHidden() ? FAILURE_TEXT.masked : message
}

/**
 * Whether the game at the table has something that not every seat may see; true where the rules cannot say, and where
 * there is none, for a kept game may just be on its way there.
 */
export function somethingIsHidden(): boolean {
  const { session } = sessionStore.getState()
  try {
    return session === null || session.game.rules.hasSecrets(positionOf(session.history))
  } catch {
    return true
  }
}
