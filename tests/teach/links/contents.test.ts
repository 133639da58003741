import { describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import type { AnyGameRules, Json } from '@/engine/kernel/game'
import { historyFrom, positionAt } from '@/engine/kernel/history'
import type { Lesson } from '@/engine/lesson/lesson'
import { present } from '@/engine/kernel/refusal'
import { unsealed, writeSave } from '@/engine/save/save'
import { chapterOf } from '@/engine/study/study'
import { writeOpenStudy } from '@/engine/study/study-file'
import { arena } from '@/games/arena'
import { arenaRules } from '@/games/arena/rules'
import { COURSE as ARENA_COURSE } from '@/games/arena/teaching/lessons'
import { arrakhar } from '@/games/arrakhar'
import { arrakharRules } from '@/games/arrakhar/rules'
import { COURSE as ARRAKHAR_COURSE } from '@/games/arrakhar/teaching/lessons'
import { type AnyGame, listed } from '@/contract/manifest'
import type { AnyHistory } from '@/store/session'
import { readContents } from '@/teach/links/contents'
import { gameLinkOf } from '@/teach/links/game-link'
import { pack } from '@/teach/links/payload'
import { arena as arenaAt } from '../../games/arena/on-the-table'
import { randomPlay } from '../../properties/random-play'
import { situation } from '../../support/situation'

/** What links of a game are made of. */
interface Linked {
  readonly game: AnyGame
  readonly rules: AnyGameRules
  /** Amid play, with something hidden from a side. */
  readonly position: object
  /** Settings whose random play soon rolls dice. */
  readonly settings: object
  readonly lesson: Lesson
  /** An entry that cannot be played there: refused, or with a roll that nobody asked for. */
  readonly illegal: readonly [command: object, rolls: readonly number[]]
  /** A position file with a fault, and the place of that. */
  readonly faulty: readonly [file: object, path: string]
}

const GAMES: readonly Linked[] = [
  {
    game: listed(arrakhar),
    rules: arrakharRules,
    position: situation('wizard movement', { '1110': '2 elf', '0509': 'sorcerer' }).position,
    settings: { scenario: 'short' },
    illegal: [{ type: 'endSegment' }, [1]],
    lesson: present(ARRAKHAR_COURSE.lessons()[0], 'a lesson of Arrakhar’s Wand'),
    faulty: [{ game: 'arrakhar' }, 'scenario'],
  },
  {
    game: listed(arena),
    rules: arenaRules,
    position: arenaAt('movement', { sorcerer: 'sorcerer 0 B2', orc: 'orc 1 E5' }, { spells: [['spark'], []] })
      .position,
    settings: { points: [40, 40] },
    illegal: [{ type: 'endPhase', seat: 'east' }, []],
    lesson: present(ARENA_COURSE.lessons()[0], 'a lesson of Arena'),
    faulty: [{ game: 'arena', turn: 0 }, 'turn'],
  },
]

/** A game as a link holds it. */
function linked(
  rules: AnyGameRules,
  history: AnyHistory,
  changes: Readonly<Record<string, unknown>> = {},
): Json {
  const save = writeSave(rules, unsealed(history, diceStateOf(3)))
  return { ...(gameLinkOf(save, { withDice: false }) as object), ...changes } as Json
}

describe.each(GAMES)(
  'What a link of $game.name holds',
  ({ game, rules, position, settings, illegal, lesson, faulty: [faulty, path] }) => {
    const read = (kind: 'game' | 'position' | 'study' | 'lesson', json: unknown) =>
      readContents(game, { kind, json })

    test('is a game, with its place, its secrets and new dice', async () => {
      const found = await read('game', linked(rules, historyFrom(position), { title: 'The ford' }))
      expect(found).toMatchObject({
        ok: true,
        value: { kind: 'game', title: 'The ford', steps: 0, hasSecrets: true },
      })
      if (!found.ok || found.value.kind !== 'game') throw new Error('it is no game')
      expect(found.value.summary.moment).toContain('Turn')
      expect(found.value.save).toMatchObject({
        format: 'hexhearth-save',
        body: { dice: expect.any(Array) as number[] },
      })
    })

    test('is a game whose dice went along, or are thrown by hand', async () => {
      const dice = diceStateOf(3)
      const save = writeSave(rules, unsealed(historyFrom(position), dice))
      expect(await read('game', gameLinkOf(save, { withDice: true }))).toMatchObject({
        ok: true,
        value: { save: { body: { dice } } },
      })
      const byHand = { ...save, body: { ...save.body, dice: null } }
      expect(await read('game', gameLinkOf(byHand, { withDice: true }))).toMatchObject({
        ok: true,
        value: { save: { body: { dice: null } } },
      })
    })

    test('is the game with every roll, but not what was taken back', async () => {
      const history = randomPlay(rules, { seed: 4, settings, commands: 150 })
      const save = writeSave(rules, unsealed(history, null))
      const found = await read('game', gameLinkOf(save, { withDice: false }))
      expect(found).toMatchObject({ ok: true, value: { save: JSON.parse(JSON.stringify(save)) as object } })
      expect(save.body.entries.some(({ rolls }) => rolls.length > 0)).toBe(true)
      const back = gameLinkOf({ ...save, body: { ...save.body, cursor: 100 } }, { withDice: false })
      expect(back).toMatchObject({ entries: { length: 100 } })
    })

    test('is a position, from which a game begins', async () => {
      const json = rules.writePosition(position)
      expect(await read('position', json)).toMatchObject({
        ok: true,
        value: { kind: 'position', save: { body: { initial: json, entries: [] } } },
      })
    })

    test('is a study, with its chapters', async () => {
      const chapter = chapterOf({
        title: 'The ford',
        lineTitle: 'As played',
        history: historyFrom(position),
        secrets: 'kept',
      })
      const study = writeOpenStudy(rules, { game: rules.id, title: 'Openings', chapters: [chapter] })
      expect(await read('study', study)).toMatchObject({
        ok: true,
        value: { kind: 'study', title: 'Openings', chapters: 1, hasSecrets: true },
      })
      expect(await read('study', { ...study, game: 'chess' })).toMatchObject({ ok: false })
      expect(await read('lesson', study)).toMatchObject({ ok: false })
    })

    test('is a lesson, as one from a file', async () => {
      const json: unknown = JSON.parse(JSON.stringify(lesson))
      expect(await read('lesson', json)).toMatchObject({ ok: true, value: { kind: 'lesson', lesson: json } })
      expect(await read('study', json)).toMatchObject({ ok: false })
    })

    const whole = (changes: Readonly<Record<string, unknown>>) =>
      linked(rules, historyFrom(position), changes)
    test.each([
      ['a game of another kind', 'game', whole({ game: 'chess' }), 'game'],
      ['no game at all', 'game', 7, ''],
      ['keys that nobody knows', 'game', whole({ extra: 1 }), 'extra'],
      ['an illegal command', 'game', whole({ entries: [illegal] }), 'entries.0'],
      ['a bad beginning', 'game', whole({ initial: faulty }), `initial.${path}`],
      ['a bad position', 'position', faulty, path],
    ] as const)('is refused with its place: %s', async (_what, kind, json, place) => {
      const found = await read(kind, json)
      expect(found.ok).toBe(false)
      if (!found.ok) expect(found.problems.map((problem) => problem.path)).toContain(place)
    })
  },
)

test('A game of thirty turns and a thousand commands fits in 7680 characters', async () => {
  const whole = randomPlay(arrakharRules, { seed: 22, settings: { scenario: 'basic' }, commands: 3000 })
  const end = whole.steps.findIndex(({ position: { turn } }) => turn > 30)
  expect(positionAt(whole, end).turn).toBe(30)
  expect(end).toBeGreaterThan(1000)
  const history = { ...whole, steps: whole.steps.slice(0, end), cursor: end }
  const made = await pack({ kind: 'game', json: linked(arrakharRules, history) })
  const length = made.ok ? made.value.length : Infinity
  expect(length).toBeGreaterThan(2000)
  expect(length).toBeLessThan(7680)
})
