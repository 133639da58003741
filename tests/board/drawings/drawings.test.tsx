// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Board } from '@/board/view/Board'
import { drawnArrow } from '@/board/drawings/drawing-shape'
import { changeInWords, withDrawing } from '@/board/drawings/drawing-words'
import { centerOf } from '@/board/geometry'
import { hexGrid, type HexId } from '@/engine/kernel/hex'
import { withAdded, withMark } from '@/engine/rulebook/marks'
import { type Drawing, INKS } from '@/engine/rulebook/rulebook'
import { patiently } from '../../support/patiently'
import '../../support/patient'

const grid = hexGrid(5, 4)
const hex = (id: string) => id as HexId
const ARROW: Drawing = { kind: 'arrow', from: hex('0101'), to: hex('0303'), ink: 'red' }
const CIRCLE: Drawing = { kind: 'circle', hex: hex('0202'), ink: 'green' }

afterEach(cleanup)

async function open(drawings: readonly Drawing[], isDrawing = false) {
  const onDraw = vi.fn()
  const onChooseHex = vi.fn()
  const board = (shown: readonly Drawing[]) => (
    <Board
      grid={grid}
      terrain={grid.ids.map(() => 'clear')}
      stacks={[]}
      sites={[]}
      marks={[]}
      arrows={[]}
      drawings={shown}
      label="The valley"
      describeHex={(id) => `Hex ${id}`}
      onChooseHex={onChooseHex}
      onDraw={onDraw}
      isDrawing={isDrawing}
    />
  )
  const { container, rerender } = render(board(drawings))
  await patiently(() => expect(container.querySelector('[data-part="drawings"]')).not.toBeNull())
  await screen.findByRole('group', { name: 'Map view' })
  await act(() => Promise.resolve())
  const surface = screen.getByRole('application', { name: 'The valley' })
  surface.setPointerCapture = () => undefined
  return {
    container,
    surface,
    onDraw,
    onChooseHex,
    show: (next: readonly Drawing[]) => rerender(board(next)),
  }
}

/** Where a hex is seen: the camera's transform is read back from the page. */
function seenAt(container: HTMLElement, id: string) {
  const world = container.querySelector<HTMLElement>('[data-part="world"]')
  const [x = 0, y = 0, scale = 1] = world?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  const center = centerOf(grid, grid.indexOf(id))
  return { clientX: center.x * scale + x, clientY: center.y * scale + y }
}

const MOUSE = { pointerId: 1, pointerType: 'mouse', bubbles: true }
const FINGER = { pointerId: 2, pointerType: 'touch', bubbles: true }

describe('drawings', () => {
  test('are shown in their inks, a blue one with a core', async () => {
    const { container } = await open([ARROW, CIRCLE, { ...CIRCLE, hex: hex('0404'), ink: 'blue' }])
    expect(container.querySelectorAll('.drawing--red[data-kind="arrow"]')).toHaveLength(1)
    expect(container.querySelectorAll('.drawing--green[data-kind="circle"]')).toHaveLength(1)
    expect(container.querySelectorAll('.drawing--blue .drawing-core')).toHaveLength(1)
  })

  test('have a head of their own in each ink', () => {
    const heads = INKS.map((ink) => drawnArrow(ink, { x: 0, y: 0 }, { x: 200, y: 0 }, 0).head)
    expect(new Set(heads).size).toBe(INKS.length)
  })

  test('lie beside each other between the same hexes', () => {
    const [one, two] = [0, 1].map((nth) => drawnArrow('red', { x: 0, y: 0 }, { x: 200, y: 0 }, nth).shaft)
    expect(one).not.toBe(two)
  })

  test('are spoken when they come and go', async () => {
    const { container, show } = await open([ARROW])
    show([CIRCLE])
    expect(container.querySelector('[data-part="spoken"]')?.textContent).toBe(
      'Drawn: green circle around 0202. Taken away: red arrow from 0101 to 0303',
    )
  })
})

describe('drawing', () => {
  test('by a drag with the right button', async () => {
    const { container, surface, onDraw, onChooseHex } = await open([])
    fireEvent.pointerDown(surface, { ...MOUSE, button: 2, ...seenAt(container, '0101') })
    fireEvent.pointerMove(surface, { ...MOUSE, ...seenAt(container, '0302') })
    expect(container.querySelector('.drawing--draft')).not.toBeNull()
    fireEvent.pointerUp(surface, { ...MOUSE, button: 2, ...seenAt(container, '0302') })
    expect(onDraw).toHaveBeenCalledExactlyOnceWith('0101', '0302')
    expect(container.querySelector('.drawing--draft')).toBeNull()
    expect(onChooseHex).not.toHaveBeenCalled()
  })

  test('by key, and Escape lets go', async () => {
    const { surface, onDraw, container } = await open([])
    surface.focus()
    fireEvent.keyDown(surface, { key: 'ArrowDown' })
    fireEvent.keyDown(surface, { key: 'x' })
    fireEvent.keyDown(surface, { key: 'Escape' })
    expect(container.querySelector('.drawing--draft')).toBeNull()
    fireEvent.keyDown(surface, { key: 'x' })
    fireEvent.keyDown(surface, { key: 'ArrowUp' })
    fireEvent.keyUp(surface, { key: 'ArrowUp' })
    expect(container.querySelector('.drawing--draft[data-kind="arrow"]')).not.toBeNull()
    fireEvent.keyDown(surface, { key: 'x' })
    expect(onDraw).toHaveBeenCalledOnce()
    const [from, to] = onDraw.mock.calls[0] as [HexId, HexId]
    expect(grid.indexOf(to)).toBe(grid.indexOf(from) - 1)
  })

  test('by finger only where that is asked for', async () => {
    const { container, surface, onDraw } = await open([])
    const from = { ...FINGER, button: 0, ...seenAt(container, '0101') }
    fireEvent.pointerDown(surface, from)
    fireEvent.pointerUp(surface, from)
    expect(onDraw).not.toHaveBeenCalled()
    cleanup()

    const drawing = await open([], true)
    const at = { ...FINGER, button: 0, ...seenAt(drawing.container, '0202') }
    fireEvent.pointerDown(drawing.surface, at)
    fireEvent.pointerUp(drawing.surface, at)
    fireEvent.click(drawing.surface, { ...seenAt(drawing.container, '0202'), detail: 1 })
    expect(drawing.onDraw).toHaveBeenCalledExactlyOnceWith('0202', '0202')
    expect(drawing.onChooseHex).not.toHaveBeenCalled()
  })

  test('a second finger lets go of it', async () => {
    const { container, surface, onDraw } = await open([], true)
    fireEvent.pointerDown(surface, { ...FINGER, button: 0, ...seenAt(container, '0101') })
    fireEvent.pointerDown(surface, { ...FINGER, pointerId: 3, button: 0, ...seenAt(container, '0302') })
    fireEvent.pointerUp(surface, { ...FINGER, button: 0, ...seenAt(container, '0202') })
    expect(onDraw).not.toHaveBeenCalled()
  })
})

describe('a set of drawings', () => {
  test('drawn again is taken away, in another ink changes ink', () => {
    const drawn = withDrawing([], hex('0101'), hex('0202'), 'red')
    expect(drawn).toEqual([{ kind: 'arrow', from: '0101', to: '0202', ink: 'red' }])
    expect(withDrawing(drawn, hex('0101'), hex('0202'), 'blue').map(({ ink }) => ink)).toEqual(['blue'])
    expect(withDrawing(drawn, hex('0101'), hex('0202'), 'red')).toEqual([])
    expect(withDrawing(drawn, hex('0202'), hex('0202'), 'red')).toHaveLength(2)
  })

  test('write texts beside what is drawn around the same hex', async () => {
    const written: Drawing = { kind: 'text', hex: hex('0202'), text: 'Hold', ink: 'blue' }
    const { container } = await open([CIRCLE, written])
    const texts = container.querySelectorAll('[data-part="drawing"][data-kind="text"]')
    expect([...texts].map(({ textContent }) => textContent)).toEqual(['Hold'])
    // The circle is not set apart from a text as from another circle.
    const circle = container
      .querySelector('[data-part="drawing"][data-kind="circle"] path')
      ?.getAttribute('d')
    cleanup()
    const alone = await open([CIRCLE])
    expect(alone.container.querySelector('[data-part="drawing"] path')?.getAttribute('d')).toBe(circle)
    expect(changeInWords([CIRCLE], [CIRCLE, written])).toBe('Drawn: blue text “Hold” at 0202')
    expect(withAdded([CIRCLE, written], { ...written, text: 'Go' })).toEqual([
      CIRCLE,
      { ...written, text: 'Go' },
    ])
    expect(withAdded([CIRCLE, written], CIRCLE)).toEqual([written, CIRCLE])
    expect(withMark([CIRCLE, written], CIRCLE)).toEqual([written])
  })

  test('that did not change has no words', () => {
    expect(changeInWords([ARROW], [ARROW])).toBe('')
  })
})
