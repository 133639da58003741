import * as v from 'valibot'
import type { HexId } from '../kernel/hex'
import { INKS } from '../rulebook/rulebook'
import { entriesSchema, gameSchema, packedSchema } from '../save/save-schema'
import { looseObject, strictObject } from '../files/record-schema'
import { listOf } from '../files/schema'
import { STUDY_VERSION } from './study'

const MOST_CHAPTERS = 64
const MOST_LINES = 200
const MOST_NOTES = 5000
const MOST_DRAWINGS = 100
const LONGEST_TITLE = 200
const LONGEST_TEXT = 20_000

const title = v.pipe(v.string(), v.maxLength(LONGEST_TITLE, `must be ${LONGEST_TITLE} letters at most`))
const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,20}$/, 'must be lower case letters, digits and hyphens, 20 at most'),
)
const hex = v.pipe(
  v.string(),
  v.maxLength(16),
  v.transform((text) => text as HexId),
)
const ink = v.picklist(INKS)
const placeEntries = { line: id, step: v.pipe(v.number(), v.integer(), v.minValue(0)) }

const drawing = v.variant('kind', [
  strictObject({ kind: v.literal('arrow'), from: hex, to: hex, ink }),
  strictObject({ kind: v.literal('circle'), hex, ink }),
])

/** A line of a chapter, what was played in it still unread. */
export const lineSchema = strictObject({
  id,
  title,
  from: v.nullable(strictObject(placeEntries)),
  entries: entriesSchema,
})

/** A note of a chapter. */
export const noteSchema = strictObject({
  ...placeEntries,
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT, `must be ${LONGEST_TEXT} letters at most`)),
  drawings: listOf(drawing, MOST_DRAWINGS),
})

/** A note among others, which is read on its own. */
export const unreadNote = v.unknown()

/** A line among others, which is read on its own. */
export const unreadLine = v.unknown()

/** A chapter, its position and what was played still unread. */
export const chapterSchema = strictObject({
  title,
  secrets: v.picklist(['open', 'kept']),
  position: v.unknown(),
  lines: v.pipe(
    listOf(unreadLine, MOST_LINES),
    v.minLength(1, 'must have a line; add the game as it was played'),
  ),
  notes: listOf(unreadNote, MOST_NOTES),
})

/** A chapter among others, which is read on its own. */
export const unreadChapter = v.unknown()

const chaptersSchema = v.pipe(
  listOf(unreadChapter, MOST_CHAPTERS),
  v.minLength(1, 'must have a chapter; add one'),
)

const head = {
  format: v.literal('hexhearth-study', 'must be "hexhearth-study": this is not a study of this program'),
  game: gameSchema,
  title,
}

/** The body of a study that anybody can read. */
export const openStudySchema = strictObject({ kind: v.literal('open'), chapters: chaptersSchema })

/** A study of the version that this program writes. */
export const studySchema = strictObject({
  ...head,
  version: v.literal(STUDY_VERSION),
  body: v.variant('kind', [openStudySchema, packedSchema]),
})

/** A study of version 1, in which all lay open. */
export const studySchema1 = strictObject({ ...head, version: v.literal(1), chapters: chaptersSchema })

/** As much of a study of any version as tells what to read it with. */
export const studyHeadSchema = looseObject(head)
