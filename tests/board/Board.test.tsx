// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Board } from '@/board/Board'
import type { BoardProps } from '@/board/board-props'
import { centerOf } from '@/board/geometry'
import { hexGrid, type HexId } from '@/engine/hex'

const grid = hexGrid(5, 4)
const hex = (id: string) => id as HexId

afterEach(cleanup)

function open(props: Partial<BoardProps> = {}) {
  const onChooseHex = vi.fn()
  const shown = render(
    <Board
      grid={grid}
      terrain={grid.ids.map(() => 'clear')}
      stacks={[]}
      sites={[]}
      marks={[]}
      arrows={[]}
      label="The valley"
      describeHex={(id) => `Hex ${id}`}
      onChooseHex={onChooseHex}
      {...props}
    />,
  )
  return { ...shown, onChooseHex, surface: screen.getByRole('application', { name: 'The valley' }) }
}

/** Where a hex is seen: the camera's transform is read back from the page. */
function seenAt(container: HTMLElement, id: string) {
  const world = container.querySelector<HTMLElement>('[data-part="world"]')
  const [x = 0, y = 0, scale = 1] = world?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  const center = centerOf(grid, grid.indexOf(id))
  return { clientX: center.x * scale + x, clientY: center.y * scale + y }
}

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
  expect(container.querySelectorAll('.counter-factors')).toHaveLength(1)
  expect(container.querySelector('.counter-size')?.textContent).toBe('3')
})
