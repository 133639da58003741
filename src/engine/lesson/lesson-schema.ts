import * as v from 'valibot'
import type { Json } from '../kernel/game'
import { INKS, LONGEST_MARK } from '../rulebook/rulebook'
import { type Goal, LESSON_VERSIONS } from './lesson'
import { looseObject, strictObject } from '../files/record-schema'
import { listOf as some } from '../files/schema'

/** What a lesson may hold at most: far more than any lesson needs, and nothing a page would choke on. */
export const MOST = {
  chapters: 60,
  paragraphs: 40,
  steps: 400,
  dice: 2000,
  hints: 12,
  mistakes: 30,
  drawings: 60,
  goals: 60,
  letters: 4000,
  depth: 24,
  /** Of one chapter. */
  values: 20_000,
} as const

const text = (most: number = MOST.letters) =>
  v.pipe(v.string(), v.maxLength(most, `must be ${most} letters at most; shorten it`))
const count = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  )

const isData = (value: unknown): value is Json => value !== undefined
const data = v.custom<Json>(isData, 'is missing; add it')
const command = looseObject({ type: text(60) })
const hex = text(12)
const ink = v.picklist(INKS)
const drawing = v.variant('kind', [
  strictObject({ kind: v.literal('arrow'), from: hex, to: hex, ink }),
  strictObject({ kind: v.literal('circle'), hex, ink }),
  strictObject({ kind: v.literal('text'), hex, text: text(LONGEST_MARK), ink }),
])
const dice = some(count(1, 1000), MOST.dice)
const clause = text(20)

const goal: v.GenericSchema<Goal> = v.lazy(goalSchemaOf)

/** A goal has one key, which says of what kind it is: its faults are told of that kind alone. */
function goalSchemaOf(input: unknown): v.GenericSchema<Goal> {
  const known = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return GOALS.find(([key]) => known.includes(key))?.[1] ?? NO_GOAL
}

const GOALS: readonly (readonly [string, v.GenericSchema<Goal>])[] = [
  ['position', strictObject({ position: data })],
  ['event', strictObject({ event: data })],
  ['all', strictObject({ all: some(goal, MOST.goals) })],
  ['any', strictObject({ any: some(goal, MOST.goals) })],
  ['not', strictObject({ not: goal })],
  ['commands', strictObject({ commands: count(1, MOST.steps) })],
]
const NO_GOAL = v.custom<Goal>(() => false, 'must say position, event, all, any, not or commands')

const chapterBase = {
  title: text(200),
  text: some(text(), MOST.paragraphs),
  position: data,
  viewer: text(40),
  drawings: v.optional(some(drawing, MOST.drawings)),
}

const step = strictObject({
  command,
  dice: v.optional(dice),
  text: v.optional(text()),
  drawings: v.optional(some(drawing, MOST.drawings)),
})

/** The shape of a chapter. */
export const chapterSchema = v.variant('kind', [
  strictObject({ kind: v.literal('reading'), ...chapterBase }),
  strictObject({ kind: v.literal('demonstration'), ...chapterBase, steps: some(step, MOST.steps) }),
  strictObject({
    kind: v.literal('task'),
    ...chapterBase,
    goal,
    failures: v.optional(some(strictObject({ when: goal, text: text(), clause }), MOST.mistakes)),
    dice: v.optional(dice),
    hints: some(text(), MOST.hints),
    solution: some(command, MOST.steps),
    mistakes: some(strictObject({ commands: some(command, MOST.steps), clause }), MOST.mistakes),
    detours: v.optional(
      some(strictObject({ commands: some(command, MOST.steps), text: text() }), MOST.mistakes),
    ),
    praise: v.optional(text()),
  }),
])

/** A chapter among others, which is read on its own. */
export const unreadChapter = v.unknown()

/** The shape of a lesson's file; of each chapter see `chapterSchema`. */
export const lessonSchema = strictObject({
  format: v.literal('hexhearth-lesson', 'must be "hexhearth-lesson": this is not a lesson of this program'),
  version: v.picklist(
    LESSON_VERSIONS,
    `must be ${LESSON_VERSIONS.join(' or ')}: a newer program wrote this lesson; update and open it again`,
  ),
  game: text(60),
  id: v.pipe(
    text(60),
    v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower case letters, digits and hyphens, like "my-first-lesson"'),
  ),
  title: text(200),
  summary: text(600),
  minutes: count(1, 600),
  chapters: some(unreadChapter, MOST.chapters),
})
