import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laidOut, pagesOf, type Piece } from '@/teach/book/pages'

const text = (height: number, above = 0): Piece => ({ height, above, leads: false, floats: false })
const heading = (height: number): Piece => ({ ...text(height), leads: true })
const figure = (height: number): Piece => ({ ...text(height), floats: true })
const PAPER = { columns: 2, height: 100, firstHeight: 60 }

describe('pages', () => {
  test('are filled column by column, the first below what stands above it', () => {
    const pieces = [60, 60, 50, 50, 100].map((height) => text(height))
    expect(pagesOf(pieces, PAPER)).toEqual([
      [[0], [1]],
      [[2, 3], [4]],
    ])
  })

  test('leave the room above a piece free, but at the top of a column', () => {
    expect(pagesOf([text(30, 10), text(20, 10), text(1, 10)], PAPER)).toEqual([[[0, 1], [2]]])
  })

  test('never end a column with a heading', () => {
    expect(pagesOf([text(45), heading(5), text(20)], PAPER)).toEqual([[[0], [1, 2]]])
    expect(pagesOf([text(40), heading(5), heading(5), text(20)], PAPER)).toEqual([[[0], [1, 2, 3]]])
  })

  test('have a figure wait for the next column while text takes its place', () => {
    expect(pagesOf([text(30), figure(50), text(20), text(10), text(9)], PAPER)).toEqual([
      [
        [0, 2, 3],
        [1, 4],
      ],
    ])
  })

  test('have figures in their order, and none left out at the end', () => {
    expect(pagesOf([text(30), figure(50), figure(20)], PAPER)).toEqual([[[0], [1]], [[2]]])
  })

  test('give a piece that is too high a column of its own', () => {
    expect(pagesOf([text(10), text(150), text(10)], PAPER)).toEqual([[[0], [1]], [[2]]])
  })

  test('hold every piece once, texts in order, and no column too much', () => {
    const pieces = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 40 }),
        above: fc.nat(5),
        leads: fc.boolean(),
        floats: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(pieces, (made) => {
        // Not leads and floats at once; the last leads nowhere.
        const all = [...made.map((one) => ({ ...one, leads: one.leads && !one.floats })), text(1)]
        const pages = pagesOf(all, PAPER)
        const laid = pages.flat(2)
        expect([...laid].sort((a, b) => a - b)).toEqual([...all.keys()])
        const texts = laid.filter((nth) => !all[nth]?.floats)
        expect(texts).toEqual([...texts].sort((a, b) => a - b))
      }),
    )
  })
})

describe('the last page', () => {
  test('has columns that end alike', () => {
    const { pages } = laidOut(
      Array.from({ length: 20 }, () => text(10)),
      { ...PAPER, firstHeight: 70 },
    )
    expect(pages.at(-1)?.map((column) => column.length)).toEqual([3, 3])
  })

  test('is done without where drawing pieces together makes room', () => {
    const pieces = Array.from({ length: 21 }, () => text(8, 2))
    expect(pagesOf(pieces, { ...PAPER, firstHeight: 100 })).toHaveLength(2)
    const { pages, air } = laidOut(pieces, { ...PAPER, firstHeight: 100 })
    expect(pages).toHaveLength(1)
    expect(air).toBeLessThan(1)
  })
})
