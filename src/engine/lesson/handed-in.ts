import * as v from 'valibot'
import { idOf, listOf, parseWith, whole } from '../files/schema'
import { strictObject } from '../files/record-schema'
import type { Parsed } from '../kernel/refusal'
import type { Lesson } from './lesson'
import { MOST } from './lesson-schema'

/** What helped a learner in a task, the least first. */
export const HELP = ['none', 'hint', 'solution'] as const
export type Help = (typeof HELP)[number]

/** The longest name of a learner, in letters. */
export const LONGEST_LEARNER = 40
/** The most refused moves that are told of a task: what comes after them tells a teacher nothing new. */
export const MOST_REFUSED = 12

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

const resultSchema = strictObject({
  /** The chapter of the lesson, counted from nought. */
  chapter: whole(0, MOST.chapters - 1),
  /** The help with which it was solved for the first time; null as long as it is not. */
  solved: v.nullable(v.picklist(HELP)),
  /** How often it was begun until then. */
  tries: whole(0, 9999),
  /** The clauses by which moves were refused until then, in their order. */
  refused: listOf(idOf(20), MOST_REFUSED),
})

/** The most questions of a quiz. */
export const MOST_QUESTIONS = 10
/** The largest seed of a quiz: a number that can be told to a class. */
export const MOST_SEED = 9999

const quizSchema = strictObject({
  /** What chose the questions: a class that had the same was asked the same. */
  seed: whole(1, MOST_SEED),
  /** What came of each question, in the order in which they were asked. */
  answers: listOf(
    strictObject({
      lesson: idOf(80),
      chapter: whole(0, MOST.chapters - 1),
      /** What of the chapter was asked about: a step, counted from nought, or an answer to its task. */
      part: v.pipe(v.string(), v.regex(/^(step|solution|mistake)-\d{1,3}$/, 'must be a part, like step-2')),
      /** Whether the first answer was. */
      isRight: v.boolean(),
    }),
    MOST_QUESTIONS,
  ),
})

/** The schema of a hand-in. */
export const handedInSchema = strictObject({
  format: v.literal('hexhearth-hand-in'),
  /** The second may have a quiz. */
  version: v.picklist([1, 2]),
  game: idOf(40),
  lesson: strictObject({
    id: idOf(80),
    title: text(200),
    /** Tells the lesson from one of the same name whose text is another: see `sumOf`. */
    sum: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits')),
  }),
  learner: text(LONGEST_LEARNER),
  /** The minute, in universal time: '2026-03-01T09:30'. */
  at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a minute, like 2026-03-01T09:30')),
  /** What came of each task of the lesson. */
  tasks: listOf(resultSchema, MOST.chapters),
  /** The last quiz about the lesson, or about all lessons; then there are no tasks. */
  quiz: v.exactOptional(quizSchema),
})

/** What a learner made of one task. */
export type TaskResult = v.InferOutput<typeof resultSchema>
/** What a learner made of a quiz. */
export type QuizResult = v.InferOutput<typeof quizSchema>
/** What a learner hands in: what came of each task of a lesson. */
export type HandedIn = v.InferOutput<typeof handedInSchema>

/** Reads what was handed in, from a file or a link. */
export function readHandedIn(json: unknown): Parsed<HandedIn> {
  return parseWith(handedInSchema, json)
}

/** Eight hexadecimal digits over all that lessons say (FNV-1a, 32 bits): the same for the same lessons. */
export function sumOf(lesson: Lesson | readonly Lesson[]): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(lesson))) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
