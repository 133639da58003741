import type * as v from 'valibot'
import type { AnyCommand, AnyEvent, FileRules, PlayRules } from '../kernel/game'
import type { Entry, History } from '../kernel/history'
import type { LockedBody } from '../files/locked'
import { migrated } from '../files/migrations'
import { openingBody } from '../files/opened-body'
import { atOnce, type Cooperative } from '../basics/cooperative'
import type { Parsed } from '../kernel/refusal'
import { replaying } from '../kernel/replay'
import type { LoadedGame, Save } from './save'
import { SAVES } from './save-migrations'
import { entrySchema, lockedSaveSchema, openBodySchema, saveHeadSchema, saveSchema } from './save-schema'
import { failed, parseWith, within } from '../files/schema'

/** The rules that reading a save takes: how its parts are read, and how its commands are played again. */
export type ReadingRules<
  P extends object,
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
> = PlayRules<P, C, E, V> & FileRules<P, C>

/** The longest file of a save or a study that is looked into, in bytes: ten times a long game. */
export const LARGEST_SAVE = 8_000_000

/** Which game a save is of, for choosing the rules that open it. */
export function gameOfSave(json: unknown): Parsed<string> {
  const parsed = parseWith(saveHeadSchema, json)
  return parsed.ok ? { ok: true, value: parsed.value.game } : parsed
}

/** Opens a save of any version: checks its shape, then replays it with its own rolls. */
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
): Cooperative<Parsed<LoadedGame<P, C, E>>> {
  const shape = yield* openingSave(json)
  if (!shape.ok) return shape
  const { save, path } = shape.value
  if (save.game !== rules.id) return failed('game', `is "${save.game}", not "${rules.id}"`)
  const seals = sealsOf(save)
  if (!seals.ok) return seals
  yield
  const history = yield* readingBody(rules, save.body)
  if (!history.ok) return within(path, history.problems)
  const { title, players, bots } = save.card ?? {}
  const labels = { ...(title !== undefined && { title }), ...(players && { players }), ...(bots && { bots }) }
  const { dice, takenBack = [] } = save.body
  return { ok: true, value: { history: history.value, dice, labels, takenBack, ...seals.value } }
}

function* readingBody<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: ReadingRules<P, C, E, V>,
  body: OpenBodyFile,
): Cooperative<Parsed<History<P, C, E>>> {
  const { length } = body.entries
  if (body.cursor > length) return failed('cursor', `must be ${length} at most`)
  const initial = rules.parseInitial(body.initial)
  if (!initial.ok) return within('initial', initial.problems)
  yield
  const entries = yield* readingEntries(rules, body.entries)
  if (!entries.ok) return entries
  const replayed = yield* replaying(rules, initial.value, entries.value)
  if (!replayed.ok) return { ok: false, problems: [replayed.problem] }
  return { ok: true, value: { ...replayed.history, cursor: body.cursor } }
}

type SaveFile = v.InferOutput<typeof saveSchema>
type OpenBodyFile = v.InferOutput<typeof openBodySchema>

/**
 * A locked save of any version, as far as its shape goes; undefined for any other, which is for `readSave` to judge.
 * It stays in its version: what lies under the lock cannot be brought up to date before it is opened, and then the
 * whole is.
 */
export function lockedSaveIn(json: unknown): Save<LockedBody, number> | undefined {
  const save = parseWith(lockedSaveSchema, json)
  return save.ok ? save.value : undefined
}

/** A save with its body unpacked, and where in the file that body stood. */
interface OpenedSave {
  readonly save: Omit<SaveFile, 'body'> & { readonly body: OpenBodyFile }
  readonly path: string
}

/** A save of any version with its body laid open, nothing of it replayed yet. */
function* openingSave(json: unknown): Cooperative<Parsed<OpenedSave>> {
  const head = parseWith(saveHeadSchema, json)
  if (!head.ok) return head
  const newest = migrated(SAVES, head.value)
  if (!newest.ok) return newest
  const save = parseWith(saveSchema, newest.value)
  if (!save.ok) return save
  const { body: kept } = save.value
  if (kept.kind === 'locked')
    return failed('body', 'is locked by passphrases; open it at the table, where they are asked for')
  const body = yield* openingBody(openBodySchema, kept)
  // Before there were bodies, their parts stood in the file itself.
  const path = 'body' in head.value ? 'body' : ''
  return body.ok ? { ok: true, value: { save: { ...save.value, body: body.value }, path } } : body
}

/** The seals of a save: the digests that were shown, each with what it kept secret. */
function sealsOf({
  seals,
  body,
}: OpenedSave['save']): Parsed<Pick<LoadedGame<object, AnyCommand, AnyEvent>, 'seal' | 'diceSeals'>> {
  const { choice, dice } = seals
  const { nonce, seeds } = body
  if ((choice === null) !== (nonce === null))
    return failed('seals.choice', 'must stand with the nonce that it was made with, or both must be null')
  if (dice.length !== seeds.length)
    return failed('seals.dice', `must be ${seeds.length}, one for each of the seeds`)
  const seal = choice === null || nonce === null ? null : { digest: choice, nonce }
  const diceSeals = dice.flatMap((shown, nth) => {
    const kept = seeds[nth]
    return kept ? [{ ...shown, ...kept }] : []
  })
  return { ok: true, value: { seal, diceSeals } }
}

/** Reads entries and their commands, with a pause after each: one may be long. */
export function* readingEntries<P extends object, C extends AnyCommand>(
  rules: FileRules<P, C>,
  entries: readonly unknown[],
): Cooperative<Parsed<readonly Entry<C>[]>> {
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
