import * as v from 'valibot'
import type { AnyCommand, AnyEvent, FileRules, PlayRules } from './game'
import type { Entry } from './history'
import type { Parsed, Problem } from './refusal'
import { replay } from './replay'
import { type LoadedGame, SAVE_VERSION } from './save'
import { parseWith } from './schema'

/** The rules that reading a save takes: how its parts are read, and how its commands are played again. */
export type ReadingRules<
  P extends object,
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
> = PlayRules<P, C, E, V> & FileRules<P, C>

/** More entries than any game makes; a file with more is refused before it is replayed. */
const MOST_ENTRIES = 100_000

const rollSchema = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  faces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  label: v.pipe(v.string(), v.maxLength(200)),
  values: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000)),
})

/** An entry of a file, its command still unread. */
export const entrySchema = v.strictObject({
  command: v.looseObject({ type: v.string() }),
  rolls: v.pipe(v.array(rollSchema), v.maxLength(1000)),
  typed: v.optional(v.boolean()),
})

const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{16,128}$/, 'must be hexadecimal digits'))

const saveSchema = v.strictObject({
  format: v.literal('hexhearth-save', 'must be "hexhearth-save": this is not a save of this program'),
  version: v.literal(
    SAVE_VERSION,
    `must be ${SAVE_VERSION}: a newer program wrote this save; update and open it again`,
  ),
  game: v.string(),
  initial: v.unknown(),
  entries: v.pipe(v.array(entrySchema), v.maxLength(MOST_ENTRIES, `must be ${MOST_ENTRIES} at most`)),
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  dice: v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(16))),
  seal: v.nullable(v.strictObject({ digest: hexadecimal, nonce: hexadecimal })),
})

/** Which game a save is of, for choosing the rules that open it. */
export function gameOfSave(json: unknown): Parsed<string> {
  const parsed = parseWith(v.looseObject({ format: saveSchema.entries.format, game: v.string() }), json)
  return parsed.ok ? { ok: true, value: parsed.value.game } : parsed
}

/** Opens a save: checks its shape, then replays it with its own rolls. */
export function readSave<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: ReadingRules<P, C, E, V>,
  json: unknown,
): Parsed<LoadedGame<P, C, E>> {
  const shape = parseWith(saveSchema, json)
  if (!shape.ok) return shape
  const save = shape.value
  if (save.game !== rules.id) return failed('game', `is "${save.game}", not "${rules.id}"`)
  if (save.cursor > save.entries.length) return failed('cursor', `must be ${save.entries.length} at most`)
  const initial = rules.parsePosition(save.initial)
  if (!initial.ok) return within('initial', initial.problems)
  const entries = readEntries(rules, save.entries)
  if (!entries.ok) return entries
  const replayed = replay(rules, initial.value, entries.value)
  if (!replayed.ok) return { ok: false, problems: [replayed.problem] }
  const history = { ...replayed.history, cursor: save.cursor }
  return { ok: true, value: { history, dice: save.dice, seal: save.seal } }
}

/** Reads the commands of entries whose shape has been checked. */
export function readEntries<P extends object, C extends AnyCommand>(
  rules: FileRules<P, C>,
  entries: readonly v.InferOutput<typeof entrySchema>[],
): Parsed<readonly Entry<C>[]> {
  const read: Entry<C>[] = []
  for (const [index, { command, rolls, typed }] of entries.entries()) {
    const parsed = rules.parseCommand(command)
    if (!parsed.ok) return within(`entries.${index}.command`, parsed.problems)
    read.push({ command: parsed.value, rolls, ...(typed === undefined ? {} : { typed }) })
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
