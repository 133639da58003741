import { useCallback, useEffect, useRef, useState } from 'react'
import type { Refusal } from '@/engine/kernel/refusal'

/** Commands on their way, and the answer to the last click. */
export interface Commands<Command> {
  readonly refusal: Refusal | undefined
  /** Answers a click without a command; undefined takes the last answer away. */
  readonly say: (refusal: Refusal | undefined) => void
  readonly send: (...commands: readonly Command[]) => void
}

/**
 * Plays commands one after the other up to the first that is refused. `play` holds for one position only,
 * so each waits for the `play` of the position that the one before has made.
 */
export function useCommands<Command>(play: (command: Command) => Refusal | undefined): Commands<Command> {
  const waiting = useRef<readonly Command[]>([])
  const [refusal, say] = useState<Refusal | undefined>()
  const playNext = useCallback(() => {
    const [next, ...rest] = waiting.current
    if (next === undefined) return
    waiting.current = rest
    const refused = play(next)
    if (!refused) return
    waiting.current = []
    say(refused)
  }, [play])
  useEffect(playNext, [playNext])
  const send = (...commands: readonly Command[]) => {
    waiting.current = commands
    say(undefined)
    playNext()
  }
  return { refusal, say, send }
}
