import { describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import type { AnyGameRules, Json } from '@/engine/kernel/game'
import { historyFrom } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { unsealed, writeSave } from '@/engine/save/save'
import { gameOf } from '@/games'
import { arrakharRules } from '@/games/arrakhar/rules'
import { arenaRules } from '@/games/arena/rules'
import { viewerIn } from '@/store/study/study-state'
import { embeddedAt, type EmbeddedReplay } from '@/teach/embed/embedded'
import { gameLinkOf } from '@/teach/links/game-link'
import type { LinkPlace } from '@/teach/links/link-place'
import { type LinkContent, pack } from '@/teach/links/payload'
import type { AnyHistory } from '@/store/session'
import { randomPlay } from '../../properties/random-play'
import { situation } from '../../support/situation'

const gameNamed = (id: string) => present(gameOf(id), 'game')

async function shown(id: string, content: LinkContent) {
  const made = await pack(content)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return embeddedAt(gameNamed(id), { page: 'open', rest: [made.value] })
}

async function replay(rules: AnyGameRules, history: AnyHistory, place?: LinkPlace): Promise<EmbeddedReplay> {
  const save = writeSave(rules, unsealed(history, diceStateOf(3)))
  const read = await shown(rules.id, { kind: 'game', json: gameLinkOf(save, { withDice: false }), place })
  if (!read.ok || read.value.kind !== 'replay') throw new Error('it is no replay')
  return read.value
}

/** Whose eyes a replay is looked at with. */
const viewerOf = ({ stage, store }: EmbeddedReplay) => viewerIn(stage.rules, store.getState())

/** Amid play, with something hidden from a side. */
const SECRET = situation('wizard movement', { '1110': '2 elf', '0509': 'sorcerer' }).position

describe('What a frame shows', () => {
  test('is a running game as it lies open, whatever eyes its link names', async () => {
    const history: AnyHistory = historyFrom(SECRET)
    expect(arrakharRules.hasSecrets(SECRET)).toBe(true)
    for (const look of [undefined, 'sorcerer', 'wizard', 'asked', 'referee'])
      expect(viewerOf(await replay(arrakharRules, history, look === undefined ? undefined : { look }))).toBe(
        'table',
      )
  })

  test('is a game that is over, at the step and with the eyes of its link', async () => {
    const whole = randomPlay(arenaRules, { seed: 4, settings: { points: [10, 10] }, commands: 4000 })
    expect(arenaRules.askedSeat(present(whole.steps.at(-1), 'step').position)).toBeNull()
    const placed = await replay(arenaRules, whole, { step: 7, look: 'west' })
    expect(placed.store.getState().place).toEqual({ line: 'main', step: 7 })
    expect(viewerOf(placed)).toBe('west')
    const plain = await replay(arenaRules, whole)
    expect(plain.store.getState().place.step).toBe(0)
    expect(viewerOf(plain)).toBe('table')
    const beyond = await replay(arenaRules, whole, { step: 9_999, line: 'none', look: 'nobody' })
    expect(beyond.store.getState().place).toEqual({ line: 'main', step: 0 })
    expect(viewerOf(beyond)).toBe('table')
  })

  test('is a position as it lies open, or with the eyes that its link names', async () => {
    const json = arrakharRules.writePosition(SECRET)
    for (const [place, viewer] of [
      [undefined, 'table'],
      [{ look: 'sorcerer' }, 'sorcerer'],
    ] as const) {
      const read = await shown('arrakhar', { kind: 'position', json, place })
      expect(read.ok && read.value.kind === 'replay' && viewerOf(read.value)).toBe(viewer)
    }
  })

  test('is a lesson from the chapter on that is named, in a link or by an address of the course', async () => {
    const game = gameNamed('arena')
    const lesson = present((await game.loadTeaching()).lessons[0], 'lesson')
    const json = JSON.parse(JSON.stringify(lesson)) as Json
    expect(await shown('arena', { kind: 'lesson', json, place: { chapter: 2 } })).toMatchObject({
      ok: true,
      value: { kind: 'lesson', nth: 2 },
    })
    const at = (...rest: readonly string[]) => embeddedAt(game, { page: 'lesson', rest })
    expect(await at(lesson.id, '3')).toMatchObject({ ok: true, value: { lesson: { id: lesson.id }, nth: 3 } })
    expect(await at(lesson.id, '999')).toMatchObject({ ok: true, value: { nth: lesson.chapters.length - 1 } })
    expect(await at('no-such-lesson')).toMatchObject({ ok: false })
    expect(await at(`own.${lesson.id}`)).toMatchObject({ ok: false })
  })

  test('is what is wrong with a damaged link', async () => {
    const read = await embeddedAt(gameNamed('arena'), { page: 'open', rest: ['2gAAAA'] })
    expect(read).toMatchObject({ ok: false, problems: [{ path: '' }] })
  })
})
