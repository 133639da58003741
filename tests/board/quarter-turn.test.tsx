// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { boardSize, centerOf, hexAt, quarterTurned, turnedGrid } from '@/board/geometry'
import { Board } from '@/board/view/Board'
import { hexGrid, neighborsOf } from '@/engine/kernel/hex'
import { POINTY } from './pointy-field'
import '../support/patient'

const FLAT = hexGrid(7, 4)

describe.each([
  ['flat-topped', FLAT],
  ['pointy', POINTY],
] as const)('a %s map turned by a quarter', (_, field) => {
  const turned = quarterTurned(field)
  const indices = [...field.ids.keys()]

  test('is as high as it was wide, and its left edge is at its foot', () => {
    const { width, height } = boardSize(field)
    // Each is rounded up to whole pixels by itself.
    expect(Math.abs(boardSize(turned).width - height)).toBeLessThanOrEqual(1)
    expect(Math.abs(boardSize(turned).height - width)).toBeLessThanOrEqual(1)
    for (const index of indices) {
      const { x, y } = centerOf(field, index)
      const seen = centerOf(turned, index)
      expect(Math.abs(seen.x - y)).toBeLessThan(1)
      expect(Math.abs(seen.y - (width - x))).toBeLessThan(1)
    }
  })

  test('has the same hexes side by side, and finds each where it lies, from the far side too', () => {
    for (const index of indices) {
      expect(new Set(neighborsOf(turned, index))).toEqual(new Set(neighborsOf(field, index)))
      for (const laid of [turned, turnedGrid(turned)]) expect(hexAt(laid, centerOf(laid, index))).toBe(index)
    }
  })

  test('lies as before after four quarters', () => {
    const around = quarterTurned(quarterTurned(quarterTurned(turned)))
    expect(around.orientation).toBe(field.orientation)
    for (const index of indices) {
      expect(centerOf(around, index).x).toBeCloseTo(centerOf(field, index).x)
      expect(centerOf(around, index).y).toBeCloseTo(centerOf(field, index).y)
    }
  })
})

describe('the map view', () => {
  const standing = (isTall: boolean) =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: isTall,
          media: query,
          addEventListener: vi.fn(),
          removeEventListener: vi.fn(),
        }) as never,
    )
  beforeEach(() => void standing(true))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  async function open(grid = hexGrid(9, 4)) {
    const onChooseHex = vi.fn()
    const { container } = render(
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
      />,
    )
    await screen.findByRole('group', { name: 'Map view' })
    await act(() => Promise.resolve())
    const width = () =>
      container.querySelector<HTMLElement>('[data-part="world"]')?.style.getPropertyValue('--width')
    return { grid, container, onChooseHex, width }
  }

  test('turns a long map by quarters on a tall screen; a click finds its hex, and four bring it back', async () => {
    const { grid, container, onChooseHex, width } = await open()
    const wide = width()
    const turn = screen.getByRole('button', { name: 'Turn the map by a quarter' })
    fireEvent.click(turn)
    expect(width()).toBe(`${boardSize(quarterTurned(grid)).width}px`)
    const surface = screen.getByRole('application', { name: 'The valley' })
    const world = container.querySelector<HTMLElement>('[data-part="world"]')
    const [x = 0, y = 0, scale = 1] = world?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
    const center = centerOf(quarterTurned(grid), grid.indexOf('0302'))
    fireEvent.click(surface, { clientX: center.x * scale + x, clientY: center.y * scale + y, detail: 1 })
    expect(onChooseHex).toHaveBeenCalledExactlyOnceWith('0302')
    for (let more = 0; more < 3; more++) fireEvent.click(turn)
    expect(width()).toBe(wide)
  })

  test('turns it around where the screen is wide, or the map fills a tall one as it is', async () => {
    await open(hexGrid(4, 4))
    expect(screen.queryByRole('button', { name: 'Turn the map by a quarter' })).toBeNull()
    cleanup()
    vi.restoreAllMocks()
    standing(false)
    await open()
    expect(screen.queryByRole('button', { name: 'Turn the map by a quarter' })).toBeNull()
  })
})
