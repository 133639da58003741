import * as v from 'valibot'
import type { Cooperative } from '@/engine/basics/cooperative'
import { looseObject, keyedBy, strictObject } from '@/engine/files/record-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { botsSchema } from '@/engine/save/save-schema'
import { listOf, parseWith } from '@/engine/files/schema'
import type { SaveCard } from '../library'

const FORMAT = 'hexhearth-library'
/** The version of the library format that this program writes. */
const LIBRARY_VERSION = 1

/** The longest library that is written or looked into, in bytes. */
export const LARGEST_LIBRARY = 64_000_000
/** Twice the values that one of this size holds: games write one in eighteen bytes. */
export const MOST_VALUES_IN_LIBRARY = 7_000_000
/** More games than a library may hold. */
export const MOST_GAMES = 1000

/** What a library says of a game: as a list shows it, under its id unless that is only the game's. */
export type FiledCard = Omit<SaveCard, 'saveId' | 'gameId'> & { readonly id?: string | undefined }

/** A game of a library. */
export interface FiledGame {
  readonly card: FiledCard
  /** A save as in a file of its own; unchecked. */
  readonly save: object
}

const word = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `must be ${most} letters at most; shorten it`))
const seat = word(60)

/** The names of a game and of its players, as long as they may be. */
export const LONGEST_TITLE = 200
export const LONGEST_PLAYER = 60

const glimpseSchema = strictObject({
  phase: word(200),
  map: listOf(v.pipe(word(60), v.regex(/^[.^ox1-4]*$/, 'must be made of the signs . ^ o x 1 2 3 4')), 60),
})

const cardSchema = strictObject({
  id: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{8,40}$/, 'must be 8 to 40 letters and digits'))),
  title: v.optional(word(LONGEST_TITLE)),
  players: v.optional(keyedBy(seat, word(LONGEST_PLAYER))),
  bots: v.optional(botsSchema),
  scenario: word(200),
  moment: word(200),
  glimpse: v.optional(glimpseSchema),
  seats: v.optional(listOf(seat, 10)),
  asked: v.nullable(seat),
  result: v.optional(v.nullable(seat)),
  locked: v.optional(v.literal(true)),
  // Up to the last moment that a date can tell.
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
})

const gameSchema = strictObject({ card: cardSchema, save: looseObject({}) })

const librarySchema = strictObject({
  format: v.literal(FORMAT, `must be "${FORMAT}": this is not a library of this program`),
  version: v.literal(
    LIBRARY_VERSION,
    `must be ${LIBRARY_VERSION}: a newer program wrote this library; update and open it again`,
  ),
  games: listOf(v.unknown(), MOST_GAMES),
})

/** Whether a file says in its first letters that it is a library: those may be larger than other files. */
export function beginsLibrary(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"hexhearth-library"/.test(text)
}

/** The text of a library, part by part: a game each, between its head and its foot. */
export function* libraryText(games: Iterable<FiledGame>): Generator<string> {
  yield `{"format":"${FORMAT}","version":${LIBRARY_VERSION},"games":[\n`
  let separator = ''
  for (const game of games) {
    yield separator + JSON.stringify(game)
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** The games of a library, each with its own faults: a bad one keeps no other out. */
export function* readingLibrary(json: unknown): Cooperative<Parsed<readonly Parsed<FiledGame>[]>> {
  const shape = parseWith(librarySchema, json)
  if (!shape.ok) return shape
  const games: Parsed<FiledGame>[] = []
  for (const one of shape.value.games) {
    games.push(parseWith(gameSchema, one))
    yield
  }
  return { ok: true, value: games }
}
