import { useMemo, useState } from 'react'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyPlayRules } from '@/engine/kernel/game'
import { playOn } from '@/engine/kernel/history'
import type { Refusal } from '@/engine/kernel/refusal'
import type { StudyHistory } from '@/engine/study/study'
import { type Judge, weighTry } from './finding'
import type { Weighed } from './mistakes'
import type { Samples } from './samples'

/** How far a learner is with a mistake. */
export type TryState =
  | { readonly name: 'open' }
  /** `share` of the weighing is done, from 0 to 1. */
  | { readonly name: 'weighing'; readonly command: AnyCommand; readonly share: number }
  | { readonly name: 'judged'; readonly command: AnyCommand; readonly samples: Samples }
  | { readonly name: 'failed'; readonly command: AnyCommand; readonly message: string }
  | { readonly name: 'answered'; readonly command: AnyCommand }

/** What a learner does with a mistake. */
export interface Try {
  readonly state: TryState
  /** The game before the decision, with what was tried in it. */
  readonly history: StudyHistory
  /** Plays a command and has it weighed: undefined when it was played, else why not. */
  readonly play: (command: AnyCommand) => Refusal | undefined
  /** Plays what the bot would have done. */
  readonly answer: () => void
  /** Takes back what was played, and gives up weighing it. */
  readonly takeBack: () => void
}

interface Tried {
  readonly rules: AnyPlayRules
  readonly game: StudyHistory
  readonly mistake: Weighed
  readonly judge: Judge
  /** Told what a try came to, or that the answer was shown. */
  readonly onOutcome: (outcome: Outcome) => void
}

/** What became of a mistake: the best try, or the answer. */
export type Outcome =
  | { readonly name: 'tried'; readonly command: AnyCommand; readonly samples: Samples }
  | { readonly name: 'shown' }

/** A decision to be taken anew, one command at a time. */
export function useTry({ rules, game, mistake, judge, onOutcome }: Tried): Try {
  const first = useMemo(() => before(game, mistake), [game, mistake])
  const [history, setHistory] = useState(first)
  const [state, setState] = useState<TryState>({ name: 'open' })
  const place = (command: AnyCommand) => {
    const { played, history: after } = playOn(rules, first, { command, dice: diceFor(first) })
    if (played.outcome === 'played') setHistory(after)
    return played.outcome === 'refused' ? played.refusal : undefined
  }
  const weigh = async (command: AnyCommand) => {
    const onProgress = (share: number) => setState({ name: 'weighing', command, share })
    onProgress(0)
    try {
      const samples = await weighTry(judge, mistake, { command, onProgress })
      if (!samples) return
      setState({ name: 'judged', command, samples })
      onOutcome({ name: 'tried', command, samples })
    } catch (error) {
      setState({ name: 'failed', command, message: messageOf(error) })
    }
  }
  const play = (command: AnyCommand) => {
    const refusal = place(command)
    if (!refusal) void weigh(command)
    return refusal
  }
  const takeBack = () => {
    judge.stop()
    setHistory(first)
    setState({ name: 'open' })
  }
  const answer = () => {
    const [command] = mistake.answer.thought.commands
    judge.stop()
    if (!command || place(command)) return
    setState({ name: 'answered', command })
    onOutcome({ name: 'shown' })
  }
  return { state, history, play, answer, takeBack }
}

/** The game as it stood before a decision, with nothing of what followed. */
function before(game: StudyHistory, { decision: { at } }: Weighed): StudyHistory {
  return { ...game, steps: game.steps.slice(0, at), cursor: at }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The dice are shown once, always alike; what is judged is the average over many. */
function diceFor({ cursor }: StudyHistory) {
  return seededDice(diceStateOf(cursor + 1))
}
