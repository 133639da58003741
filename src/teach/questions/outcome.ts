import { groupedBy } from '@/engine/basics/grouped'
import { capitalized } from '@/engine/basics/phrases'
import type { Random } from '@/engine/kernel/dice'
import { positionOf } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { DemonstrationChapter, DemonstrationStep } from '@/engine/lesson/lesson'
import { demonstrated, type LessonHistory, openChapter } from '@/engine/lesson/lesson-play'
import { logWriter } from '@/store/log'
import type { Stage } from '../stage/stage'
import type { Origin, Question } from './question'
import { shuffled } from '@/engine/bot/bot-sample'

/** As many ways to fall as are looked at: all those of two dice. */
const MOST_TRIES = 36
const MOST_ANSWERS = 4

/** A fall of the dice and what comes of it. */
interface Outcome {
  readonly faces: readonly number[]
  /** In the words that stand beside the dice, without their faces. */
  readonly words: string
  readonly clauses: readonly string[]
  readonly after: LessonHistory
}

/**
 * What comes of a step of a demonstration when its dice fall in a way that chance decides; undefined where they decide
 * nothing, nothing that its viewer is told, or nothing that their faces do not show.
 */
export function outcomeQuestion(
  stage: Stage,
  chapter: DemonstrationChapter,
  origin: Origin,
  random: Random,
): Question | undefined {
  const step = Number(origin.part.replace('step-', ''))
  const before = standingBefore(stage, chapter, step)
  const asked = chapter.steps[step]
  if (!before || !asked) return undefined
  const outcomes = fallsOf(stage, { before, asked }, random).flatMap(
    (faces) => outcomeOf(stage, chapter, { before, step: { ...asked, dice: faces } }) ?? [],
  )
  const results = shuffled([...groupedBy(outcomes, ({ words }) => words).values()], random)
  const [right, ...others] = results
  if (!right || others.length === 0 || isSpelledOut(outcomes, results.length)) return undefined
  const { faces, words, clauses, after } = present(right[random.below(right.length)], 'outcome')
  const answers = [words, ...others.slice(0, MOST_ANSWERS - 1).map(([one]) => one.words)].toSorted(byNumbers)
  const view = stage.rules.viewOf(positionOf(before), chapter.viewer)
  const order = stage.teaching.story.orderOf(asked.command, view)
  return {
    origin,
    asks: 'outcome',
    viewer: chapter.viewer,
    words: capitalized(order.words),
    drawings: order.drawings,
    faces,
    before,
    after,
    answers,
    right: answers.indexOf(words),
    clauses,
  }
}

/** Whether words only repeat what the faces show: each fall reads unlike all others. */
function isSpelledOut(outcomes: readonly Outcome[], results: number): boolean {
  return results === new Set(outcomes.map(({ faces }) => faces.join())).size
}

function standingBefore(
  stage: Stage,
  chapter: DemonstrationChapter,
  step: number,
): LessonHistory | undefined {
  const opened = openChapter(stage, chapter)
  if (!opened.ok) return undefined
  const { history, fault } = demonstrated(
    stage,
    { ...chapter, steps: chapter.steps.slice(0, step) },
    opened.value,
  )
  return fault ? undefined : history
}

/** The ways in which the dice of a step may fall: all where those are few, else as many by chance. */
function fallsOf(
  stage: Stage,
  { before, asked }: { readonly before: LessonHistory; readonly asked: DemonstrationStep },
  random: Random,
): readonly (readonly number[])[] {
  const { history } = demonstrated(stage, { steps: [asked] }, before)
  const rolls = history.steps.at(before.cursor)?.entry.rolls ?? []
  const dice = rolls.flatMap(({ count, faces }) => Array.from({ length: count }, () => faces))
  if (dice.length === 0) return []
  if (dice.reduce((ways, faces) => ways * faces, 1) > MOST_TRIES)
    return Array.from({ length: MOST_TRIES }, () => dice.map((faces) => random.below(faces) + 1))
  return dice.reduce<readonly (readonly number[])[]>(
    (falls, faces) => falls.flatMap((fall) => Array.from({ length: faces }, (_, nth) => [...fall, nth + 1])),
    [[]],
  )
}

/** What comes of one fall, where the step can be played with it and its viewer is told what all of its dice mean. */
function outcomeOf(
  { rules, files, teaching }: Stage,
  { viewer }: DemonstrationChapter,
  { before, step }: { readonly before: LessonHistory; readonly step: DemonstrationStep },
): Outcome | undefined {
  const { history: after, fault } = demonstrated({ rules, files }, { steps: [step] }, before)
  if (fault) return undefined
  const line = logWriter(rules, viewer)(after).find(({ number }) => number === after.cursor)
  const view = rules.viewOf(positionOf(before), viewer)
  const thrown = line ? teaching.story.thrown(line, view) : []
  const told = thrown.flatMap(({ faces }) => faces)
  if (told.length !== step.dice?.length || thrown.some(({ means }) => means === '')) return undefined
  return {
    faces: told,
    words: capitalized(thrown.map(({ means }) => means).join('; ')),
    clauses: [...new Set(thrown.map(({ clause }) => clause))],
    after,
  }
}

/** '2 elves' before '10 elves'. */
function byNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
