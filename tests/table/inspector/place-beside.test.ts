import { describe, expect, test } from 'vitest'
import { type Box, placeBeside, type Size } from '@/table/inspector/place-beside'

const BOARD: Size = { width: 1000, height: 700 }
const CARD: Size = { width: 300, height: 350 }
const hexAt = (left: number, top: number): Box => ({ left, top, width: 40, height: 36 })

describe('a popover', () => {
  test('stands at the right of its hex, level with it', () => {
    const { left, top } = placeBeside(hexAt(200, 300), CARD, BOARD)
    expect(left).toBe(250)
    expect(top).toBe(318 - 175)
  })

  test('goes to the left where the board ends', () => {
    expect(placeBeside(hexAt(800, 300), CARD, BOARD).left).toBe(800 - 10 - 300)
  })

  test('stays on the board at its top and foot, and scrolls if it is higher', () => {
    expect(placeBeside(hexAt(200, 0), CARD, BOARD).top).toBe(8)
    expect(placeBeside(hexAt(200, 690), CARD, BOARD).top).toBe(700 - 8 - 350)
    const tall = placeBeside(hexAt(200, 300), { width: 300, height: 2000 }, BOARD)
    expect(tall).toMatchObject({ top: 8, maxHeight: 684 })
  })

  test('goes under or over its hex where there is no room at its sides', () => {
    const slim: Size = { width: 500, height: 700 }
    const under = placeBeside(hexAt(230, 100), CARD, slim)
    expect(under.top).toBe(146)
    const over = placeBeside(hexAt(230, 600), CARD, slim)
    expect(over.top).toBe(600 - 10 - 350)
  })
})

test('wherever the hex is on the board, it is not covered', () => {
  for (const board of [BOARD, { width: 500, height: 640 }])
    for (let left = 0; left <= board.width - 40; left += 23)
      for (let top = 0; top <= board.height - 36; top += 29) {
        const hex = hexAt(left, top)
        const { maxHeight, ...at } = placeBeside(hex, CARD, board)
        const card = { ...at, width: CARD.width, height: Math.min(CARD.height, maxHeight) }
        expect(overlap(hex, card), `hex at ${left}, ${top}`).toBe(false)
        expect(card.left).toBeGreaterThanOrEqual(8)
        expect(card.top + card.height).toBeLessThanOrEqual(board.height - 8)
      }
})

function overlap(a: Box, b: Box): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width
  const down = a.top < b.top + b.height && b.top < a.top + a.height
  return across && down
}
