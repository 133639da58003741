// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Comfort } from '@/engine/table/table'
import { askIfLost, useQuestion } from '@/table/desk/question'

const AT_A_TABLE: Comfort = { pace: 'none', sound: false, warnsAtEnd: true, recaps: true }
const ON_A_STAGE: Comfort = { ...AT_A_TABLE, losesNothing: true }

/** A desk that can ask, and one player who ends a segment and one who rolls. */
function deskWith(comfort: Comfort) {
  const { result, rerender } = renderHook(({ view, gesture }) => useQuestion(view, gesture, comfort), {
    initialProps: { view: {}, gesture: {} },
  })
  const done = vi.fn()
  return {
    done,
    asked: () => result.current.asked?.text,
    say: (answer: 'yes' | 'no') =>
      act(() => (answer === 'yes' ? result.current.asked?.onYes() : result.current.ask(null))),
    roll: (lost: string) => act(() => askIfLost(result.current, { lost, verb: 'Roll' }, done)),
    end: () =>
      act(() =>
        result.current.ask({
          text: 'Three stacks can still move.',
          yes: 'End anyway',
          onYes: done,
          instead: { name: 'Show them', onPress: vi.fn() },
        }),
      ),
    playOn: () => rerender({ view: {}, gesture: {} }),
  }
}

describe('what is lost by doing something', () => {
  test('is asked about, and done only if that is confirmed', () => {
    const desk = deskWith(AT_A_TABLE)
    desk.roll('6 fireballs not cast')
    expect(desk.asked()).toBe('6 fireballs not cast: roll anyway?')
    expect(desk.done).not.toHaveBeenCalled()
    desk.say('yes')
    expect(desk.done).toHaveBeenCalledOnce()
  })

  test('is not asked about where it is nothing', () => {
    const desk = deskWith(AT_A_TABLE)
    desk.roll('')
    expect(desk.asked()).toBeUndefined()
    expect(desk.done).toHaveBeenCalledOnce()
  })

  test('is not asked about on a stage, where every step can be taken back', () => {
    const desk = deskWith(ON_A_STAGE)
    desk.roll('6 fireballs not cast')
    expect(desk.asked()).toBeUndefined()
    expect(desk.done).toHaveBeenCalledOnce()
  })
})

test('on a stage, too, players are reminded of what a segment still has for them', () => {
  const desk = deskWith(ON_A_STAGE)
  desk.end()
  expect(desk.asked()).toBe('Three stacks can still move.')
})

test('players who want no questions are asked none', () => {
  const desk = deskWith({ ...AT_A_TABLE, warnsAtEnd: false })
  desk.end()
  desk.roll('6 fireballs not cast')
  expect(desk.asked()).toBeUndefined()
  expect(desk.done).toHaveBeenCalledTimes(2)
})

test.each(['taken back', 'played past'] as const)('a question can be %s', (how) => {
  const desk = deskWith(AT_A_TABLE)
  desk.roll('6 fireballs not cast')
  if (how === 'taken back') desk.say('no')
  else desk.playOn()
  expect(desk.asked()).toBeUndefined()
  expect(desk.done).not.toHaveBeenCalled()
})
