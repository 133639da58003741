import { expect, test } from 'vitest'
import { legalCommands } from '@/games/arrakhar/commands/legal'
import { summonChoices } from '@/games/arrakhar/queries/summon-choices'
import { clause } from '../../support/clause'
import { castSummon, END, fireball, move, placeOrc, placeSummoned, ROLL_ORCS } from '../../support/orders'
import { situation } from '../../support/situation'

const POOL = { pool: { demon: 6, orc: 6, ghoul: 6 } }
/** A sorcerer next to T1 (0508). */
const near = (changes: object = {}) =>
  situation('sorcerer summon', { '0507': 'sorcerer' }, { ...POOL, ...changes })

clause('AR-6.1', () => {
  test('castings are made one at a time: place, then cast again', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '1305': 'sorcerer' }, POOL)
    game.then(castSummon('sorcerer-1', 'T1'), [1])
    expect(game.play(castSummon('sorcerer-2', 'R1'), [])).toBeRefusedUnder('AR-6.1')
    game.then(placeSummoned(1))
    expect(game.play(castSummon('sorcerer-2', 'R1'), [1])).toBePlayed()
  })
  test('the die is rolled at the casting', () => {
    const game = near().then(castSummon('sorcerer-1', 'T1'), [3])
    expect(game.requests).toEqual(['1 × Summoning at T1'])
  })
})

clause('AR-6.2', () => {
  test.each(['0507', '0509', '0408', '0608', '0407'])('a sorcerer in %s stands next to T1', (hex) => {
    const game = situation('sorcerer summon', { [hex]: 'sorcerer' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'), [1])).toBePlayed()
  })
  test('a sorcerer in the haunt’s own hex may not summon there', () => {
    const game = situation('sorcerer summon', { '0508': 'sorcerer' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.2')
  })
  test('a sorcerer two hexes away may not', () => {
    const game = situation('sorcerer summon', { '0509': 'orc', '0510': 'sorcerer' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.2')
  })
  test('nobody else summons', () => {
    const game = situation('sorcerer summon', { '0507': 'demon' }, POOL)
    expect(game.play(castSummon('demon-1', 'T1'))).toBeRefusedUnder('AR-6.2')
  })
  test('a sorcerer that has cast this phase may not', () => {
    expect(near({ cast: ['sorcerer-1'] }).play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-5.5')
  })
  test('a sorcerer that summoned casts no other spell', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0708': 'elf' }, POOL)
    game.then(castSummon('sorcerer-1', 'T1'), [1]).then(placeSummoned(0)).then(END).then(END)
    expect(game.play(fireball('sorcerer-1', '0708'))).toBeRefusedUnder('AR-5.5')
  })
})

clause('AR-6.3', () => {
  test.each([
    ['T1', '0507', 'demon'],
    ['R1', '1305', 'orc'],
    ['C1', '0714', 'ghoul'],
  ] as const)('%s summons what its kind calls', (haunt, hex, type) => {
    const game = situation('sorcerer summon', { [hex]: 'sorcerer' }, POOL)
    game.then(castSummon('sorcerer-1', haunt), [1]).then(placeSummoned(2))
    expect(game.last('summoned')).toMatchObject({ unitType: type, units: [`${type}-1`, `${type}-2`] })
    expect(game.position.secrets.pool[type]).toBe(4)
  })
  test('a type that the pool no longer holds is not summoned', () => {
    const game = near({ pool: { orc: 6, ghoul: 6 } })
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.3')
  })
})

clause('AR-6.4', () => {
  test('a haunt’s hex with three of the type has room', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0508': '3 demon' }, POOL)
    game.then(castSummon('sorcerer-1', 'T1'), [6]).then(placeSummoned(1))
    expect(game.at('0508').split(' ')).toHaveLength(4)
  })
  test('with four it has none', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0508': '4 demon' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.4')
  })
  test('a unit of another type blocks it', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0508': 'orc' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.4')
  })
  test('a sorcerer on the haunt blocks it', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0508': 'sorcerer' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.4')
  })
  test('an enemy on the haunt blocks it', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0508': 'elf' }, POOL)
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.4')
  })
})

clause('AR-6.5', () => {
  test('castings at other haunts in between change nothing', () => {
    const both = { haunts: { T1: '0508', T2: '1706' }, ...POOL }
    const game = situation('sorcerer summon', { '0507': '2 sorcerer', '1707': 'sorcerer' }, both)
    game.then(castSummon('sorcerer-1', 'T1'), [1]).then(placeSummoned(0))
    game.then(castSummon('sorcerer-3', 'T2'), [1]).then(placeSummoned(0))
    expect(game.play(castSummon('sorcerer-2', 'T1'))).toBeRefusedUnder('AR-6.5')
    expect(game.position.now).toMatchObject({ used: ['T1', 'T2'] })
  })
  test('one casting is made at a haunt a turn', () => {
    const game = situation('sorcerer summon', { '0507': '2 sorcerer' }, POOL)
    game.then(castSummon('sorcerer-1', 'T1'), [1]).then(placeSummoned(0))
    expect(game.play(castSummon('sorcerer-2', 'T1'))).toBeRefusedUnder('AR-6.5')
  })
  test('in the next turn again', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer' }, POOL)
    game.then(castSummon('sorcerer-1', 'T1'), [1]).then(placeSummoned(0))
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8, 9]) game.then(END)
    game.then(ROLL_ORCS, [1]).then(placeOrc('0407')).then(END)
    expect(game.play(castSummon('sorcerer-1', 'T1'), [1])).toBePlayed()
  })
})

clause('AR-6.6', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
  ])('a die of %i allows %i units', (die, upTo) => {
    const game = near().then(castSummon('sorcerer-1', 'T1'), [die])
    expect(game.play(placeSummoned(upTo + 1))).toBeRefusedUnder('AR-6.6')
    expect(game.play(placeSummoned(upTo))).toBePlayed()
  })
  test('none is an answer', () => {
    const game = near().then(castSummon('sorcerer-1', 'T1'), [6]).then(placeSummoned(0))
    expect(game.at('0508')).toBe('')
    expect(game.play(END)).toBePlayed()
  })
  test('no more come than the pool holds', () => {
    const game = near({ pool: { demon: 1 } }).then(castSummon('sorcerer-1', 'T1'), [6])
    expect(game.play(placeSummoned(2))).toBeRefusedUnder('AR-6.6')
    expect(game.play(placeSummoned(1))).toBePlayed()
  })
  test('no more come than make four in the hex', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer', '0508': '2 demon' }, POOL)
    game.then(castSummon('sorcerer-1', 'T1'), [6])
    expect(game.play(placeSummoned(3))).toBeRefusedUnder('AR-6.6')
    expect(game.play(placeSummoned(2))).toBePlayed()
  })
  test('nothing is placed before a casting', () => {
    expect(near().play(placeSummoned(1))).toBeRefusedUnder('AR-6.6')
  })
  test('the segment may not end before the answer', () => {
    expect(near().then(castSummon('sorcerer-1', 'T1'), [1]).play(END)).toBeRefusedUnder('AR-6.6')
  })
  test('why fewer came is not told', () => {
    const empty = near({ pool: { demon: 1 } })
      .then(castSummon('sorcerer-1', 'T1'), [6])
      .then(placeSummoned(1))
    const modest = near().then(castSummon('sorcerer-1', 'T1'), [6]).then(placeSummoned(1))
    expect(empty.events).toEqual(modest.events)
    expect(empty.viewFor('wizard')).toEqual(modest.viewFor('wizard'))
  })
  test('the counts listed are those that may be placed', () => {
    const game = near({ pool: { demon: 3 } }).then(castSummon('sorcerer-1', 'T1'), [6])
    const counts = legalCommands(game.position).filter(({ type }) => type === 'placeSummoned')
    expect(counts).toEqual([0, 1, 2, 3].map(placeSummoned))
  })
})

clause('AR-6.7', () => {
  test('a destroyed haunt summons nothing', () => {
    const game = near({ haunts: { T2: '1706' }, wand: { haunt: 'T2' } })
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.7')
  })
  test('with all haunts of a type gone, the type is never summoned again', () => {
    const game = near({ haunts: { R1: '0508' }, wand: { haunt: 'R1' } })
    expect(summonChoices(game.position)).toEqual([{ sorcerer: 'sorcerer-1', haunt: 'R1' }])
    expect(game.play(castSummon('sorcerer-1', 'T1'))).toBeRefusedUnder('AR-6.7')
    expect(game.play(castSummon('sorcerer-1', 'T2'))).toBeRefusedUnder('AR-6.7')
  })
})

clause('AR-7.9', () => {
  test('summoned units move in the turn they arrive', () => {
    const game = near().then(castSummon('sorcerer-1', 'T1'), [1]).then(placeSummoned(1)).then(END)
    expect(game.play(move('demon-1', '0509'))).toBePlayed()
  })
  test('wandering orcs too', () => {
    const game = situation('sorcerer wanderingOrcs', { '1110': 'orc' })
    game.then(ROLL_ORCS, [1]).then(placeOrc('1111'))
    game.then(END).then(END)
    expect(game.play(move('orc-2', '1112'))).toBePlayed()
  })
})
