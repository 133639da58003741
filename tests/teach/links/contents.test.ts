import { describe, expect, test } from 'vitest'
import type { AnyCommand, AnyEvent, Json } from '@/engine/game'
import { historyFrom, positionAt } from '@/engine/history'
import { unsealed, writeSave } from '@/engine/save'
import { diceStateOf } from '@/engine/dice'
import { chapterOf } from '@/engine/study'
import { writeOpenStudy } from '@/engine/study-file'
import { arrakhar } from '@/games/arrakhar'
import { LESSONS } from '@/games/arrakhar/teaching/lessons'
import { arrakharRules } from '@/games/arrakhar/rules'
import { listed } from '@/games/manifest'
import { readContents } from '@/teach/links/contents'
import { gameLinkOf } from '@/teach/links/game-link'
import { pack } from '@/teach/links/payload'
import { type ArrakharHistory, randomPlay } from '../../properties/random-play'
import { situation } from '../../support/situation'

const game = listed(arrakhar)
const { position } = situation('wizard movement', { '1110': '2 elf', '0509': 'sorcerer' })

/** A game as a link holds it. */
function linked(history: ArrakharHistory, changes: Readonly<Record<string, unknown>> = {}): Json {
  const save = writeSave(arrakharRules, unsealed(history, diceStateOf(3)))
  return { ...(gameLinkOf(save, { withDice: false }) as object), ...changes } as Json
}

const read = (kind: 'game' | 'position' | 'study' | 'lesson', json: unknown) =>
  readContents(game, { kind, json })

describe('What a link holds', () => {
  test('is a game, with its place, its secrets and new dice', async () => {
    const found = await read('game', linked(historyFrom(position), { title: 'The ford' }))
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
    const save = writeSave(arrakharRules, unsealed(historyFrom(position), dice))
    expect(await read('game', gameLinkOf(save, { withDice: true }))).toMatchObject({
      ok: true,
      value: { save: { body: { dice } } },
    })
    const byHand = await read(
      'game',
      gameLinkOf({ ...save, body: { ...save.body, dice: null } }, { withDice: true }),
    )
    expect(byHand).toMatchObject({ ok: true, value: { save: { body: { dice: null } } } })
  })
  test('is the game with every roll, but not what was taken back', async () => {
    const history = randomPlay(arrakharRules, { seed: 4, settings: { scenario: 'short' }, commands: 150 })
    const save = writeSave(arrakharRules, unsealed(history, null))
    const found = await read('game', gameLinkOf(save, { withDice: false }))
    expect(found).toMatchObject({ ok: true, value: { save: JSON.parse(JSON.stringify(save)) as object } })
    expect(save.body.entries.some(({ rolls }) => rolls.length > 0)).toBe(true)
    const back = gameLinkOf({ ...save, body: { ...save.body, cursor: 100 } }, { withDice: false })
    expect(back).toMatchObject({ entries: { length: 100 } })
  })
  test('is a position, from which a game begins', async () => {
    const json = arrakharRules.writePosition(position)
    const found = await read('position', json)
    expect(found).toMatchObject({
      ok: true,
      value: { kind: 'position', save: { body: { initial: json, entries: [] } } },
    })
  })
  test('is a study, with its chapters', async () => {
    const chapter = chapterOf({
      title: 'The ford',
      lineTitle: 'As played',
      history: historyFrom<object, AnyCommand, AnyEvent>(position),
      secrets: 'kept',
    })
    const study = writeOpenStudy(arrakharRules, { game: 'arrakhar', title: 'Openings', chapters: [chapter] })
    expect(await read('study', study)).toMatchObject({
      ok: true,
      value: { kind: 'study', title: 'Openings', chapters: 1, hasSecrets: true },
    })
    expect(await read('study', { ...study, game: 'chess' })).toMatchObject({ ok: false })
    expect(await read('lesson', study)).toMatchObject({ ok: false })
  })
  test('is a lesson, as one from a file', async () => {
    const [lesson] = LESSONS
    const json: unknown = JSON.parse(JSON.stringify(lesson))
    expect(await read('lesson', json)).toMatchObject({ ok: true, value: { kind: 'lesson', lesson: json } })
    expect(await read('study', json)).toMatchObject({ ok: false })
  })
  test.each([
    ['a game of another kind', 'game', linked(historyFrom(position), { game: 'chess' }), 'game'],
    ['no game at all', 'game', 7, ''],
    ['keys that nobody knows', 'game', linked(historyFrom(position), { extra: 1 }), 'extra'],
    [
      'an illegal command',
      'game',
      linked(historyFrom(position), { entries: [[{ type: 'endSegment' }, [1]]] }),
      'entries.0',
    ],
    [
      'a bad beginning',
      'game',
      linked(historyFrom(position), { initial: { game: 'arrakhar' } }),
      'initial.scenario',
    ],
    ['a bad position', 'position', { game: 'arrakhar' }, 'scenario'],
  ] as const)('is refused with its place: %s', async (_what, kind, json, path) => {
    const found = await read(kind, json)
    expect(found.ok).toBe(false)
    if (!found.ok) expect(found.problems.map((problem) => problem.path)).toContain(path)
  })
})

test('A game of thirty turns and a thousand commands fits in 7680 characters', async () => {
  const whole = randomPlay(arrakharRules, { seed: 1, settings: { scenario: 'basic' }, commands: 3000 })
  const end = whole.steps.findIndex(({ position: { turn } }) => turn > 30)
  expect(positionAt(whole, end).turn).toBe(30)
  expect(end).toBeGreaterThan(1000)
  const history = { ...whole, steps: whole.steps.slice(0, end), cursor: end }
  const made = await pack({ kind: 'game', json: linked(history) })
  const length = made.ok ? made.value.length : Infinity
  expect(length).toBeGreaterThan(2000)
  expect(length).toBeLessThan(7680)
})
