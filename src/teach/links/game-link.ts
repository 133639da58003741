import * as v from 'valibot'
import { handDice } from '@/engine/dice'
import type { AnyCommand, AnyFileRules, AnyPlayRules, Json } from '@/engine/game'
import { historyFrom, playOn } from '@/engine/history'
import type { Parsed, Problem } from '@/engine/refusal'
import { type Save, writeSave } from '@/engine/save'
import { parseWith } from '@/engine/schema'
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
  readonly save: Save
}

const values = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000))
const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{16,128}$/, 'must be hexadecimal digits'))

const gameLinkSchema = v.strictObject({
  title: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  game: v.string(),
  initial: v.unknown(),
  /** A command with what its dice showed, and 1 when they were thrown by hand. */
  entries: v.pipe(
    v.array(
      v.union([
        v.strictTuple([v.looseObject({ type: v.string() })]),
        v.strictTuple([v.looseObject({ type: v.string() }), values]),
        v.strictTuple([v.looseObject({ type: v.string() }), values, v.literal(1)]),
      ]),
    ),
    v.maxLength(100_000),
  ),
  dice: v.union([v.literal('new'), v.literal('byHand'), v.pipe(values, v.maxLength(16))]),
  seal: v.nullable(v.strictObject({ digest: hexadecimal, nonce: hexadecimal })),
})
type GameLink = v.InferOutput<typeof gameLinkSchema>

/** A game as a link holds it: without what was taken back, and without the words of its rolls. */
export function gameLinkOf(save: Save, { title, withDice }: GameLinkOptions): Json {
  const entries = save.entries.slice(0, save.cursor).map(({ command, rolls, typed }) => {
    const rolled = rolls.flatMap((roll) => roll.values)
    if (typed) return [command, rolled, 1]
    return rolled.length > 0 ? [command, rolled] : [command]
  })
  const dice = save.dice === null ? 'byHand' : withDice ? save.dice : 'new'
  const link = {
    title: title ?? null,
    game: save.game,
    initial: save.initial,
    entries,
    dice,
    seal: save.seal,
  }
  // Commands are data that survives JSON, which their types do not say.
  return JSON.parse(JSON.stringify(link)) as Json
}

/** Plays a game in a link from its beginning, by the same rules as at the table. */
export function readGameLink(rules: AnyPlayRules, files: AnyFileRules, json: unknown): Parsed<LinkedGame> {
  const shape = parseWith(gameLinkSchema, json)
  if (!shape.ok) return shape
  const { title, game, initial, entries, dice, seal } = shape.value
  if (game !== rules.id) return failed('game', LINK_TEXT.otherGame(game, rules.id))
  const first = files.parsePosition(initial)
  if (!first.ok) return { ok: false, problems: within('initial', first.problems) }
  const played = playedAgain(rules, files, historyFrom(first.value), entries)
  if (!played.ok) return played
  const history = played.value
  const save = writeSave(
    { id: rules.id, writePosition: (position) => files.writePosition(position) },
    { history, dice: diceOf(dice), seal },
  )
  return { ok: true, value: { title, history, save } }
}

function playedAgain(
  rules: AnyPlayRules,
  files: AnyFileRules,
  begun: AnyHistory,
  entries: GameLink['entries'],
): Parsed<AnyHistory> {
  let history = begun
  for (const [nth, [command, rolled = [], typed]] of entries.entries()) {
    const path = `entries.${nth}`
    const parsed = files.parseCommand(command)
    if (!parsed.ok) return { ok: false, problems: within(path, parsed.problems) }
    const next = playedOn(rules, history, parsed.value, { rolled, typed: typed === 1 })
    if (typeof next === 'string') return failed(path, next)
    history = next
  }
  return { ok: true, value: history }
}

/** The history with one command more, or why it cannot have been played. */
function playedOn(
  rules: AnyPlayRules,
  history: AnyHistory,
  command: AnyCommand,
  { rolled, typed }: { readonly rolled: readonly number[]; readonly typed: boolean },
): AnyHistory | string {
  const dice = handDice(rolled)
  const { played, history: next } = playOn(rules, history, { command, dice, typed })
  if (played.outcome === 'refused') return LINK_TEXT.illegal(played.refusal.message, played.refusal.clause)
  return played.outcome === 'played' && dice.left() === 0 ? next : LINK_TEXT.wrongDice
}

function diceOf(dice: GameLink['dice']): Save['dice'] {
  if (dice === 'byHand') return null
  return dice === 'new' ? freshDice() : dice
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}

function within(path: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({
    ...problem,
    path: problem.path === '' ? path : `${path}.${problem.path}`,
  }))
}
