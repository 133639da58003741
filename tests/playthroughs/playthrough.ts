import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyCommand, AnyEvent, GameRules } from '@/engine/kernel/game'
import { type History, positionAt, positionOf, type Step } from '@/engine/kernel/history'
import { problemsText } from '@/engine/kernel/refusal'
import { type Save, unsealed, writeSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'

/** What a playthrough asks of a position: how the game ended, if it has. */
interface Ended {
  readonly ending?: { readonly by: string } | null | undefined
}

/** How a playthrough was made: by the first seed whose game ends as wanted. */
export interface Recipe<H> {
  readonly name: string
  readonly by: string
  /** Undefined where a seed comes to no end. */
  readonly play: (seed: number) => H | undefined
}

/** The playthroughs of a game, and how they are told. */
export interface Playthroughs<P extends Ended, C extends AnyCommand, E extends AnyEvent, V extends object> {
  readonly rules: GameRules<P, C, E, V>
  /** A position in lines. */
  readonly drawn: (position: P) => readonly string[]
  /** Whether a position is drawn after the step that led to it; the first and the last always are. */
  readonly isDrawn: (before: P, after: P) => boolean
  readonly recipes: readonly Recipe<History<P, C, E>>[]
}

/** Tests that every kept game goes as its text tells, and ends as it is to. */
export function testPlaythroughs<P extends Ended, C extends AnyCommand, E extends AnyEvent, V extends object>(
  playthroughs: Playthroughs<P, C, E, V>,
): void {
  const { rules, recipes } = playthroughs

  // RECORD=1 npx vitest run tests/playthroughs makes the files anew; read what changed in the texts.
  beforeAll(() => {
    if (process.env.RECORD === '1') for (const recipe of recipes) record(playthroughs, recipe)
  }, 300_000)

  describe.each(recipes)('$name', ({ name, by }) => {
    test(`ends by ${by}`, () => {
      expect(positionOf(replayed(rules, name)).ending?.by).toBe(by)
    })
    test('goes as its text tells', () => {
      expect(textOf(playthroughs, replayed(rules, name))).toBe(
        readFileSync(filesOf(rules.id, name).text, 'utf8'),
      )
    })
  })
}

/** Where a playthrough is kept: its commands and rolls, and its text. */
function filesOf(game: string, name: string): { readonly save: URL; readonly text: URL } {
  const folder = new URL(`./${game}/`, import.meta.url)
  return { save: new URL(`${name}.json`, folder), text: new URL(`${name}.txt`, folder) }
}

/** A kept playthrough, played again with its own rolls. */
function replayed<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: GameRules<P, C, E, V>,
  name: string,
): History<P, C, E> {
  const loaded = readSave(rules, JSON.parse(readFileSync(filesOf(rules.id, name).save, 'utf8')))
  if (!loaded.ok) throw new Error(problemsText(loaded.problems))
  return loaded.value.history
}

/** Makes a playthrough anew: the first seed whose game ends as wanted. */
function record<P extends Ended, C extends AnyCommand, E extends AnyEvent, V extends object>(
  playthroughs: Playthroughs<P, C, E, V>,
  { name, by, play }: Recipe<History<P, C, E>>,
): void {
  const { rules } = playthroughs
  for (let seed = 1; ; seed++) {
    const history = play(seed)
    if (!history || positionOf(history).ending?.by !== by) continue
    const { save, text } = filesOf(rules.id, name)
    writeFileSync(save, onePerLine(writeSave(rules, unsealed(history, null))))
    writeFileSync(text, textOf(playthroughs, history))
    return
  }
}

/** A save as JSON with a line for each command, so that a change can be read. */
function onePerLine(save: Save): string {
  return `${JSON.stringify(save).replaceAll('{"command":', '\n{"command":')}\n`
}

/** A whole game as text: positions now and then, and every command with its rolls and what happened. */
function textOf<P extends Ended, C extends AnyCommand, E extends AnyEvent>(
  { drawn, isDrawn }: Pick<Playthroughs<P, C, E, object>, 'drawn' | 'isDrawn'>,
  history: History<P, C, E>,
): string {
  const lines = [...drawn(history.initial)]
  history.steps.forEach((step, nth) => {
    lines.push(...told(step, nth + 1))
    if (isDrawn(positionAt(history, nth), step.position) || step.position.ending)
      lines.push('', ...drawn(step.position))
  })
  return `${lines.join('\n')}\n`
}

function told<P>({ entry, events, seat }: Step<P, AnyCommand, AnyEvent>, number: number): readonly string[] {
  const { type, ...payload } = entry.command
  const rolls = entry.rolls.map(({ label, values }) => ` [${label}: ${values.join(' ')}]`).join('')
  return [
    `${number}. ${seat ?? 'nobody'}: ${type}${inWords(payload)}${rolls}`,
    ...events.map(({ type: what, ...about }) => `     ${what}${inWords(about)}`),
  ]
}

function inWords(about: object): string {
  const parts = Object.entries(about).map(([key, value]) => ` ${key}=${worded(value)}`)
  return parts.join('')
}

function worded(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(worded).join(' ')})`
  return typeof value === 'object' && value !== null ? `{${inWords(value).trim()}}` : String(value)
}
