import * as v from 'valibot'
import { STRENGTHS } from '../bot/bot'
import { SAVE_VERSION } from './save'
import { looseObject, keyedBy, strictObject } from '../files/record-schema'
import { listOf } from '../files/schema'

/** More entries than any game makes; a file with more is refused before it is replayed. */
export const MOST_ENTRIES = 100_000
/** The longest packed part of a file that is looked into, in letters; a file of the largest size fits. */
const MOST_LETTERS = 12_000_000
/** More dice than any game seals. */
const MOST_SEALS = 1000

const rollSchema = strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  faces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  label: v.pipe(v.string(), v.maxLength(200)),
  values: listOf(v.pipe(v.number(), v.integer()), 1000),
})

/** An entry of a file, its command still unread. */
export const entrySchema = strictObject({
  command: looseObject({ type: v.string() }),
  rolls: listOf(rollSchema, 1000),
  typed: v.optional(v.boolean()),
})

/** An entry among others, which is read on its own by `readingEntries`. */
export const unreadEntry = v.unknown()

/** Entries of a file. */
export const entriesSchema = listOf(unreadEntry, MOST_ENTRIES)

/** A digest or a nonce. */
export const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{16,128}$/, 'must be hexadecimal digits'))

const bits = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))

/** The state of seeded dice: anything else would stop the game at its next roll. */
export const diceSchema = v.pipe(v.array(bits), v.length(4, 'must be four whole numbers of 32 bits'))

/** A game's id, long enough for any. */
export const gameSchema = v.pipe(v.string(), v.maxLength(60, 'must be 60 letters at most'))

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const words = v.pipe(v.string(), v.maxLength(200, 'must be 200 letters at most'))

const letters = v.pipe(v.string(), v.maxLength(MOST_LETTERS, `must be ${MOST_LETTERS} letters at most`))

/** What is packed, and the key beside it. */
export const packedSchema = strictObject({
  kind: v.literal('packed'),
  key: diceSchema,
  data: letters,
})

/** The body of a save that anybody can read. */
export const openBodySchema = strictObject({
  kind: v.literal('open'),
  initial: v.unknown(),
  entries: entriesSchema,
  cursor: count,
  dice: v.nullable(diceSchema),
  nonce: v.nullable(hexadecimal),
  seeds: listOf(strictObject({ seed: diceSchema, nonce: hexadecimal }), MOST_SEALS),
  takenBack: v.optional(
    listOf(strictObject({ at: count, what: words, by: words, agreed: listOf(words, 10) }), MOST_ENTRIES),
  ),
})

/** Which seats bots play, and how well. */
export const botsSchema = keyedBy(
  words,
  v.picklist(STRENGTHS, `must be ${STRENGTHS.map((one) => `"${one}"`).join(', ')}`),
)

const cardSchema = strictObject({
  title: v.optional(words),
  players: v.optional(keyedBy(words, words)),
  bots: v.optional(botsSchema),
  scenario: words,
  moment: words,
  asked: v.nullable(words),
  seats: v.optional(listOf(words, 10)),
})

const sealsSchema = strictObject({
  choice: v.nullable(hexadecimal),
  dice: listOf(strictObject({ digest: hexadecimal, from: count, until: v.nullable(count) }), MOST_SEALS),
})

const formatSchema = v.literal(
  'hexhearth-save',
  'must be "hexhearth-save": this is not a save of this program',
)

const encrypted = { iv: v.pipe(letters, v.maxLength(100)), data: letters }

/** More would keep whoever opens a file waiting for minutes, and fewer would make a passphrase easy to guess. */
const iterations = v.pipe(v.number(), v.integer(), v.minValue(100_000), v.maxValue(2_000_000))

/** What lies under the passphrases of the sides. */
export const lockedSchema = strictObject({
  kind: v.literal('locked'),
  ...encrypted,
  shares: v.pipe(
    keyedBy(words, strictObject({ ...encrypted, salt: v.pipe(letters, v.maxLength(100)), iterations })),
    v.minEntries(1, 'must be one for each side that has set a passphrase'),
    v.maxEntries(10, 'must be one for each side that has set a passphrase'),
  ),
  recovery: strictObject(encrypted),
  copied: v.optional(v.literal(true)),
})

/** What lies under the content key of a locked save: its body still unread, and what locks it. */
export const lockedContentSchema = strictObject({
  body: v.unknown(),
  shares: keyedBy(
    words,
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))), v.length(32)),
  ),
  halves: keyedBy(words, words),
  noted: listOf(words, 10),
})

/** A save of the version that this program writes. */
export const saveSchema = strictObject({
  format: formatSchema,
  version: v.literal(SAVE_VERSION),
  game: gameSchema,
  card: v.optional(cardSchema),
  seals: sealsSchema,
  body: v.variant('kind', [openBodySchema, packedSchema, lockedSchema]),
})

/** A locked save of any version; version 2 was the first that could be locked. */
export const lockedSaveSchema = strictObject({
  ...saveSchema.entries,
  version: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(SAVE_VERSION)),
  body: lockedSchema,
})

/** A save of version 1, in which all lay open. */
export const saveSchema1 = strictObject({
  format: formatSchema,
  version: v.literal(1),
  game: gameSchema,
  initial: v.unknown(),
  entries: entriesSchema,
  cursor: count,
  dice: v.nullable(diceSchema),
  seal: v.nullable(strictObject({ digest: hexadecimal, nonce: hexadecimal })),
})

/** As much of a save of any version as tells what to read it with. */
export const saveHeadSchema = looseObject({ format: formatSchema, game: gameSchema })
