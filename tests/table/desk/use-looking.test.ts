// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IDLE } from '@/table/desk/answer'
import type { Gesture } from '@/games/arrakhar/ui/desk/gesture'
import type { Desk } from '@/games/arrakhar/ui/desk/desk'
import { useLooking } from '@/table/desk/use-looking'
import { at } from '../../games/arrakhar/ui/play/laid-out'

function look(gesture: Gesture) {
  const adjust = vi.fn<Desk['adjust']>()
  const desk = { gesture, adjust } as unknown as Desk
  return { adjust, ...renderHook(() => useLooking(desk)).result.current }
}

test('what is picked is let go of, and that is told', () => {
  const { adjust, looks } = look({
    name: 'TargetPicked',
    aim: 'haste',
    units: [],
    target: at('0806'),
    defenders: [],
  })
  expect(looks.answers.onLetGo()).toBe(true)
  expect(adjust).toHaveBeenCalledExactlyOnceWith({ type: 'cancel' })
})

test('with nothing picked nothing is let go of', () => {
  const { adjust, looks } = look(IDLE)
  expect(looks.answers.onLetGo()).toBe(false)
  expect(adjust).not.toHaveBeenCalled()
})

test('the hex pointed at can be read', () => {
  const { looks, pointed } = look(IDLE)
  looks.answers.onPointAt(at('0806'))
  expect(pointed.current).toBe('0806')
})
