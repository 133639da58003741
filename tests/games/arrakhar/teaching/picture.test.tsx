// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { areNeighbors, hexGrid, type HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { arrakharFiles } from '@/games/arrakhar/files'
import { viewOf } from '@/games/arrakhar/state/view'
import { excerptOf } from '@/table/teaching/excerpt'
import { arrakharTeaching } from '@/games/arrakhar/teaching'
import { STARTS } from '@/games/arrakhar/teaching/editor/starts'

const { Picture } = arrakharTeaching
const grid = hexGrid(23, 18)
const terrain = grid.ids.map((_, index) => (index % 2 === 0 ? 'clear' : 'mountain'))
const hexes = (...ids: readonly string[]) => ids as readonly HexId[]

afterEach(cleanup)

describe('an excerpt of a map', () => {
  test('is the smallest box that begins with a column that lies high', () => {
    const cut = present(excerptOf(grid, terrain, hexes('0605', '0807')), 'excerpt')
    expect(cut.grid.ids).toEqual(
      ['05', '06', '07', '08'].flatMap((column) => ['05', '06', '07'].map((row) => column + row)),
    )
    expect(cut.grid.indexOf('0605')).toBe(3)
    expect(cut.grid.indexOf('0905')).toBe(-1)
    expect(cut.terrain[3]).toBe(terrain[grid.indexOf('0605')])
  })

  test('keeps neighbors neighbors', () => {
    const cut = present(excerptOf(grid, terrain, hexes('0605', '0909')), 'excerpt').grid
    for (const [nth, one] of cut.ids.entries())
      for (const [other, id] of cut.ids.entries())
        expect(areNeighbors(cut, nth, other)).toBe(areNeighbors(grid, grid.indexOf(one), grid.indexOf(id)))
  })

  test('is drawn but once, and not without a hex of the map', () => {
    expect(excerptOf(grid, terrain, hexes('0605'))).toBe(excerptOf(grid, terrain, hexes('0605')))
    expect(excerptOf(grid, terrain, hexes('9999'))).toBeNull()
  })
})

function view() {
  const start = STARTS.find(({ name }) => name === 'Night patrol')
  const parsed = arrakharFiles.parsePosition(start?.position)
  return viewOf(present(parsed.ok ? parsed.value : null, 'a start'), 'referee')
}

describe('a picture', () => {
  test('of some hexes stands still, named, with its hexes and drawings in words', () => {
    render(
      <Picture
        view={view()}
        hexes={hexes('1605', '1908')}
        drawings={[{ kind: 'circle', hex: '1706' as HexId, ink: 'red' }]}
        label="A temple"
      />,
    )
    expect(screen.getByRole('img', { name: 'A temple' })).toBeDefined()
    expect(screen.queryByRole('application')).toBeNull()
    const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(words).toContain('red circle around 1706')
    expect(words).toContainEqual(expect.stringMatching(/^1707, clear, 1 sorcerer/))
    expect(words.every((line) => !line.startsWith('0918'))).toBe(true)
  })

  test('that is drawn upon is a board, and one of the whole map too', () => {
    render(<Picture view={view()} label="The map" />)
    expect(screen.getByRole('application', { name: 'The map' })).toBeDefined()
    cleanup()
    render(<Picture view={view()} hexes={hexes('1605', '1908')} label="A temple" onDraw={vi.fn()} />)
    expect(screen.getByRole('application', { name: 'A temple' })).toBeDefined()
  })
})
