import { expect, test } from 'vitest'
import { type Destination, destinationsOf } from '@/games/arrakhar/queries/movement-reach'
import type { UnitId } from '@/games/arrakhar/state/position'
import { historyFrom, playOn, undo } from '@/engine/kernel/history'
import { handDice } from '@/engine/kernel/dice'
import { arrakharRules } from '@/games/arrakhar/rules'
import { clause } from '../../support/clause'
import { END, move } from '../../support/orders'
import { positionFile, type Situation, situation } from '../../support/situation'

/** Where units can go, by hex number. */
const reach = (game: Situation, ...ids: string[]): ReadonlyMap<string, Destination> =>
  destinationsOf(game.position, ids as UnitId[])

clause('AR-7.1', () => {
  test.each([
    ['wizard', 'elf', 4],
    ['wizard', 'dwarf', 4],
    ['wizard', 'wizard', 4],
    ['wizard', 'barbarian', 6],
    ['sorcerer', 'demon', 6],
    ['sorcerer', 'orc', 4],
    ['sorcerer', 'ghoul', 4],
    ['sorcerer', 'sorcerer', 4],
  ] as const)('on the %s side the %s moves %i hexes', (side, type, factor) => {
    const there = ['1111', '1112', '1111', '1112', '1111', '1112', '1111']
    const game = situation(`${side} movement`, { '1110': type })
    expect(game.play(move(`${type}-1`, there.slice(0, factor + 1).join(' ')))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move(`${type}-1`, there.slice(0, factor).join(' ')))).toBePlayed()
  })
  test('each step enters an adjacent hex', () => {
    const game = situation('wizard movement', { '1110': 'elf' })
    expect(game.play(move('elf-1', '1112'))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move('elf-1', '1111 1113'))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move('elf-1', '1110'))).toBeRefusedUnder('AR-7.1')
  })
  test('a move enters at least one hex', () => {
    const game = situation('wizard movement', { '1110': 'elf' })
    expect(game.play(move('elf-1', ''))).toBeRefusedUnder('AR-7.1')
  })
  test('a move does not leave the map', () => {
    const game = situation('wizard movement', { '1110': 'elf' })
    expect(game.play(move('elf-1', '9999'))).toBeRefusedUnder('AR-7.1')
  })
  test('a unit moves again with the points it has left', () => {
    const game = situation('wizard movement', { '1110': 'elf' }).then(move('elf-1', '1111 1112'))
    expect(game.play(move('elf-1', '1111 1112 1111'))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move('elf-1', '1111 1110'))).toBePlayed()
  })
  test('unused points are lost at the end of the segment', () => {
    const game = situation('sorcerer movement', { '1110': 'orc' }).then(move('orc-1', '1111')).then(END)
    expect(game.written).not.toHaveProperty('moved')
  })
  test('the hexes lit are those in reach, with the points left there', () => {
    const game = situation('wizard movement', { '1110': 'elf' })
    const found = reach(game, 'elf-1')
    expect(found.get('1112')?.pointsLeft).toBe(2)
    expect(found.get('1114')).toMatchObject({
      pointsLeft: 0,
      path: ['1111', '1112', '1113', '1114'],
    })
    expect(found.has('1115')).toBe(false)
  })
})

clause('AR-7.2', () => {
  test('a mountain is told before the length of the way to it', () => {
    const game = situation('wizard movement', { '0512': 'elf' })
    expect(game.play(move('elf-1', '0412 0312 0412 0312 0412 0312 0311 0310'))).toBeRefusedUnder('AR-7.2')
  })
  test('so are enemies', () => {
    const game = situation('wizard movement', { '0512': 'elf', '0211': 'orc' })
    expect(game.play(move('elf-1', '0412 0312 0412 0312 0211'))).toBeRefusedUnder('AR-7.2')
  })
  test('nobody enters a mountain', () => {
    const game = situation('wizard movement', { '1109': 'elf' })
    expect(game.play(move('elf-1', '1008'))).toBeRefusedUnder('AR-7.2')
  })
  test('nobody enters a hex that holds enemies', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'ghoul' })
    expect(game.play(move('elf-1', '1111'))).toBeRefusedUnder('AR-7.2')
  })
  test('nobody passes through one either', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'ghoul' })
    expect(game.play(move('elf-1', '1111 1112'))).toBeRefusedUnder('AR-7.2')
    expect(reach(game, 'elf-1').has('1111')).toBe(false)
  })
  test('there are no zones of control: units slip past enemies', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'ghoul', '1310': 'ghoul' })
    expect(game.play(move('elf-1', '1210 1211 1212'))).toBePlayed()
  })
})

clause('AR-7.3', () => {
  test('friends are passed through freely, a full stack of another type too', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': '4 dwarf' })
    expect(game.play(move('elf-1', '1111 1112'))).toBePlayed()
    expect(game.play(END)).toBePlayed()
  })
})

clause('AR-7.4', () => {
  test('the sorcerer’s side never enters an entry hex', () => {
    const game = situation('sorcerer movement', { '0211': 'orc' })
    expect(game.play(move('orc-1', '0112'))).toBeRefusedUnder('AR-7.4')
    expect(reach(game, 'orc-1').has('0112')).toBe(false)
  })
  test('a wizard-side unit that enters one leaves the game', () => {
    const game = situation('wizard movement', { '0211': '2 elf' }).then(move('elf-1', '0112'))
    expect(game.at('0112')).toBe('')
    expect(game.position.left).toEqual([{ id: 'elf-1', type: 'elf' }])
    expect(game.last('leftValley')).toMatchObject({ hex: '0112', withWand: false })
  })
  test('it takes one point', () => {
    const game = situation('wizard movement', { '0211': '2 elf' }, { moved: { 'elf-1': 3, 'elf-2': 4 } })
    expect(game.play(move('elf-2', '0112'))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move('elf-1', '0112'))).toBePlayed()
  })
  test('no path goes on beyond an entry hex', () => {
    const game = situation('wizard movement', { '0211': 'elf' })
    expect(game.play(move('elf-1', '0112 0212'))).toBeRefusedUnder('AR-7.4')
    expect(reach(game, 'elf-1').get('0112')).toMatchObject({ path: ['0112'] })
  })
  test('a unit that came in through one may leave through it again', () => {
    const game = situation('wizard movement', { '0112': '2 elf' }).then(move('elf-1', '0212'))
    expect(game.play(move('elf-1', '0112'))).toBePlayed()
  })
})

clause('AR-1.3', () => {
  test('a unit that left never returns', () => {
    const game = situation('wizard movement', { '0211': '2 elf' }).then(move('elf-1', '0112'))
    expect(game.play(move('elf-1', '0212'))).toBeRefusedUnder('AR-1.3')
  })
  test('who stands on the board stays until it leaves or falls', () => {
    const game = situation('wizard movement', { '0211': '2 elf' }).then(move('elf-1', '0210')).then(END)
    expect(game.at('0210')).toBe('elf-1')
  })
})

clause('AR-7.5', () => {
  test('a waiting unit spends its first point on the first clear hex', () => {
    const game = situation('wizard movement', { '0112': 'elf' })
    expect(game.play(move('elf-1', '0212 0313 0412 0512 0612'))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move('elf-1', '0212 0313 0412 0512'))).toBePlayed()
    expect(game.written.moved).toEqual({ 'elf-1': 4 })
  })
})

clause('AR-7.6', () => {
  test('the segment may not end with two types in a hex, and the refusal names the hex', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'dwarf' }).then(move('elf-1', '1111'))
    expect(game.play(END)).toBeRefusedUnder('AR-7.6')
    expect(game.refusalOf(END)?.message).toContain('1111')
  })
  test('the segment may not end with five units in a hex', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': '4 elf' }).then(move('elf-1', '1111'))
    expect(game.play(END)).toBeRefusedUnder('AR-7.6')
  })
  test('four of a type may stay', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': '3 elf' }).then(move('elf-1', '1111'))
    expect(game.play(END)).toBePlayed()
  })
  test('during the segment the limit may be broken and mended', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': '4 elf' })
    game.then(move('elf-1', '1111')).then(move('elf-3', '1112'))
    expect(game.play(END)).toBePlayed()
  })
  test('a destination says whether the group may stay there', () => {
    const game = situation('wizard movement', { '1110': '2 elf', '1111': '3 elf', '1211': 'dwarf' })
    expect(reach(game, 'elf-1').get('1111')?.staysLegal).toBe(true)
    expect(reach(game, 'elf-1', 'elf-2').get('1111')?.staysLegal).toBe(false)
    expect(reach(game, 'elf-1').get('1211')?.staysLegal).toBe(false)
  })
  test('a move is taken back within the segment', () => {
    const { position } = situation('wizard movement', { '1110': 'elf' })
    const dice = handDice([])
    const { history } = playOn(arrakharRules, historyFrom(position), { command: move('elf-1', '1111'), dice })
    expect(undo(history)).toMatchObject({ ok: true, history: { cursor: 0 } })
  })
  test('entry hexes have no limit', () => {
    expect(situation('wizard movement', { '0112': '20 elf 20 dwarf wizard' }).play(END)).toBePlayed()
  })
})

clause('AR-7.7', () => {
  test('on the first turn no sorcerer-side unit ends its movement within two hexes of an entry hex', () => {
    const game = situation('sorcerer movement', { '0412': 'orc' }, { turn: 1 }).then(move('orc-1', '0312'))
    expect(game.play(END)).toBeRefusedUnder('AR-7.7')
    expect(game.refusalOf(END)?.message).toContain('0312')
  })
  test('it may pass there', () => {
    const game = situation('sorcerer movement', { '0412': 'orc' }, { turn: 1 })
    expect(game.then(move('orc-1', '0312 0412')).play(END)).toBePlayed()
  })
  test('three hexes away is far enough', () => {
    const game = situation('sorcerer movement', { '0512': 'orc' }, { turn: 1 }).then(move('orc-1', '0412'))
    expect(game.play(END)).toBePlayed()
  })
  test('on the second turn it may stay there', () => {
    const game = situation('sorcerer movement', { '0412': 'orc' }, { turn: 2 }).then(move('orc-1', '0312'))
    expect(game.play(END)).toBePlayed()
  })
  test('the wizard’s side is not bound by it', () => {
    const game = situation('wizard movement', { '0112': 'elf' }, { turn: 1 }).then(move('elf-1', '0212'))
    expect(game.play(END)).toBePlayed()
  })
})

clause('AR-7.8', () => {
  test('units of one type in one hex move as a group', () => {
    const game = situation('wizard movement', { '1110': '3 elf' }).then(move('elf-1 elf-3', '1111 1112'))
    expect(game.at('1112')).toBe('elf-1 elf-3')
    expect(game.at('1110')).toBe('elf-2')
  })
  test('a group has as many points as its slowest', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, { moved: { 'elf-1': 3 } })
    expect(game.play(move('elf-1 elf-2', '1111 1112'))).toBeRefusedUnder('AR-7.1')
  })
  test('two types do not move together', () => {
    const game = situation('wizard movement', { '0112': 'elf dwarf' })
    expect(game.play(move('elf-1 dwarf-1', '0212'))).toBeRefusedUnder('AR-7.8')
  })
  test('units of different hexes do not move together', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1112': 'elf' })
    expect(game.play(move('elf-1 elf-2', '1111'))).toBeRefusedUnder('AR-7.8')
  })
  test('a group has at least one unit, each named once', () => {
    const game = situation('wizard movement', { '1110': 'elf' })
    expect(game.play(move('', '1111'))).toBeRefusedUnder('AR-7.8')
    expect(game.play(move('elf-1 elf-1', '1111'))).toBeRefusedUnder('AR-7.8')
  })
})

clause('AR-1.1', () => {
  test('even columns sit half a hex lower', () => {
    const game = situation('wizard movement', { '1110': 'elf' })
    expect(
      [
        ...reach(situation('wizard movement', { '1210': 'elf' }, { moved: { 'elf-1': 3 } }), 'elf-1').keys(),
      ].sort(),
    ).toEqual(['1110', '1111', '1209', '1211', '1310', '1311'])
    expect(game.play(move('elf-1', '1211'))).toBeRefusedUnder('AR-7.1')
    expect(game.play(move('elf-1', '1209'))).toBePlayed()
  })
  test('nobody stands on a mountain', () => {
    const file = positionFile('wizard movement', { '0101': 'elf' })
    expect(arrakharRules.parsePosition(file)).toMatchObject({
      ok: false,
      problems: [{ path: 'units.0.hex' }],
    })
  })
  test('only the wizard’s side stands in entry hexes', () => {
    const file = positionFile('wizard movement', { '0112': 'orc' })
    expect(arrakharRules.parsePosition(file)).toMatchObject({
      ok: false,
      problems: [{ path: 'units.0.hex' }],
    })
  })
})

clause('AR-4.3', () => {
  test('units wait in an entry hex for any number of turns', () => {
    const game = situation('wizard haste', { '0112': '9 elf' }, { turn: 17 })
    for (const _ of [1, 2, 3, 4, 5]) game.then(END)
    expect(game.position.turn).toBe(18)
    expect(game.at('0112').split(' ')).toHaveLength(9)
  })
})
