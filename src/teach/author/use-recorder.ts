import { useCallback, useState } from 'react'
import type { AnyCommand } from '@/engine/kernel/game'
import { type LessonGame, type LessonHistory, playTask } from '@/engine/lesson/lesson-play'
import type { Refusal } from '@/engine/kernel/refusal'
import { numbersOf } from './chapter-changes'
import type { Recording } from './recording'

/** A recording in progress and what may be done with it. */
export interface Recorder extends Recording {
  /** What the author was told last: a refusal, or that a click is no move. */
  readonly said: Refusal | null
  readonly run: number
  readonly dice: string
  readonly setDice: (text: string) => void
  readonly play: (command: AnyCommand) => Refusal | undefined
  readonly onRefused: (refusal: Refusal, command: AnyCommand | undefined) => void
  readonly back: () => void
  readonly restart: () => void
}

interface State extends Recording {
  readonly said: Refusal | null
  readonly run: number
}

/** Records what is played from a first position, with dice that the author may choose. */
export function useRecorder(game: LessonGame, first: LessonHistory, fixedDice: readonly number[]): Recorder {
  const [state, setState] = useState<State>({ history: first, refused: null, said: null, run: 0 })
  const [dice, setDice] = useState('')
  const { history } = state
  const play = useCallback(
    (command: AnyCommand) => {
      const wanted = numbersOf(dice)
      // Dice that are chosen now are the first to fall: the row begins where the last roll ended.
      const shown = wanted.length > 0 ? { dice: turnedTo(wanted, history) } : { dice: fixedDice }
      const played = playTask(game, shown, history, command)
      if (!played.ok) return played.refusal
      setState((now) => ({ ...now, history: played.history, refused: null, said: null }))
      if (rolledBy(played.history) > rolledBy(history)) setDice('')
      return undefined
    },
    [game, history, dice, fixedDice],
  )
  const onRefused = useCallback(
    (refusal: Refusal, command: AnyCommand | undefined) =>
      setState((now) => ({ ...now, said: refusal, refused: command ? { command, refusal } : null })),
    [],
  )
  const goTo = (steps: LessonHistory['steps']) =>
    setState((now) => ({
      history: { ...first, steps, cursor: steps.length },
      refused: null,
      said: null,
      run: now.run + 1,
    }))
  return {
    ...state,
    dice,
    setDice,
    play,
    onRefused,
    back: () => goTo(history.steps.slice(0, -1)),
    restart: () => goTo([]),
  }
}

/** Dice in a circle, turned so that after all that was rolled the first of them is next. */
function turnedTo(dice: readonly number[], history: LessonHistory): readonly number[] {
  const rest = rolledBy(history) % dice.length
  return [...dice.slice(dice.length - rest), ...dice.slice(0, dice.length - rest)]
}

function rolledBy({ steps }: LessonHistory): number {
  return steps.flatMap(({ entry }) => entry.rolls).reduce((sum, { values }) => sum + values.length, 0)
}
