import { positionAt } from '@/engine/kernel/history'
import type { LessonHistory } from '@/engine/lesson/lesson-play'
import type { Stage } from '../stage/stage'
import { RECORDER_TEXT as TEXT } from './author-text'

/** Each move as the game tells it, by its number where it tells nothing. */
export function movesInWords(stage: Stage, history: LessonHistory): readonly string[] {
  return toldOf(stage, history).map((told, at) => told || TEXT.silent(at + 1))
}

/** Each move as the game tells it; empty where it tells nothing, as of the end of a phase. */
export function toldOf({ rules, teaching }: Stage, history: LessonHistory): readonly string[] {
  return history.steps.map(({ events, seat, entry }, at) => {
    const step = { number: at + 1, seat, events, rolls: entry.rolls, typed: false }
    const view = rules.viewOf(positionAt(history, at), 'referee')
    return teaching.story.said(step, view).join(' ')
  })
}
