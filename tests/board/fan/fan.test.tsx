// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Board } from '@/board/view/Board'
import type { BoardCounter, BoardProps } from '@/board/board-props'
import { centerOf } from '@/board/geometry'
import { hexGrid, type HexId, type Point } from '@/engine/kernel/hex'
import { patiently } from '../../support/patiently'
import '../../support/patient'

const grid = hexGrid(5, 4)
const STACK = '0303' as HexId
const ALONE = '0102' as HexId
const PAUSE_MS = 500

const counter = (id: string, side: BoardCounter['side'] = 'first'): BoardCounter => ({
  id,
  icon: { path: 'M0 0h256' },
  side,
  factors: '2-6',
  label: `Elf ${id}`,
  strength: 2,
  flipped: false,
  spent: false,
  badges: [],
})
const STACKS: BoardProps['stacks'] = [
  { hex: STACK, counters: [counter('a'), counter('b'), counter('c')] },
  { hex: ALONE, counters: [counter('d')] },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(pickable: readonly string[] = [], more: Partial<BoardProps> = {}) {
  const commits = vi.fn()
  const onPick = vi.fn()
  const onChooseHex = vi.fn()
  const fan = { pickableIn: () => pickable, onPick }
  const board = (props: Partial<BoardProps>, ways: Pick<BoardProps, 'fan'> = { fan }) => (
    <Profiler id="board" onRender={commits}>
      <Board
        grid={grid}
        terrain={grid.ids.map(() => 'clear')}
        stacks={STACKS}
        sites={[]}
        marks={[]}
        arrows={[]}
        label="The valley"
        describeHex={(id) => `Hex ${id}`}
        onChooseHex={onChooseHex}
        {...ways}
        {...props}
      />
    </Profiler>
  )
  const { container, rerender } = render(board(more))
  const surface = screen.getByRole('application', { name: 'The valley' })
  const world = container.querySelector<HTMLElement>('[data-part="world"]')
  const [x = 0, y = 0, scale = 1] = world?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
  const clientOf = (point: Point) => ({ clientX: point.x * scale + x, clientY: point.y * scale + y })
  const hexAt = (id: string) => clientOf(centerOf(grid, grid.indexOf(id)))
  const move = (at: { clientX: number; clientY: number }) =>
    fireEvent.pointerMove(surface, { ...at, pointerType: 'mouse' })
  const rest = async (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms))
  const seen = () => container.querySelector('[data-part="fan"]')
  /** From the stack to a counter of its fan, as a hand goes: not by leaps. */
  const moveTo = (piece: string) => {
    const place = seen()?.querySelector(`[data-piece="${piece}"]`)?.parentElement?.getAttribute('transform')
    const [toX = 0, toY = 0] = place?.match(/-?[\d.]+/g)?.map(Number) ?? []
    const [from, to] = [hexAt(STACK), clientOf({ x: toX, y: toY })]
    for (let step = 1; step <= 20; step++)
      move({
        clientX: from.clientX + ((to.clientX - from.clientX) * step) / 20,
        clientY: from.clientY + ((to.clientY - from.clientY) * step) / 20,
      })
    return to
  }
  const click = (at: { clientX: number; clientY: number }) => {
    fireEvent.pointerDown(surface, { ...at, pointerId: 1, pointerType: 'mouse' })
    fireEvent.pointerUp(surface, { ...at, pointerId: 1, pointerType: 'mouse' })
    fireEvent.click(surface, { ...at, detail: 1 })
  }
  const spread = () =>
    patiently(async () => {
      move(hexAt('0501'))
      move(hexAt(STACK))
      await rest()
      expect(seen()).not.toBeNull()
    })
  // The fan comes after the board.
  await spread()
  act(() => void move(hexAt('0501')))
  return {
    commits,
    onPick,
    onChooseHex,
    surface,
    hexAt,
    move,
    moveTo,
    rest,
    seen,
    click,
    spread,
    rerender,
    board,
  }
}

describe('the counters of a stack are spread', () => {
  test('where the mouse rests half a second, each of them, under what they add up to', async () => {
    const { move, hexAt, rest, seen, spread } = await open()
    move(hexAt(STACK))
    await rest(PAUSE_MS - 1)
    expect(seen()).toBeNull()
    await spread()
    expect(seen()?.querySelectorAll('[data-piece]')).toHaveLength(3)
    expect(seen()?.querySelector('text')?.textContent).toBe('together 6')
  })

  test('with both sides’ strengths where both are in it', async () => {
    const counters = [counter('a'), counter('b', 'second'), counter('c', 'second')]
    const { seen, spread } = await open([], { stacks: [{ hex: STACK, counters }] })
    await spread()
    expect(seen()?.querySelector('text')?.textContent).toBe('2 against 4')
  })

  test('with the strength of each side where four are in it', async () => {
    const counters = [counter('a', 'fourth'), counter('b', 'second'), counter('c', 'third'), counter('d')]
    const { seen, spread } = await open([], { stacks: [{ hex: STACK, counters }] })
    await spread()
    expect(seen()?.querySelector('text')?.textContent).toBe('2 against 2 against 2 against 2')
  })

  test('where the mouse rests already when the fans come, unless it has clicked there', async () => {
    const { move, hexAt, rest, seen, click, rerender, board } = await open()
    const come = async () => {
      rerender(board({}))
      await rest()
    }
    rerender(board({}, {}))
    move(hexAt(STACK))
    await come()
    expect(seen()).not.toBeNull()
    rerender(board({}, {}))
    act(() => click(hexAt(STACK)))
    await come()
    expect(seen()).toBeNull()
  })

  test('and laid together where the mouse goes elsewhere, a key is pressed or something changes', async () => {
    const { move, hexAt, seen, spread, rerender, board } = await open()
    await spread()
    act(() => void move(hexAt('0501')))
    expect(seen()).toBeNull()
    await spread()
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(seen()).toBeNull()
    move(hexAt('0501'))
    await spread()
    rerender(board({ stacks: STACKS.slice(0, 1) }))
    expect(seen()).toBeNull()
  })

  test('by nothing but a mouse that rests on more than one of them', async () => {
    const { move, hexAt, rest, seen, surface, click } = await open()
    const isNone = async () => {
      await rest(2 * PAUSE_MS)
      expect(seen()).toBeNull()
    }
    move(hexAt(ALONE))
    await isNone()
    fireEvent.pointerDown(surface, { ...hexAt(STACK), pointerId: 2, pointerType: 'touch' })
    await isNone()
    fireEvent.pointerUp(surface, { ...hexAt(STACK), pointerId: 2, pointerType: 'touch' })
    move(hexAt(STACK))
    click(hexAt(STACK))
    move(hexAt(STACK))
    await isNone()
  })

  test('while nothing else of the board is rendered', async () => {
    const { commits, move, hexAt, rest, spread } = await open(['b'])
    await spread()
    act(() => void move(hexAt('0501')))
    // The map's fine strokes come in idle moments.
    await rest(20 * PAUSE_MS)
    const before = commits.mock.calls.length
    for (const id of ['0101', '0201', ALONE, '0402']) {
      move(hexAt(id))
      await rest()
    }
    expect(commits.mock.calls.length).toBe(before)
  })
})

describe('a click', () => {
  test('on a counter that can be picked picks it, and the hex below is not chosen', async () => {
    const { onPick, onChooseHex, moveTo, seen, click, spread } = await open(['b'])
    await spread()
    const at = moveTo('b')
    await patiently(() => expect(seen()?.querySelector('text')?.textContent).toBe('Elf b'))
    act(() => click(at))
    expect(onPick).toHaveBeenCalledExactlyOnceWith(STACK, 'b')
    expect(onChooseHex).not.toHaveBeenCalled()
    expect(seen()).toBeNull()
  })

  test('on one that cannot does nothing', async () => {
    const { onPick, onChooseHex, moveTo, click, spread } = await open(['b'])
    await spread()
    const at = moveTo('a')
    act(() => click(at))
    expect(onPick).not.toHaveBeenCalled()
    expect(onChooseHex).not.toHaveBeenCalled()
  })

  test('on the stack below chooses its hex as ever', async () => {
    const { onChooseHex, hexAt, seen, click, spread } = await open(['b'])
    await spread()
    act(() => click(hexAt(STACK)))
    expect(onChooseHex).toHaveBeenCalledExactlyOnceWith(STACK)
    expect(seen()).toBeNull()
  })

  test('on a hex under the fan chooses that where the mouse has leapt there, or none can be picked', async () => {
    const leapt = await open(['b'])
    await leapt.spread()
    act(() => {
      leapt.move(leapt.hexAt('0302'))
      leapt.click(leapt.hexAt('0302'))
    })
    expect(leapt.onChooseHex).toHaveBeenCalledExactlyOnceWith('0302')
    cleanup()
    const shown = await open()
    await shown.spread()
    act(() => shown.click(shown.moveTo('b')))
    expect(shown.onChooseHex).toHaveBeenCalledOnce()
    expect(shown.onPick).not.toHaveBeenCalled()
  })
})
