import * as v from 'valibot'
import { drawingWords } from './drawing-words'
import type { Json } from '../kernel/game'
import { paragraphsOf } from './paragraphs'
import { keyedBy, strictObject } from '../files/record-schema'
import { problemsText } from '../kernel/refusal'
import { hexes } from './rule-drawing'
import type { Diagram } from './rulebook'
import { isFields, type Fields, type ShortForms } from './short-forms'

const HAS_WORDS = /\S/
const NO_WORDS = 'says nothing; write a text, or leave the key out'

/** A text of one paragraph. */
const text = v.pipe(
  v.string(),
  v.regex(HAS_WORDS, NO_WORDS),
  v.check((words) => paragraphsOf(words).length <= 1, 'must be one paragraph; take the empty line out'),
  v.transform((words) => words.trim()),
)
/** A text whose paragraphs stand apart by an empty line. */
const paragraphs = v.pipe(v.string(), v.regex(HAS_WORDS, NO_WORDS), v.transform(paragraphsOf))

const ruling = strictObject({ choice: text, reason: text, option: v.exactOptional(v.string()) })

const clause = v.union([
  v.pipe(
    paragraphs,
    v.transform((text) => ({ text })),
  ),
  strictObject({
    text: paragraphs,
    reconstruction: v.exactOptional(text),
    ruling: v.exactOptional(ruling),
  }),
])

/** Reads a moment of the game that is told in short words. */
function sceneSchema(sceneOf: ShortForms['sceneOf']) {
  return v.pipe(
    v.custom<Fields>(isFields, 'must be a scene: keys with what there is to see'),
    v.rawTransform<Fields, Json>(({ dataset, addIssue, NEVER }) => {
      const scene = sceneOf(dataset.value)
      if (scene.ok) return scene.value
      addIssue({ message: problemsText(scene.problems) })
      return NEVER
    }),
  )
}

/** A live board with its caption. */
function figureSchema(sceneOf: ShortForms['sceneOf']) {
  return v.pipe(
    strictObject({
      scene: sceneSchema(sceneOf),
      hexes: v.exactOptional(v.pipe(v.string(), v.transform(hexes))),
      drawings: v.exactOptional(drawingWords),
      caption: text,
    }),
    v.transform(({ scene, ...rest }): Diagram => ({ position: scene, ...rest })),
  )
}

export type GivenSection = v.InferOutput<ReturnType<typeof sectionSchema>>
export type GivenChapter = v.InferOutput<ReturnType<typeof chapterSchema>>
export type GivenNote = GivenChapter['notes'][string]
export type GivenAsked = v.InferOutput<typeof askedSchema>['clauses']
export type GivenTerms = v.InferOutput<typeof glossarySchema>['terms']

/** `ar-8.yaml`: a section, each of its clauses a text or what there is to it. */
export function sectionSchema(sceneOf: ShortForms['sceneOf']) {
  return strictObject({
    title: text,
    intro: text,
    clauses: keyedBy(v.string(), clause),
    figure: v.exactOptional(figureSchema(sceneOf)),
  })
}

const names = v.union([
  v.pipe(
    text,
    v.transform((name) => [name]),
  ),
  v.array(text),
])

/** `tactics.yaml`: a chapter of notes, which rule nothing. */
export function chapterSchema(sceneOf: ShortForms['sceneOf']) {
  const note = strictObject({
    title: text,
    text: v.exactOptional(paragraphs),
    credits: v.exactOptional(keyedBy(v.string(), names)),
    figure: v.exactOptional(figureSchema(sceneOf)),
  })
  return strictObject({ title: text, intro: text, notes: keyedBy(v.string(), note) })
}

/** `glossary.yaml`: words that mean something definite in the game. */
export const glossarySchema = strictObject({
  terms: keyedBy(v.string(), strictObject({ meaning: text, clause: v.exactOptional(v.string()) })),
})

/** `book.yaml`: what the rules are called, and which chapters are read before and after them. */
export const bookSchema = strictObject({
  title: text,
  opening: v.exactOptional(v.array(v.string())),
  closing: v.exactOptional(v.array(v.string())),
})

/** `asked.yaml`: for clauses, what learners type who look for them. */
export const askedSchema = strictObject({ clauses: keyedBy(v.string(), text) })

/** Any file of a rulebook. */
export function rulebookFileSchema(sceneOf: ShortForms['sceneOf']) {
  return v.union([sectionSchema(sceneOf), chapterSchema(sceneOf), glossarySchema, bookSchema, askedSchema])
}
