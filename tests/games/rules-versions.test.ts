import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { saveAt } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'

const GAMES: readonly (readonly [name: string, rules: AnyGameRules, settings: object])[] = [
  ['Arrakhar’s Wand', arrakharRules, { scenario: 'basic' }],
  ['Arena', arenaRules, { preset: 'first-clash' }],
]

describe.each(GAMES)('The version of the rules of %s', (_, rules, settings) => {
  const begun = () => {
    const parsed = rules.newGame(settings)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    return parsed.value
  }
  const file = () => rules.writePosition(begun()) as Record<string, unknown>
  const unnamed = () => {
    const { rules: _version, ...rest } = file()
    return rest
  }
  const versionIn = (position: object) => rules.writePosition(position) as { readonly rules?: unknown }

  test('is named in what a new game writes, and is the newest', () => {
    expect(file()).toHaveProperty('rules', 2)
  })

  test('is the first in a save from before there were any', () => {
    const read = readSave(rules, { ...saveAt(rules.id, null, null), body: bodyWith(rules.id, unnamed()) })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(versionIn(positionOf(read.value.history))).toHaveProperty('rules', 1)
  })

  test('is kept by a save that names it', () => {
    const read = readSave(rules, { ...saveAt(rules.id, null, null), body: bodyWith(rules.id, file()) })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(versionIn(positionOf(read.value.history))).toHaveProperty('rules', 2)
  })

  test('is the newest in a position file that names none', () => {
    const read = rules.parsePosition(unnamed())
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(versionIn(read.value)).toHaveProperty('rules', 2)
  })

  test.each([0, 3, '2', null])('is refused where it is %j, with what may stand there', (version) => {
    const read = rules.parsePosition({ ...file(), rules: version })
    expect(read).toEqual({ ok: false, problems: [{ path: 'rules', message: 'must be 1 or 2' }] })
  })
})

function bodyWith(game: string, initial: unknown): object {
  return { ...saveAt(game, null, null).body, initial }
}
