import { type Random, seededRandom, streamSeed } from '@/engine/kernel/dice'
import type { TaskChapter } from '@/engine/lesson/lesson'
import type { Stage } from '../stage/stage'
import { allowedQuestion, partsOf } from './allowed'
import { outcomeQuestion } from './outcome'
import { keyOf, type Origin, type Question, type Shelved } from './question'
import { shuffled } from '@/engine/bot/bot-sample'

/** As many questions as a quiz has, where its lessons yield so many. */
export const QUIZ_LENGTH = 10

/** The questions of a quiz: with the same lessons and the same seed the same ones, for a whole class. */
export function quizOf(stage: Stage, shelf: readonly Shelved[], seed: number): readonly Question[] {
  const random = randomOf(seed)
  const waiting = [outcomesIn(shelf, random), answersIn(shelf, random)].map((origins) => origins.values())
  const made: Question[] = []
  // Of both kinds by turns, as long as there are any.
  while (waiting.length > 0 && made.length < QUIZ_LENGTH) {
    const origins = waiting.shift()
    const question = origins && nextFrom(stage, origins, random)
    if (!question) continue
    made.push(question)
    waiting.push(origins)
  }
  return made
}

function nextFrom(stage: Stage, origins: Iterator<Origin>, random: Random): Question | undefined {
  for (let next = origins.next(); !next.done; next = origins.next()) {
    const question = questionFrom(stage, next.value, random)
    if (question) return question
  }
  return undefined
}

/** Those questions again, their dice thrown anew; one that its lesson yields no more is left out. */
export function questionsAgain(
  stage: Stage,
  shelf: readonly Shelved[],
  keys: readonly string[],
  seed: number,
): readonly Question[] {
  const random = randomOf(seed)
  const origins = new Map(originsIn(shelf).map((origin) => [keyOf(origin), origin]))
  return keys.flatMap((key) => {
    const origin = origins.get(key)
    return (origin && questionFrom(stage, origin, random)) ?? []
  })
}

/** Whether a lesson yields any question. */
export function yieldsQuestions(stage: Stage, shelved: Shelved): boolean {
  const random = randomOf(1)
  return originsIn([shelved]).some((origin) => questionFrom(stage, origin, random) !== undefined)
}

/** All that questions may be made from, in the order of the lessons. */
export function originsIn(shelf: readonly Shelved[]): readonly Origin[] {
  return shelf.flatMap((shelved) => [
    ...stepsIn(shelved),
    ...tasksIn(shelved).flatMap(({ chapter, nth }) =>
      partsOf(chapter).map((part) => ({ ...shelved, nth, part })),
    ),
  ])
}

/** The question that is made from there, if any. */
export function questionFrom(stage: Stage, origin: Origin, random: Random): Question | undefined {
  const chapter = origin.lesson.chapters[origin.nth]
  if (chapter?.kind === 'task') return allowedQuestion(stage, chapter, origin)
  if (chapter?.kind !== 'demonstration') return undefined
  return outcomeQuestion(stage, chapter, origin, random)
}

/** The steps of demonstrations in which dice are thrown. */
function stepsIn(shelved: Shelved): readonly Origin[] {
  return shelved.lesson.chapters.flatMap((chapter, nth) =>
    chapter.kind === 'demonstration'
      ? chapter.steps.flatMap(({ dice = [] }, step): readonly Origin[] =>
          dice.length > 0 ? [{ ...shelved, nth, part: `step-${step}` }] : [],
        )
      : [],
  )
}

function tasksIn({ lesson }: Shelved): readonly { readonly chapter: TaskChapter; readonly nth: number }[] {
  return lesson.chapters.flatMap((chapter, nth) => (chapter.kind === 'task' ? [{ chapter, nth }] : []))
}

function outcomesIn(shelf: readonly Shelved[], random: Random): readonly Origin[] {
  return shuffled(shelf.flatMap(stepsIn), random)
}

/** Of each task one answer, then of each another: the right one as often as a wrong one. */
function answersIn(shelf: readonly Shelved[], random: Random): readonly Origin[] {
  const tasks = shelf.flatMap((shelved) =>
    tasksIn(shelved).map(({ chapter, nth }) =>
      evenly(partsOf(chapter), random).map((part): Origin => ({ ...shelved, nth, part })),
    ),
  )
  const mixed = shuffled(tasks, random)
  const rounds = Math.max(0, ...mixed.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => mixed.flatMap((parts) => parts[round] ?? [])).flat()
}

function evenly<Part extends string>(parts: readonly Part[], random: Random): readonly Part[] {
  const solutions = parts.filter((part) => part.startsWith('solution'))
  const mistakes = shuffled(
    parts.filter((part) => !solutions.includes(part)),
    random,
  )
  return random.below(2) === 0 ? [...solutions, ...mistakes] : [...mistakes, ...solutions]
}

/** Chance of its own for each seed, however near another's: a class is given small numbers. */
function randomOf(seed: number): Random {
  return seededRandom(streamSeed(seed, 0, 0))
}
