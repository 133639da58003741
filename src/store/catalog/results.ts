import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { keyedBy, strictObject } from '@/engine/files/record-schema'
import { listOf, parseWith } from '@/engine/files/schema'
import { botsSchema } from '@/engine/save/save-schema'
import { allResults, type GameResult, outcomeOf, resultKey, shelf } from '../library'
import { inTime } from '../lasting-store'

/** A result, and whether it counts. */
export interface CountedResult extends GameResult {
  /** Of copies of one game only the one that ended first does. */
  readonly counts: boolean
}

/** The results that a browser keeps, in the order in which the games ended. */
export interface KeptResults {
  readonly results: readonly CountedResult[]
  /** How many entries make no sense, and are left out. */
  readonly unread: number
}

/** How finished games ended, for those who list and forget that. They are written with the games' saves. */
export interface Results {
  readonly all: () => Promise<KeptResults>
  /** Forgets some of them, or with 'all' every entry, also those that cannot be read. */
  readonly forget: (which: readonly GameResult[] | 'all') => Promise<void>
}

/** The results in the browser's library. */
export function browserResults(): Results {
  return {
    all: async () =>
      readResults(
        await shelf('readonly', (objects) => promisifyRequest<unknown[]>(objects.getAll(allResults()))),
      ),
    forget: async (which) =>
      inTime(
        shelf('readwrite', async (objects) => {
          if (which === 'all') objects.delete(allResults())
          else for (const { saveId } of which) objects.delete(resultKey(saveId))
          await outcomeOf(objects.transaction)
        }),
      ),
  }
}

const words = v.pipe(v.string(), v.maxLength(400))
const seat = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))

const resultSchema = strictObject({
  saveId: words,
  origin: words,
  gameId: words,
  scenario: words,
  moment: words,
  result: seat,
  how: words,
  players: v.optional(keyedBy(seat, words)),
  bots: v.optional(botsSchema),
  seats: v.optional(listOf(seat, 10)),
  isTyped: v.boolean(),
  isUndone: v.boolean(),
  // Up to the last moment that a date can tell.
  endedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
})

/** Results as they were stored, in order; what is no result is counted and left out. */
export function readResults(stored: readonly unknown[]): KeptResults {
  const read = stored.flatMap((one): readonly GameResult[] => {
    const parsed = parseWith(resultSchema, one)
    return parsed.ok ? [parsed.value] : []
  })
  return { results: countedOnce(read), unread: stored.length - read.length }
}

/** Results in the order in which the games ended; of copies of one game only the first counts. */
export function countedOnce(results: readonly GameResult[]): readonly CountedResult[] {
  const known = new Set<string>()
  return results
    .toSorted((one, other) => one.endedAt - other.endedAt)
    .map((result) => {
      const game = `${result.gameId}/${result.origin}`
      const counts = !known.has(game)
      known.add(game)
      return { ...result, counts }
    })
}
