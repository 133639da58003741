import * as v from 'valibot'
import type { DiceState } from '@/engine/kernel/dice'
import type { AnyFileRules, AnyPlayRules, Json } from '@/engine/kernel/game'
import type { Cooperative } from '@/engine/basics/cooperative'
import { looseObject, strictObject } from '@/engine/files/record-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { replaying } from '@/engine/kernel/replay'
import { type OpenSave, unsealed, writeSave } from '@/engine/save/save'
import { readingEntries } from '@/engine/save/save-read'
import { diceSchema, entriesSchema, gameSchema, hexadecimal } from '@/engine/save/save-schema'
import { failed, listOf, parseWith, within } from '@/engine/files/schema'
import { freshDice } from '@/store/fresh-dice'
import type { AnyHistory } from '@/store/session'
import { LINK_TEXT } from './links-text'

/** What a link to a game says beside the game. */
export interface GameLinkOptions {
  readonly title?: string
  /** Whether the state of the dice goes along; else whoever opens the link gets new dice. */
  readonly withDice: boolean
}

/** A game found in a link. */
export interface LinkedGame {
  readonly title: string | null
  readonly history: AnyHistory
  readonly save: OpenSave
}

const values = listOf(v.pipe(v.number(), v.integer()), 1000)

const gameLinkSchema = strictObject({
  title: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  game: gameSchema,
  initial: v.unknown(),
  /** See `entrySchema`. */
  entries: entriesSchema,
  dice: v.union([v.literal('new'), v.literal('byHand'), diceSchema]),
  seal: v.nullable(strictObject({ digest: hexadecimal, nonce: hexadecimal })),
})
type GameLink = v.InferOutput<typeof gameLinkSchema>

/** A command with what its dice showed, and 1 when they were thrown by hand. */
const entrySchema = v.union([
  v.strictTuple([looseObject({ type: v.string() })]),
  v.strictTuple([looseObject({ type: v.string() }), values]),
  v.strictTuple([looseObject({ type: v.string() }), values, v.literal(1)]),
])

/** A game as a link holds it: without what was taken back, and without the words of its rolls. */
export function gameLinkOf({ game, seals, body }: OpenSave, { title, withDice }: GameLinkOptions): Json {
  const entries = body.entries.slice(0, body.cursor).map(({ command, rolls, typed }) => {
    const rolled = rolls.flatMap((roll) => roll.values)
    if (typed) return [command, rolled, 1]
    return rolled.length > 0 ? [command, rolled] : [command]
  })
  const dice = body.dice === null ? 'byHand' : withDice ? body.dice : 'new'
  const { choice } = seals
  const link = {
    title: title ?? null,
    game,
    initial: body.initial,
    entries,
    dice,
    seal: choice === null ? null : { digest: choice, nonce: body.nonce },
  }
  // Commands are data that survives JSON, which their types do not say.
  return JSON.parse(JSON.stringify(link)) as Json
}

/** Plays a game in a link from its beginning, by the same rules as at the table; with pauses. */
export function* readingGameLink(
  rules: AnyPlayRules,
  files: AnyFileRules,
  json: unknown,
): Cooperative<Parsed<LinkedGame>> {
  const shape = parseWith(gameLinkSchema, json)
  if (!shape.ok) return shape
  const { title, game, initial, entries, dice, seal } = shape.value
  if (game !== rules.id) return failed('game', LINK_TEXT.otherGame(game, rules.id))
  const first = files.parseInitial(initial)
  if (!first.ok) return within('initial', first.problems)
  yield
  const unread = yield* readingPacked(entries)
  if (!unread.ok) return unread
  const read = yield* readingEntries(files, unread.value)
  if (!read.ok) return read
  const replayed = yield* replaying(rules, first.value, read.value)
  if (!replayed.ok) return { ok: false, problems: [replayed.problem] }
  const { history } = replayed
  const save = writeSave(
    { id: rules.id, writePosition: (position) => files.writePosition(position) },
    { ...unsealed(history, diceOf(dice)), seal },
  )
  return { ok: true, value: { title, history, save } }
}

/** Entries as a save has them, their commands still unread. */
function* readingPacked(entries: readonly unknown[]): Cooperative<Parsed<readonly unknown[]>> {
  const read: unknown[] = []
  for (const [index, one] of entries.entries()) {
    const shape = parseWith(entrySchema, one)
    if (!shape.ok) return within(`entries.${index}`, shape.problems)
    read.push(entryOf(shape.value))
    yield
  }
  return { ok: true, value: read }
}

/** An entry as a save has it; what its dice were for is found when it is played. */
function entryOf([command, values = [], typed]: v.InferOutput<typeof entrySchema>) {
  const rolls = values.length > 0 ? [{ count: values.length, faces: 1, label: '', values }] : []
  return { command, rolls, ...(typed === 1 && values.length > 0 ? { typed: true } : {}) }
}

function diceOf(dice: GameLink['dice']): DiceState | null {
  if (dice === 'byHand') return null
  return dice === 'new' ? freshDice() : dice
}
