import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { boardOf, hexesAround } from '@/games/arrakhar/queries/board'
import { accepted, listed } from '../../support/legal'
import * as orders from '../../support/orders'
import { Situation, situation } from '../../support/situation'

/** Every hex that a group may go to and stay in, found step by step with the referee's leave. */
function staysOf(game: Situation, units: string): readonly string[] {
  const goes = (path: readonly string[]) => !game.refusalOf(orders.move(units, path.join(' ')))
  const start = game.position.units.find(({ id }) => units.split(' ').includes(id))?.hex ?? ('' as HexId)
  const found = new Map<string, readonly string[]>()
  let paths: readonly (readonly string[])[] = [[]]
  while (paths.length > 0) {
    const longer = paths.flatMap((path) =>
      hexesAround(game.position, (path.at(-1) as HexId | undefined) ?? start).map((hex) => [...path, hex]),
    )
    paths = longer.filter((path) => {
      const isNew = !found.has(path.join(' ').slice(-4)) && goes(path)
      if (isNew) found.set(path.join(' ').slice(-4), path)
      return isNew
    })
  }
  const stays = [...found.values()].filter((path) => {
    const after = new Situation(game.position).then(orders.move(units, path.join(' ')))
    return after.winner !== null || !after.refusalOf(orders.END)
  })
  return stays.map((path) => path.at(-1) ?? '').filter((hex) => hex !== start || isEntry(game, hex))
}

function isEntry({ position }: Situation, hex: string): boolean {
  return boardOf(position.settings).entryHexes.some((entry) => entry === hex)
}

describe('Legal commands of a movement', () => {
  const cases = [
    [
      'a lone unit among enemies',
      () => situation('wizard movement', { '1110': 'elf', '1111': '2 orc' }),
      'elf-1',
    ],
    [
      'a unit of a crowded hex',
      () => situation('wizard movement', { '1110': '2 elf', '1211': '4 elf', '1109': 'dwarf' }),
      'elf-1',
    ],
    [
      'a stack',
      () => situation('wizard movement', { '1110': '3 elf', '1211': '2 elf' }),
      'elf-1 elf-2 elf-3',
    ],
    [
      'a unit beside an entry hex',
      () => situation('wizard movement', { '0211': 'barbarian' }),
      'barbarian-1',
    ],
    ['a unit that waits', () => situation('wizard movement', { '0112': 'dwarf' }, { turn: 1 }), 'dwarf-1'],
    [
      'the sorcerer’s side on the first turn',
      () => situation('sorcerer movement', { '0510': 'demon' }, { turn: 1 }),
      'demon-1',
    ],
    ['the sorcerer’s side later', () => situation('sorcerer movement', { '0510': 'demon' }), 'demon-1'],
    [
      'a hasted unit that has moved',
      () => situation('wizard movement', { '1110': 'elf' }, { haste: { 'elf-1': 2 }, moved: { 'elf-1': 4 } }),
      'elf-1',
    ],
  ] as const
  test.each(cases)('lead %s wherever it may go and stay, by paths that may be gone', (_, gameOf, units) => {
    const game = gameOf()
    const moves = listed(game, 'move').filter((command) => command.units.join(' ') === units)
    expect(accepted(game, moves)).toEqual(moves)
    expect(moves.map(({ path }) => path.at(-1)).sort()).toEqual([...staysOf(game, units)].sort())
    expect(moves.length).toBeGreaterThan(0)
  })
  test('name each kind of unit of a stack once alone, and as many as may stay together', () => {
    const game = situation('wizard movement', { '1110': '6 elf 2 dwarf' }, { moved: { 'elf-1': 1 } })
    const groups = listed(game, 'move').map((command) => command.units.join(' '))
    expect([...new Set(groups)]).toEqual([
      'elf-1',
      'elf-2',
      'elf-2 elf-3 elf-4 elf-5',
      'dwarf-1',
      'dwarf-1 dwarf-2',
    ])
  })
  test('name nobody who has no points left, and nobody of the other side', () => {
    const game = situation('wizard movement', { '1110': '2 elf', '1304': 'orc' }, { moved: { 'elf-1': 4 } })
    expect([...new Set(listed(game, 'move').map((command) => command.units.join(' ')))]).toEqual(['elf-2'])
  })
  test('are told with the wand and without it', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, { wand: { hex: '1110' } })
    const moves = listed(game, 'move').filter(({ path }) => path.join() === '1111')
    expect(moves).toEqual([orders.move('elf-1', '1111'), orders.move('elf-1', '1111', '1110')])
  })
})
