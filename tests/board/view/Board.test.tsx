// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Board } from '@/board/view/Board'
import { lettering } from '@/board/layers/lettering'
import type { BoardProps } from '@/board/board-props'
import { centerOf, turnedGrid } from '@/board/geometry'
import { hexGrid, type HexId } from '@/engine/kernel/hex'
import { patiently } from '../../support/patiently'
import '../../support/patient'

const grid = hexGrid(5, 4)
const hex = (id: string) => id as HexId

afterEach(cleanup)

function TestBoard(props: Partial<BoardProps>) {
  return (
    <Board
      grid={grid}
      terrain={grid.ids.map(() => 'clear')}
      stacks={[]}
      sites={[]}
      marks={[]}
      arrows={[]}
      label="The valley"
      describeHex={(id) => `Hex ${id}`}
      onChooseHex={() => undefined}
      {...props}
    />
  )
}

function open(props: Partial<BoardProps> = {}) {
  const onChooseHex = vi.fn()
  const shown = render(<TestBoard onChooseHex={onChooseHex} {...props} />)
  return { ...shown, onChooseHex, surface: screen.getByRole('application', { name: 'The valley' }) }
}

/** Buttons and keys come after the map. */
async function tools() {
  const group = await screen.findByRole('group', { name: 'Map view' })
  // They listen to keys once React has come to rest.
  await act(() => Promise.resolve())
  return group
}

/** Where a hex is seen: the camera's transform is read back from the page. */
function seenAt(container: HTMLElement, id: string, laid = grid) {
  const world = container.querySelector<HTMLElement>('[data-part="world"]')
  const [x = 0, y = 0, scale = 1] = world?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  const center = centerOf(laid, grid.indexOf(id))
  return { clientX: center.x * scale + x, clientY: center.y * scale + y }
}

describe('what is framed', () => {
  test('is gone to whenever it changes, and given up for the whole map', () => {
    const wide = hexGrid(40, 40)
    const large: Partial<BoardProps> = { grid: wide, terrain: wide.ids.map(() => 'clear') }
    const { container, rerender } = open(large)
    const lies = () => container.querySelector<HTMLElement>('[data-part="world"]')?.style.transform
    rerender(<TestBoard {...large} framed={[]} />)
    const whole = lies()
    rerender(<TestBoard {...large} framed={[hex('0302')]} />)
    const framed = lies()
    expect(framed).not.toBe(whole)
    rerender(<TestBoard {...large} framed={[hex('3020')]} />)
    expect(lies()).not.toBe(framed)
    rerender(<TestBoard {...large} framed={[]} />)
    expect(lies()).toBe(whole)
  })
})

describe('by mouse', () => {
  test('a click chooses the hex under it', () => {
    const { container, surface, onChooseHex } = open()
    fireEvent.click(surface, { ...seenAt(container, '0302'), detail: 1 })
    expect(onChooseHex).toHaveBeenCalledExactlyOnceWith('0302')
  })

  test('a drag chooses nothing', () => {
    const { container, surface, onChooseHex } = open()
    const at = seenAt(container, '0302')
    fireEvent.pointerDown(surface, { ...at, pointerId: 1, pointerType: 'mouse' })
    fireEvent.pointerMove(surface, { ...at, clientX: at.clientX + 40, pointerId: 1, pointerType: 'mouse' })
    fireEvent.pointerUp(surface, { ...at, pointerId: 1, pointerType: 'mouse' })
    fireEvent.click(surface, { ...at, detail: 1 })
    expect(onChooseHex).not.toHaveBeenCalled()
  })

  test('pointing tells the hex in words and draws the path to it', () => {
    const { container, surface } = open({ pathTo: (to) => [hex('0101'), to] })
    fireEvent.pointerMove(surface, { ...seenAt(container, '0102'), pointerType: 'mouse' })
    expect(container.querySelector('[data-part="status"]')?.textContent).toBe('Hex 0102')
    expect(container.querySelector('[data-part="path"]')?.getAttribute('d')).toMatch(/^M.+L/)
  })
})

describe('by the right button', () => {
  const rightClick = ({ container, surface }: ReturnType<typeof open>) =>
    fireEvent.contextMenu(surface, { ...seenAt(container, '0302'), button: 2 })

  test('what is in hand is let go of, and only then the hex looked at', () => {
    const onInspectHex = vi.fn()
    const onLetGo = vi.fn(() => false).mockReturnValueOnce(true)
    const board = open({ onInspectHex, onLetGo })
    expect(rightClick(board)).toBe(false)
    expect(onInspectHex).not.toHaveBeenCalled()
    expect(rightClick(board)).toBe(false)
    expect(onInspectHex).toHaveBeenCalledExactlyOnceWith('0302')
    expect(board.onChooseHex).not.toHaveBeenCalled()
  })

  test('the browser’s menu opens where a game knows neither', () => {
    expect(rightClick(open())).toBe(true)
  })
})

test('a finger that rests on a hex looks at it', () => {
  vi.useFakeTimers()
  const onInspectHex = vi.fn()
  const { container, surface } = open({ onInspectHex })
  fireEvent.pointerDown(surface, { ...seenAt(container, '0203'), pointerId: 1, pointerType: 'touch' })
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  expect(onInspectHex).toHaveBeenCalledExactlyOnceWith('0203')
})

describe('by keyboard', () => {
  test('arrows move the cursor, which is spoken, and Enter chooses', () => {
    const { container, surface, onChooseHex } = open()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) fireEvent.keyDown(surface, { key })
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('Hex 0404')
    expect(onChooseHex).toHaveBeenCalledExactlyOnceWith('0404')
  })

  test('Escape and shortcuts are left to whoever listens above', () => {
    const { surface } = open()
    const heard = vi.fn<(key: string) => void>()
    surface.parentElement?.addEventListener('keydown', (event) => {
      heard(event.key)
    })
    fireEvent.keyDown(surface, { key: 'Escape' })
    fireEvent.keyDown(surface, { key: 's', ctrlKey: true })
    expect(heard.mock.calls).toEqual([['Escape'], ['s']])
  })
})

describe('the keys of the view', () => {
  test('F turns the map around: a hex lies opposite, and a click there finds it', async () => {
    const { container, surface, onChooseHex } = open()
    await tools()
    const button = screen.getByRole('button', { name: 'Map turned around' })
    fireEvent.keyDown(surface, { key: 'f' })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(surface, { ...seenAt(container, '0102', turnedGrid(grid)), detail: 1 })
    expect(onChooseHex).toHaveBeenCalledExactlyOnceWith('0102')
    fireEvent.keyDown(surface, { key: 'f' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  test('the cursor stays on its hex when the map is turned', async () => {
    const { surface, onChooseHex } = open()
    await tools()
    for (const key of ['ArrowRight', 'ArrowRight', 'f', 'Enter', 'f']) fireEvent.keyDown(surface, { key })
    expect(onChooseHex).toHaveBeenCalledExactlyOnceWith('0403')
  })

  test.each([
    ['h', 'data-counters'],
    ['g', 'data-numbers'],
  ])('%s hides and shows again (%s), for boards that come after too', async (key, attribute) => {
    const first = open()
    await tools()
    fireEvent.keyDown(document.body, { key })
    expect(first.container.firstElementChild?.getAttribute(attribute)).toBe('hidden')
    first.unmount()
    const second = open()
    await tools()
    expect(second.container.firstElementChild?.getAttribute(attribute)).toBe('hidden')
    fireEvent.keyDown(document.body, { key })
    expect(second.container.firstElementChild?.getAttribute(attribute)).toBe('shown')
  })

  test('I looks closer at the hex pointed at', async () => {
    const onInspectHex = vi.fn()
    const { container, surface } = open({ onInspectHex })
    await tools()
    fireEvent.pointerMove(surface, { ...seenAt(container, '0102'), pointerType: 'mouse' })
    fireEvent.keyDown(document.body, { key: 'i' })
    expect(onInspectHex).toHaveBeenCalledExactlyOnceWith('0102')
  })

  test('none is heard while somebody types', async () => {
    const onInspectHex = vi.fn()
    open({ onInspectHex })
    await tools()
    const input = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(input, { key: 'i' })
    input.remove()
    expect(onInspectHex).not.toHaveBeenCalled()
  })
})

test('areas come when they are asked for, each of its kind', async () => {
  const { container, rerender } = render(<TestBoard />)
  expect(container.querySelector('.zones')).toBeNull()
  rerender(
    <TestBoard
      zones={[{ id: 'a', kind: 'threat', hexes: [hex('0202'), hex('0203')], label: 'threatened' }]}
    />,
  )
  await patiently(() => expect(container.querySelector('.zone--threat')).not.toBeNull())
  // Ten hexsides around two neighbors.
  expect(container.querySelector('.zone-tint')?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(10)
})

test('a stack shows its top counter and its size', () => {
  const counter = (id: string) => ({
    id,
    icon: { path: 'M0 0' },
    side: 'first' as const,
    factors: '2-6',
    label: id,
    flipped: false,
    spent: false,
    badges: [],
  })
  const { container } = open({
    stacks: [{ hex: hex('0202'), counters: [counter('a'), counter('b'), counter('c')] }],
  })
  const inked = (ink: string) => container.querySelector(`.counters .${ink}`)?.getAttribute('d')
  expect(partsOf(inked('counter-factors'))).toBe(partsOf(lettering('2-6', { x: 0, y: 0 }, 15)))
  expect(partsOf(inked('counter-size__text'))).toBe(partsOf(lettering('3', { x: 0, y: 0 }, 14)))
})

/** How many strokes of the pen path data has: where they lie does not count. */
function partsOf(path: string | null | undefined): number {
  return path?.match(/[a-z]/gi)?.length ?? 0
}
