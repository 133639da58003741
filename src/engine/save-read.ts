import * as v from 'valibot'
import type { AnyCommand, AnyEvent, FileRules, PlayRules } from './game'
import type { Entry } from './history'
import type { Parsed, Problem } from './refusal'
import { atOnce, type Pausing } from './pausing'
import { replaying } from './replay'
import { type LoadedGame, SAVE_VERSION } from './save'
import { listOf, parseWith } from './schema'

/** The rules that reading a save takes: how its parts are read, and how its commands are played again. */
export type ReadingRules<
  P extends object,
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
> = PlayRules<P, C, E, V> & FileRules<P, C>

/** The longest file of a save or a study that is looked into, in bytes: ten times a long game. */
export const LARGEST_SAVE = 8_000_000
/** More entries than any game makes; a file with more is refused before it is replayed. */
export const MOST_ENTRIES = 100_000

const rollSchema = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  faces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  label: v.pipe(v.string(), v.maxLength(200)),
  values: listOf(v.pipe(v.number(), v.integer()), 1000),
})

/** An entry of a file, its command still unread. */
const entrySchema = v.strictObject({
  command: v.looseObject({ type: v.string() }),
  rolls: listOf(rollSchema, 1000),
  typed: v.optional(v.boolean()),
})

/** Entries of a file: each is read on its own, by `readingEntries`. */
export const entriesSchema = listOf(v.unknown(), MOST_ENTRIES)

const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{16,128}$/, 'must be hexadecimal digits'))

const bits = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))

/** The state of seeded dice: anything else would stop the game at its next roll. */
export const diceSchema = v.pipe(v.array(bits), v.length(4, 'must be four whole numbers of 32 bits'))

/** A game's id, long enough for any. */
export const gameSchema = v.pipe(v.string(), v.maxLength(60, 'must be 60 letters at most'))

const saveSchema = v.strictObject({
  format: v.literal('hexhearth-save', 'must be "hexhearth-save": this is not a save of this program'),
  version: v.literal(
    SAVE_VERSION,
    `must be ${SAVE_VERSION}: a newer program wrote this save; update and open it again`,
  ),
  game: gameSchema,
  initial: v.unknown(),
  entries: entriesSchema,
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  dice: v.nullable(diceSchema),
  seal: v.nullable(v.strictObject({ digest: hexadecimal, nonce: hexadecimal })),
})

/** Which game a save is of, for choosing the rules that open it. */
export function gameOfSave(json: unknown): Parsed<string> {
  const parsed = parseWith(v.looseObject({ format: saveSchema.entries.format, game: gameSchema }), json)
  return parsed.ok ? { ok: true, value: parsed.value.game } : parsed
}

/** Opens a save: checks its shape, then replays it with its own rolls. */
export function readSave<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: ReadingRules<P, C, E, V>,
  json: unknown,
): Parsed<LoadedGame<P, C, E>> {
  return atOnce(readingSave(rules, json))
}

/** The same with pauses, for saves from strangers: they may take long to replay up to where they are wrong. */
export function* readingSave<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: ReadingRules<P, C, E, V>,
  json: unknown,
): Pausing<Parsed<LoadedGame<P, C, E>>> {
  const shape = parseWith(saveSchema, json)
  if (!shape.ok) return shape
  const save = shape.value
  if (save.game !== rules.id) return failed('game', `is "${save.game}", not "${rules.id}"`)
  if (save.cursor > save.entries.length) return failed('cursor', `must be ${save.entries.length} at most`)
  const initial = rules.parsePosition(save.initial)
  if (!initial.ok) return within('initial', initial.problems)
  yield
  const entries = yield* readingEntries(rules, save.entries)
  if (!entries.ok) return entries
  const replayed = yield* replaying(rules, initial.value, entries.value)
  if (!replayed.ok) return { ok: false, problems: [replayed.problem] }
  const history = { ...replayed.history, cursor: save.cursor }
  return { ok: true, value: { history, dice: save.dice, seal: save.seal } }
}

/** Reads entries and their commands, with a pause after each: one may be long. */
export function* readingEntries<P extends object, C extends AnyCommand>(
  rules: FileRules<P, C>,
  entries: readonly unknown[],
): Pausing<Parsed<readonly Entry<C>[]>> {
  const read: Entry<C>[] = []
  for (const [index, one] of entries.entries()) {
    const shape = parseWith(entrySchema, one)
    if (!shape.ok) return within(`entries.${index}`, shape.problems)
    const { command, rolls, typed } = shape.value
    const parsed = rules.parseCommand(command)
    if (!parsed.ok) return within(`entries.${index}.command`, parsed.problems)
    read.push({ command: parsed.value, rolls, ...(typed === undefined ? {} : { typed }) })
    yield
  }
  return { ok: true, value: read }
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}

function within(path: string, problems: readonly Problem[]): Parsed<never> {
  const inside = problems.map((problem) => ({
    ...problem,
    path: problem.path === '' ? path : `${path}.${problem.path}`,
  }))
  return { ok: false, problems: inside }
}
