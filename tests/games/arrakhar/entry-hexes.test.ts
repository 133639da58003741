import { expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import { nothingToDo } from '@/games/arrakhar/queries/turn/idle'
import { type Destination, destinationsOf } from '@/games/arrakhar/queries/movement-reach'
import { clause } from '../../support/clause'
import { END, hexOf, move } from '../../support/orders'
import { Situation, situation } from '../../support/situation'

/** The valley with the entry hex 0402 moved to 0113, beside 0112. */
const TWO_GATES = MAPS.valley
  .split('\n')
  .map((row, nth) => {
    if (nth === 1) return row.replace('E', '^')
    return nth === 12 ? `E${row.slice(1)}` : row
  })
  .join('\n')
const gates = { map: TWO_GATES, turn: 3 }

/** Where a unit could go, by hex. */
function wayOf(game: Situation, id: string, hex: string): Destination | undefined {
  const units = game.position.units.filter((unit) => unit.id === id)
  return destinationsOf(
    game.position,
    units.map((unit) => unit.id),
  ).get(hexOf(hex))
}

clause('AR-7.4', () => {
  test('units do not go from one entry hex to another beside it', () => {
    const game = situation('wizard movement', { '0112': 'elf' }, gates)
    expect(game.play(move('elf-1', '0113'))).toBeRefusedUnder('AR-7.4')
    expect(wayOf(game, 'elf-1', '0113')?.path).toEqual(['0212', '0113'])
    expect(game.play(move('elf-1', '0212 0113'))).toBePlayed()
  })
  test('shut in between two entry hexes, a waiting unit has nothing to do', () => {
    const shut = { '0112': 'elf', '0211': 'orc', '0212': 'orc' }
    expect(nothingToDo(situation('wizard movement', shut, gates).position)).toBe(true)
  })
  test('a waiting unit may step in and out again where it came from', () => {
    const game = situation('wizard movement', { '0112': 'dwarf' })
    const way = wayOf(game, 'dwarf-1', '0112')
    expect(way).toEqual({ hex: '0112', path: ['0211', '0112'], pointsLeft: 2, staysLegal: true })
    expect(game.play(move('dwarf-1', '0211 0112'))).toBePlayed()
  })
  test('by the hex where the wand lies, if it lies beside', () => {
    const beside = situation('wizard movement', { '0112': 'dwarf' }, { wand: { hex: '0212' } })
    expect(wayOf(beside, 'dwarf-1', '0112')?.path).toEqual(['0212', '0112'])
    const farther = situation('wizard movement', { '0112': 'dwarf' }, { wand: { hex: '0213' } })
    expect(wayOf(farther, 'dwarf-1', '0112')?.path).toEqual(['0211', '0112'])
  })
  test('not with less than two points, nor from the board', () => {
    const spent = (points: number) => {
      const { position } = situation('wizard movement', { '0112': 'dwarf' })
      const now = {
        segment: 'movement',
        spent: { 'dwarf-1': points },
        carriers: null,
        metAtWand: {},
      } as const
      return new Situation({ ...position, now })
    }
    expect(wayOf(spent(3), 'dwarf-1', '0112')).toBeUndefined()
    expect(wayOf(spent(2), 'dwarf-1', '0112')?.pointsLeft).toBe(0)
    const shut = situation('wizard movement', { '0112': 'dwarf', '0211': 'orc', '0212': 'orc' })
    expect(wayOf(shut, 'dwarf-1', '0112')).toBeUndefined()
    expect(wayOf(situation('wizard movement', { '0211': 'dwarf' }), 'dwarf-1', '0211')).toBeUndefined()
  })
  test('who leaves goes through an entry hex in which others wait, however many', () => {
    const game = situation('wizard movement', { '0112': '8 dwarf', '0211': 'elf' })
    expect(wayOf(game, 'elf-1', '0112')?.staysLegal).toBe(true)
  })
})

clause('AR-7.7', () => {
  test('the limit of the first turn binds the sorcerer’s own movement only', () => {
    const near = { '0211': 'orc', '1110': 'elf' }
    const moved = { moved: { 'orc-1': 1 } }
    const drawn = situation('wizard movement', near, { turn: 2 })
    expect(new Situation({ ...drawn.position, turn: 1 }).play(END)).toBePlayed()
    expect(situation('sorcerer movement', near, { turn: 1, ...moved }).play(END)).toBeRefusedUnder('AR-7.7')
    expect(situation('sorcerer movement', near, { turn: 2 }).play(END)).toBePlayed()
  })
  test('every hex too near is told', () => {
    const game = situation(
      'sorcerer movement',
      { '0211': 'orc', '0212': 'ghoul' },
      { turn: 1, moved: { 'orc-1': 1, 'ghoul-1': 1 } },
    )
    expect(game.refusalOf(END)?.message).toBe('On the first game-turn too near an entry hex: 0211, 0212.')
  })
})

clause('AR-1.3', () => {
  const gone = { left: [{ type: 'elf', ids: ['elf-9'] }] }
  test('a unit that was never there is not one that left', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, gone)
    expect(game.play(move('elf-9', '1111'))).toBeRefusedUnder('AR-1.3')
    expect(game.play(move('elf-7', '1111'))).toBeRefusedUnder('AR-5.6')
  })
  test('haste of those who stay is kept when another leaves', () => {
    const haste = { 'elf-1': 2, 'elf-2': 4, 'elf-3': 6 }
    const game = situation('wizard movement', { '0211': '3 elf' }, { haste }).then(move('elf-1', '0112'))
    expect(game.position.haste).toEqual({ 'elf-2': 4, 'elf-3': 6 })
    const some = situation('wizard movement', { '0211': '3 elf' }, { haste: { 'elf-1': 2, 'elf-3': 6 } })
    expect(some.then(move('elf-1 elf-2', '0112')).position.haste).toEqual({ 'elf-3': 6 })
  })
  test('who has cast and leaves is forgotten, who has cast and stays is not', () => {
    const cast = { cast: ['wizard-1', 'wizard-2'] }
    const game = situation('wizard movement', { '0211': '2 wizard' }, cast).then(move('wizard-1', '0112'))
    expect(game.position.cast).toEqual(['wizard-2'])
    expect(game.last('leftValley')).toEqual({
      type: 'leftValley',
      units: [{ id: 'wizard-1', type: 'wizard' }],
      hex: '0112',
      withWand: false,
    })
  })
})
