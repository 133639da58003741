// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { areNeighbors, type HexId } from '@/engine/kernel/hex'
import type { Json } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { BOARDS } from '@/games/arena/tables/boards'
import { CREATURE_IDS } from '@/games/arena/tables/creatures'
import { SPELL_IDS } from '@/games/arena/tables/spells'
import { arenaFiles } from '@/games/arena/files'
import { viewOf } from '@/games/arena/state/view'
import { arenaTeaching } from '@/games/arena/teaching'
import { DESK } from '@/games/arena/teaching/editor/desk'
import { fieldExcerptOf } from '@/table/teaching/field-excerpt'

const { Picture, Charts, Editor, Moment } = arenaTeaching
const field = BOARDS.arena39
const terrain = field.ids.map((_, index) => (index % 2 === 0 ? 'grass' : 'rocky'))
const hexes = (...ids: readonly string[]) => ids as readonly HexId[]

afterEach(cleanup)

function view() {
  const file = { phase: 'movement', creatures: [{ id: 'o', type: 'orc', owner: 0, at: 'C4' }] }
  const parsed = arenaFiles.parsePosition(file)
  return viewOf(present(parsed.ok ? parsed.value : null, 'a position'), 'referee')
}

describe('a part of a field', () => {
  test('is the box around some hexes, terrain and neighbors kept', () => {
    const part = present(fieldExcerptOf(field, terrain, hexes('B4', 'D5')), 'a part')
    expect(part.grid.ids).toEqual(['B4', 'B5', 'C5', 'D4', 'D5'])
    expect(part.terrain[2]).toBe(terrain[field.indexOf('C5')])
    for (const [nth, one] of part.grid.ids.entries())
      for (const [other, id] of part.grid.ids.entries())
        expect(areNeighbors(part.grid, nth, other)).toBe(
          areNeighbors(field, field.indexOf(one), field.indexOf(id)),
        )
  })

  test('has the same layout each time, and there is none without a hex', () => {
    const grids = [1, 2].map(() => fieldExcerptOf(field, terrain, hexes('B4', 'D5'))?.grid)
    expect(grids[0]).toBe(grids[1])
    expect(fieldExcerptOf(field, terrain, hexes('Z9'))).toBeNull()
  })
})

describe('a picture', () => {
  test('of some hexes stands still, named, with its hexes in words', () => {
    render(<Picture view={view()} hexes={hexes('B4', 'D5')} label="An orc" />)
    expect(screen.getByRole('img', { name: 'An orc' })).toBeDefined()
    expect(screen.queryByRole('application')).toBeNull()
    cleanup()
    render(<Picture view={view()} hexes={hexes('B3', 'D4')} label="An orc" />)
    expect(screen.getByText(/^C4, .*Orc/, { selector: 'li' })).toBeDefined()
  })

  test('of the whole board, or one that is drawn upon, is a board', () => {
    render(<Picture view={view()} label="The arena" />)
    expect(screen.getByRole('application', { name: 'The arena' })).toBeDefined()
    cleanup()
    render(<Picture view={view()} hexes={hexes('B4', 'D5')} label="An orc" onDraw={vi.fn()} />)
    expect(screen.getByRole('application', { name: 'An orc' })).toBeDefined()
  })
})

describe('charts', () => {
  test('have a row for every card, and the moment is told', () => {
    render(<Charts place={null} />)
    const rows = (name: string) => screen.getByRole('region', { name }).querySelectorAll('tbody tr').length
    expect(rows('Creatures')).toBe(CREATURE_IDS.length)
    expect(rows('Spells')).toBe(SPELL_IDS.length)
    cleanup()
    render(<Moment view={view()} />)
    expect(screen.getByText('Movement')).toBeDefined()
  })
})

describe('the editor', () => {
  test('puts a creature down in the hex that was chosen', () => {
    const start = DESK.open(DESK.starts[0]?.position)
    const onChange = vi.fn<(file: Json) => void>()
    const file = present(start.ok ? start.value : null, 'a start')
    render(<Editor {...{ file, onChange }} problems={[]} drawings={[]} onDraw={vi.fn()} isDrawing={false} />)
    const put = screen.getByRole<HTMLButtonElement>('button', { name: 'Place creature' })
    expect(put.disabled).toBe(true)
    const board = screen.getByRole('application')
    board.focus()
    fireEvent.keyDown(board, { key: 'ArrowRight' })
    fireEvent.keyDown(board, { key: 'Enter' })
    fireEvent.click(put)
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ creatures: [{ type: 'orc', owner: 0 }] })
  })
})
