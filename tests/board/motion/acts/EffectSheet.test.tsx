// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Board } from '@/board/view/Board'
import type { BoardBelow, BoardCounter } from '@/board/board-props'
import type { BoardEffect } from '@/board/motion/board-effect'
import { EffectShow } from '@/board/motion/effect-show'
import { EffectSheet } from '@/board/motion/acts/EffectSheet'
import { hexGrid, type HexId } from '@/engine/kernel/hex'

const grid = hexGrid(5, 4)
const hex = (id: string) => id as HexId
const ORC: BoardCounter = {
  id: 'orc-1',
  icon: { path: 'M0 0H512V512Z' },
  side: 'first',
  factors: '1-4',
  label: 'Orc 1',
  flipped: false,
  spent: false,
  badges: [],
}
const ELF: BoardCounter = { ...ORC, id: 'elf-1', side: 'second', factors: '1-5', label: 'Elf 1' }
const moving: BoardEffect = {
  kind: 'move',
  counters: [ORC],
  path: [hex('0101'), hex('0102'), hex('0202')],
  before: [],
}

/** One of every kind. */
const EFFECTS: readonly BoardEffect[] = [
  moving,
  { kind: 'flip', hex: hex('0101'), from: [ORC], to: [{ ...ORC, flipped: true }], before: [] },
  { kind: 'fall', hex: hex('0101'), counters: [ORC, ELF], before: [ORC, ELF], manner: 'struck' },
  { kind: 'fall', hex: hex('0101'), counters: [ORC], before: [ORC], manner: 'leaving' },
  { kind: 'fire', from: hex('0101'), to: hex('0102'), isTreasures: true },
  { kind: 'summon', hex: hex('0101'), counters: [ORC], before: [] },
  { kind: 'land', hex: hex('0101'), counters: [ORC], before: [] },
  { kind: 'aid', from: hex('0101'), to: hex('0102') },
  { kind: 'clash', hex: hex('0101') },
  { kind: 'crumble', hex: hex('0101') },
  { kind: 'gleam', hex: hex('0101') },
  { kind: 'dice', throws: [{ hex: null, dice: [{ faces: [3, 4], typed: false, says: 'a hit' }] }] },
  { kind: 'banner', hex: hex('0101'), text: 'The orc is crowned', icon: ORC.icon },
]

const animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation)

beforeEach(() => {
  vi.useFakeTimers()
  animate.mockClear()
  HTMLElement.prototype.animate = animate
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const show = new EffectShow()
  const overlay = vi.fn((below: BoardBelow) => <EffectSheet below={below} show={show} />)
  const { container } = render(
    <Board
      grid={grid}
      terrain={grid.ids.map(() => 'clear')}
      stacks={[{ hex: hex('0202'), counters: [ORC] }]}
      sites={[]}
      marks={[]}
      arrows={[]}
      label="The valley"
      describeHex={() => ''}
      onChooseHex={() => undefined}
      overlay={overlay}
    />,
  )
  const sprites = () => container.querySelectorAll('.sprite').length
  const isStackSeen = () => container.querySelector('.counters .counter-face') !== null
  return { container, show, sprites, isStackSeen, overlay }
}

describe('the sheet above the counters', () => {
  test.each(EFFECTS.map((effect) => [effect.kind, effect] as const))(
    'puts up what a %s needs, starts it, and takes it away again',
    (_, effect) => {
      const { show, sprites } = open()
      act(() => show.play([effect], 1))
      expect(sprites()).toBeGreaterThan(0)
      expect(animate).toHaveBeenCalledTimes(sprites())
      act(() => void vi.runAllTimers())
      expect(sprites()).toBe(0)
    },
  )

  test('hides a stack until its counters have come', () => {
    const { show, isStackSeen } = open()
    act(() => show.play([moving], 1))
    expect(isStackSeen()).toBe(false)
    act(() => void vi.runAllTimers())
    expect(isStackSeen()).toBe(true)
  })

  test('shows meanwhile what stood in the hex before', () => {
    const { container, show } = open()
    act(() => show.play([{ ...moving, before: [ELF] }], 1))
    expect(container.querySelector('.effects .counter--second.counter-face')).not.toBeNull()
  })

  test('starts each motion once, though another comes beside it', () => {
    const { show } = open()
    act(() => show.play([moving], 1))
    act(() => show.play([{ kind: 'land', hex: hex('0301'), counters: [ELF], before: [] }], 1))
    expect(animate).toHaveBeenCalledTimes(2)
  })

  test.each(['pointerDown', 'keyDown'] as const)('is cleared by a %s', (event) => {
    const { show, sprites, isStackSeen } = open()
    act(() => show.play(EFFECTS, 1))
    fireEvent[event](document.body, { key: 'Escape' })
    expect(sprites()).toBe(0)
    expect(isStackSeen()).toBe(true)
  })

  test('does not render the board', () => {
    const { show, overlay } = open()
    overlay.mockClear()
    const before = document.querySelector('.counters')?.innerHTML
    act(() => show.play([moving], 1))
    act(() => void vi.runAllTimers())
    expect(overlay).not.toHaveBeenCalled()
    expect(document.querySelector('.counters')?.innerHTML).toBe(before)
  })

  test('carries the treasure along, and hides it where it will lie', () => {
    const { container, show } = open()
    const prize = {
      hex: hex('0202'),
      icon: ORC.icon,
      code: 'Wand',
      label: 'The wand',
      kind: 'treasure',
      marked: false,
    } as const
    act(() => show.play([{ ...moving, prize }], 1))
    expect(container.querySelector('.sprite .treasure')).not.toBeNull()
    expect(container.querySelector('[data-prize-carried]')).not.toBeNull()
    act(() => show.finish())
    expect(container.querySelector('[data-prize-carried]')).toBeNull()
  })
})
