import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { BoardCounter } from '@/board/board-props'
import { coversOf, EffectShow } from '@/board/motion/effect-show'
import type { HexId } from '@/engine/kernel/hex'

const hex = (id: string) => id as HexId

function counter(id: string): BoardCounter {
  return {
    id,
    icon: { path: '' },
    side: 'first',
    factors: '1-4',
    label: id,
    flipped: false,
    spent: false,
    badges: [],
  }
}

const gleam: BoardEffect = { kind: 'gleam', hex: hex('0101') }
const fall = (before: readonly BoardCounter[]): BoardEffect => ({
  kind: 'fall',
  hex: hex('0102'),
  counters: [],
  before,
  manner: 'struck',
})
const land = (before: readonly BoardCounter[]): BoardEffect => ({
  kind: 'land',
  hex: hex('0102'),
  counters: [],
  before,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a show', () => {
  test('tells its listeners what is shown, until that has run out', () => {
    const show = new EffectShow()
    const heard = vi.fn()
    show.subscribe(heard)
    show.play([gleam], 1)
    expect(show.now().map(({ effect }) => effect)).toEqual([gleam])
    expect(heard).toHaveBeenCalledTimes(1)
    vi.runAllTimers()
    expect(show.now()).toEqual([])
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('ends at once when it is cut short, and nothing comes after', () => {
    const show = new EffectShow()
    show.play([gleam, fall([counter('a')])], 1)
    show.finish()
    expect(show.now()).toEqual([])
    const heard = vi.fn()
    show.subscribe(heard)
    vi.runAllTimers()
    expect(heard).not.toHaveBeenCalled()
  })

  test('takes up new effects beside those that run', () => {
    const show = new EffectShow()
    show.play([gleam], 1)
    show.play([fall([])], 1)
    expect(show.now().map(({ effect }) => effect.kind)).toEqual(['gleam', 'fall'])
  })

  test('keeps quiet when there is nothing to show', () => {
    const show = new EffectShow()
    const heard = vi.fn()
    show.subscribe(heard)
    show.play([], 1)
    show.finish()
    expect(heard).not.toHaveBeenCalled()
  })

  test('says no more to whoever has left', () => {
    const show = new EffectShow()
    const heard = vi.fn()
    show.subscribe(heard)()
    show.play([gleam], 1)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('covers', () => {
  test('of two over one hex the older is seen, then the other', () => {
    const show = new EffectShow()
    const before = [counter('a'), counter('b')]
    show.play([land(before)], 0.5)
    show.play([land([...before, counter('c')])], 1)
    const seen = () => coversOf(show.now()).map(({ counters }) => counters.length)
    expect(seen()).toEqual([2])
    vi.advanceTimersByTime(150)
    expect(seen()).toEqual([3])
    vi.runAllTimers()
    expect(seen()).toEqual([])
  })

  test('one over a stack that falls is lifted when it does, while the fall goes on', () => {
    const show = new EffectShow()
    show.play([{ kind: 'clash', hex: hex('0102') }, fall([counter('a')])], 1)
    expect(coversOf(show.now())).toHaveLength(1)
    vi.advanceTimersByTime(210)
    expect(coversOf(show.now())).toHaveLength(0)
    expect(show.now().map(({ effect }) => effect.kind)).toContain('fall')
  })
})
