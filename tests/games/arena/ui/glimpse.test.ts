import { expect, test } from 'vitest'
import { viewOf } from '@/games/arena/state/view'
import { glimpseOf } from '@/games/arena/ui/glimpse/glimpse-of'
import { arena, type Game, newArena } from '../on-the-table'

const glimpse = ({ position }: Game) => glimpseOf(viewOf(position, 'table'))

test('a game at a glance is the board row by row, with woods, rocks and king hexes', () => {
  expect(glimpse(newArena({ map: 'broken-vale' }))).toEqual({
    phase: 'Drawing up armies',
    map: ['.^.^.^.', '..^.^.^.', 'x.......x', '.^.^.^..', '.^.^.^.'],
  })
})

test('whoever is there has a sign of the own side, those on the ground before those in the air', () => {
  const game = arena('movement', {
    orc: 'orc 0 C4',
    bird: 'giant-bird 1 C4^',
    elf: 'elf 1 A1',
    kite: 'pegasus 0 E7^',
  })
  const { phase, map } = glimpse(game)
  expect(phase).toBe('West: Movement')
  expect(map).toEqual(['2......', '........', 'x..1....x', '........', '......1'])
})

test('a vehicle without a pilot is nobody’s and shows no side', () => {
  expect(glimpse(arena('combat', { tank: 'tank 0 A3', elf: 'elf 1 A1', orc: 'orc 0 A7' })).map[0]).toBe(
    '2.....1',
  )
})

test('a game that is over says so', () => {
  const over = arena('terrain', { orc: 'orc 0 C4', elf: 'elf 1 A1' }).play(0, 'concede')
  expect(glimpse(over).phase).toBe('Game over')
})
