import { expect, test } from 'vitest'
import { isNearEntry } from '@/games/arrakhar/queries/board'
import { orcHexesOf } from '@/games/arrakhar/effects/wandering-orcs'
import { clause } from '../../support/clause'
import { attack, END, placeOrc, resolve, ROLL_ORCS } from '../../support/orders'
import { Situation, situation, type Stacks } from '../../support/situation'

const roaming = (stacks: Stacks, changes: Readonly<Record<string, unknown>> = {}) =>
  situation('sorcerer wanderingOrcs', stacks, changes)

clause('AR-5.1', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
  ])('a die of %i brings %i', (die, orcs) => {
    const game = roaming({ '1110': 'demon' }).then(ROLL_ORCS, [die])
    expect(game.last('wanderingOrcsRolled')).toMatchObject({ roll: die, orcs, supplied: orcs })
  })
  test('the die is rolled once a turn', () => {
    expect(roaming({ '1110': 'demon' }).then(ROLL_ORCS, [1]).play(ROLL_ORCS)).toBeRefusedUnder('AR-5.1')
  })
  test('no orc is placed before the roll', () => {
    expect(roaming({ '1110': 'demon' }).play(placeOrc('1111'))).toBeRefusedUnder('AR-5.1')
  })
  test('no orc is placed when none is due any more', () => {
    const game = roaming({ '1110': 'demon' }).then(ROLL_ORCS, [1]).then(placeOrc('1111'))
    expect(game.play(placeOrc('1111'))).toBeRefusedUnder('AR-5.1')
  })
  test('the segment may not end before the roll', () => {
    expect(roaming({ '1110': 'demon' }).play(END)).toBeRefusedUnder('AR-5.1')
  })
})

clause('AR-5.2', () => {
  test('with one counter left one comes', () => {
    const game = roaming({
      '1110': '4 orc',
      '1210': '4 orc',
      '1310': '4 orc',
      '1211': '4 orc',
      '1111': '3 orc',
    })
    game.then(ROLL_ORCS, [6])
    expect(game.last('wanderingOrcsRolled')).toMatchObject({ orcs: 2, supplied: 1 })
  })
  test('with twenty on the board none comes', () => {
    const game = roaming({
      '1110': '4 orc',
      '1210': '4 orc',
      '1310': '4 orc',
      '1211': '4 orc',
      '1111': '4 orc',
    })
    game.then(ROLL_ORCS, [6])
    expect(game.last('wanderingOrcsRolled')?.supplied).toBe(0)
    expect(game.play(END)).toBePlayed()
  })
  test('the pool never serves', () => {
    const game = roaming({ '1110': '4 orc' }, { pool: { orc: 16 } }).then(ROLL_ORCS, [6])
    expect(game.last('wanderingOrcsRolled')?.supplied).toBe(0)
    expect(game.position.secrets.pool.orc).toBe(16)
  })
  test('eliminated orcs serve again, under new names', () => {
    const game = roaming({ '1110': '4 orc' }, { pool: { orc: 13 }, eliminated: [{ type: 'orc', count: 3 }] })
    game.then(ROLL_ORCS, [6]).then(placeOrc('1111')).then(placeOrc('1111'))
    expect(game.at('1111')).toBe('orc-8 orc-9')
    expect(game.written.recycledOrcs).toBe(2)
  })
  test('an orc eliminated this turn serves the next', () => {
    const game = situation(
      'wizard combat',
      { '1110': '4 dwarf', '1111': 'orc', '1913': 'ghoul' },
      { pool: { orc: 19 } },
    )
    game.then(attack('dwarf-1 dwarf-2 dwarf-3 dwarf-4', '1111', 'orc-1')).then(resolve(1), [6])
    game.then(END).then(END).then(ROLL_ORCS, [6])
    expect(game.last('wanderingOrcsRolled')?.supplied).toBe(1)
  })
})

clause('AR-5.3', () => {
  test('an orc comes to an empty clear hex next to any sorcerer-side unit', () => {
    const game = roaming({ '1110': 'demon' }).then(ROLL_ORCS, [1])
    expect([...orcHexesOf(game.position)].sort()).toEqual(['1009', '1010', '1109', '1111', '1209', '1210'])
    expect(game.play(placeOrc('1210'))).toBePlayed()
  })
  test('or joins up to three orcs', () => {
    const game = roaming({ '1110': '3 orc' }).then(ROLL_ORCS, [3]).then(placeOrc('1110'))
    expect(game.at('1110').split(' ')).toHaveLength(4)
    expect(game.play(placeOrc('1110'))).toBeRefusedUnder('AR-5.3')
  })
  test('not to a hex next to nobody of that side', () => {
    const game = roaming({ '1110': 'demon' }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('1112'))).toBeRefusedUnder('AR-5.3')
  })
  test('not among units of another type', () => {
    const game = roaming({ '1110': 'demon', '1111': 'ghoul' }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('1111'))).toBeRefusedUnder('AR-5.3')
  })
  test('not among enemies', () => {
    const game = roaming({ '1110': 'demon', '1111': 'elf' }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('1111'))).toBeRefusedUnder('AR-5.3')
  })
  test('not onto a mountain, nor into an entry hex', () => {
    const game = roaming({ '0211': 'demon', '1109': 'demon' }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('1008'))).toBeRefusedUnder('AR-5.3')
    expect(game.play(placeOrc('0112'))).toBeRefusedUnder('AR-5.3')
    expect(game.play(placeOrc('9999'))).toBeRefusedUnder('AR-5.3')
  })
  test('a haunt’s hex is clear terrain', () => {
    const game = roaming({ '0507': 'sorcerer' }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('0508'))).toBePlayed()
  })
  test('placed one by one, the first makes room for the second', () => {
    const game = roaming({ '1110': 'demon' }).then(ROLL_ORCS, [6]).then(placeOrc('1111'))
    expect(game.play(placeOrc('1112'))).toBePlayed()
  })
  test('placing is compulsory while a legal hex exists', () => {
    const game = roaming({ '1110': 'demon' }).then(ROLL_ORCS, [6]).then(placeOrc('1111'))
    expect(game.play(END)).toBeRefusedUnder('AR-5.3')
  })
  test('an orc for which no legal hex is left is lost', () => {
    // 1103 is a dead end between 1003 and 1203; elves hold both.
    const game = roaming({ '1003': 'elf', '1103': 'ghoul', '1203': 'elf' }).then(ROLL_ORCS, [6])
    expect(game.last('orcsLost')).toEqual({ type: 'orcsLost', count: 2 })
    expect(game.play(END)).toBePlayed()
  })
  test('where none is due none is lost', () => {
    const game = roaming({ '1003': 'elf', '1103': 'ghoul', '1203': 'elf' }, { pool: { orc: 20 } })
    expect(game.then(ROLL_ORCS, [6]).events.map(({ type }) => type)).toEqual(['wanderingOrcsRolled'])
  })
  test('one may find room and the next be lost', () => {
    const game = roaming({ '1003': 'elf', '1103': '3 orc', '1203': 'elf' }).then(ROLL_ORCS, [6])
    game.then(placeOrc('1103'))
    expect(game.last('orcsLost')?.count).toBe(1)
  })
})

clause('AR-5.4', () => {
  test('on the first turn no orc comes within two hexes of an entry hex', () => {
    const game = roaming({ '0412': 'demon' }, { turn: 1 }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('0312'))).toBeRefusedUnder('AR-5.4')
    expect(orcHexesOf(game.position).some((hex) => isNearEntry(game.position, hex))).toBe(false)
    expect(game.play(placeOrc('0411'))).toBeRefusedUnder('AR-5.3')
    expect(game.play(placeOrc('0413'))).toBePlayed()
  })
  test('from the second turn it may', () => {
    const game = roaming({ '0412': 'demon' }, { turn: 2 }).then(ROLL_ORCS, [1])
    expect(game.play(placeOrc('0312'))).toBePlayed()
  })
  test('an orc with only such hexes is lost on the first turn', () => {
    const stacks = { '0212': 'demon', '0313': 'elf', '0312': 'elf', '0211': 'elf', '0213': 'elf' }
    const game = new Situation({ ...roaming(stacks).position, turn: 1 })
    expect(game.then(ROLL_ORCS, [1]).last('orcsLost')?.count).toBe(1)
  })
})
