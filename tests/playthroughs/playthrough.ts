import { readFileSync } from 'node:fs'
import { type History, positionAt, type Step } from '@/engine/history'
import { problemsText } from '@/engine/refusal'
import type { Save } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/rules/commands'
import type { Event } from '@/games/arrakhar/rules/events'
import type { Position } from '@/games/arrakhar/rules/position'
import { stacksOf } from '@/games/arrakhar/rules/stacking'

type ArrakharHistory = History<Position, Command, Event>

const FOLDER = new URL('./arrakhar/', import.meta.url)

/** Where a playthrough is kept: its commands and rolls, and its text. */
export function filesOf(name: string): { readonly save: URL; readonly text: URL } {
  return { save: new URL(`${name}.json`, FOLDER), text: new URL(`${name}.txt`, FOLDER) }
}

/** A kept playthrough, played again with its own rolls. */
export function replayed(name: string): ArrakharHistory {
  const save = JSON.parse(readFileSync(filesOf(name).save, 'utf8')) as Save
  const loaded = readSave(rules, save)
  if (!loaded.ok) throw new Error(problemsText(loaded.problems))
  return loaded.value.history
}

/** A whole game as text: the position at each phase, then every command with its rolls and what happened. */
export function textOf(history: ArrakharHistory): string {
  const lines = [...drawn(history.initial)]
  history.steps.forEach((step, nth) => {
    const before = positionAt(history, nth)
    lines.push(...told(step, nth + 1))
    if (step.position.side !== before.side || step.position.ending) lines.push('', ...drawn(step.position))
  })
  return `${lines.join('\n')}\n`
}

function drawn(position: Position): readonly string[] {
  const { turn, side, now, haunts, wand } = position
  const stacks = stacksOf(position).map(
    ({ hex, units }) => `  ${hex}: ${units.map((unit) => unit.id).join(' ')}`,
  )
  const sites = Object.entries(haunts).map(([haunt, hex]) => `${haunt} ${hex}`)
  return [
    `== Turn ${turn}, ${side}, ${now.segment} ==`,
    `  haunts: ${sites.join(', ') || 'none'}; wand: ${wand.hidden ? 'hidden' : wand.hex}`,
    ...stacks.sort(),
    '',
  ]
}

function told({ entry, events, seat }: Step<Position, Command, Event>, number: number): readonly string[] {
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
