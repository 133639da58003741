import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import { readdirSync, readFileSync } from 'node:fs'
import type { GenericSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import { handedInSchema } from '@/engine/lesson/handed-in'
import {
  chapterSchema as lessonChapterSchema,
  lessonSchema,
  unreadChapter as unreadLessonChapter,
} from '@/engine/lesson/lesson-schema'
import { rulebookFileSchema } from '@/engine/rulebook/rulebook-schema'
import { failed } from '@/engine/files/schema'
import { entrySchema, saveSchema, unreadEntry } from '@/engine/save/save-schema'
import {
  chapterSchema,
  lineSchema,
  noteSchema,
  studySchema,
  unreadChapter,
  unreadLine,
  unreadNote,
} from '@/engine/study/study-schema'
import { POSITION } from '@/games/arena/state/state'
import { POSITION as ARRAKHAR_POSITION } from '@/games/arrakhar/state/state'

/** What is published of each format; `npm run schemas` writes it anew. */
const PUBLISHED: Readonly<Record<string, { readonly title: string; readonly schema: GenericSchema }>> = {
  save: { title: 'A saved game of Hexhearth', schema: saveSchema },
  study: { title: 'A study of Hexhearth', schema: studySchema },
  lesson: { title: 'A lesson of Hexhearth', schema: lessonSchema },
  'hand-in': { title: 'What a learner hands in of a lesson of Hexhearth', schema: handedInSchema },
  // How scenes are told is each game's own.
  rulebook: {
    title: 'A file of a rulebook of Hexhearth',
    schema: rulebookFileSchema(() => failed('', '')),
  },
  'arena-position': { title: 'A position of Arena', schema: POSITION.schema },
  'arrakhar-position': { title: 'A position of Arrakhar’s Wand', schema: ARRAKHAR_POSITION.schema },
}

/** Parts that are checked on their own once the whole has been found in shape. */
const READ_LATER = new Map<unknown, GenericSchema>([
  [unreadEntry, entrySchema],
  [unreadChapter, chapterSchema],
  [unreadLine, lineSchema],
  [unreadNote, noteSchema],
  [unreadLessonChapter, lessonChapterSchema],
])

const CONFIG: ConversionConfig = {
  typeMode: 'input',
  // What no JSON Schema can say is said in docs/formats.md.
  ignoreActions: ['check', 'raw_check', 'transform', 'raw_transform'],
  overrideSchema({ valibotSchema }) {
    const later = READ_LATER.get(valibotSchema)
    if (later) return partOf(later)
    if ('item' in valibotSchema) return { type: 'array', items: partOf(valibotSchema.item as GenericSchema) }
    if (isByWord(valibotSchema))
      return {
        type: 'object',
        propertyNames: partOf(valibotSchema.key),
        additionalProperties: partOf(valibotSchema.value),
      }
    return valibotSchema.type === 'custom' || valibotSchema.type === 'lazy' ? {} : undefined
  },
}

/** A record of values under some words, which the library cannot convert by itself. */
function isByWord(schema: object): schema is { readonly key: GenericSchema; readonly value: GenericSchema } {
  return 'key' in schema && (schema.key as GenericSchema).type === 'picklist'
}

/** A schema that stands within another, which names the draft. */
function partOf(schema: GenericSchema) {
  const { $schema: _, ...part } = toJsonSchema(schema, CONFIG)
  return part
}

const FOLDER = new URL('../../docs/schemas/', import.meta.url)

describe('The published JSON Schema', () => {
  test.each(Object.entries(PUBLISHED))(
    'of a %s is the one that files are checked by',
    async (name, { title, schema }) => {
      const { $schema, ...rest } = toJsonSchema(schema, CONFIG)
      const text = `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`
      await expect(text).toMatchFileSnapshot(new URL(`${name}.json`, FOLDER).pathname)
    },
  )

  test('is of a format that there is', () => {
    const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''))
    expect(names.sort()).toEqual(Object.keys(PUBLISHED).sort())
  })

  test('tells what lists hold', () => {
    const save = readFileSync(new URL('save.json', FOLDER), 'utf8')
    expect(save).toContain('"rolls"')
    expect(save).toContain('"maxItems": 100000')
    expect(readFileSync(new URL('study.json', FOLDER), 'utf8')).toContain('"drawings"')
  })
})
