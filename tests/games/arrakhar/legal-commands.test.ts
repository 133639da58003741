import { describe, expect, test } from 'vitest'
import { HAUNT_IDS, TYPES_OF } from '@/games/arrakhar/tables/units'
import { legalCommands } from '@/games/arrakhar/commands/legal'
import { accepted, expectSame, hexesOf, listed, sorted } from '../../support/legal'
import * as orders from '../../support/orders'
import { begun, designed, laidOut, newGame, sorcererPlaced } from '../../support/set-up-game'
import { situation } from '../../support/situation'

describe('Legal commands of the other segments', () => {
  test('place a wandering orc wherever one may come', () => {
    const stacks = { '0510': 'sorcerer', '1110': '3 orc', '1211': '4 orc', '1607': 'ghoul', '0407': 'elf' }
    for (const turn of [1, 3]) {
      const game = situation('sorcerer wanderingOrcs', stacks, { turn, orcsDue: 2 })
      const places = accepted(game, hexesOf(game).map(orders.placeOrc))
      expectSame(listed(game, 'placeOrc'), places)
    }
  })
  test('roll for wandering orcs once', () => {
    const game = situation('sorcerer wanderingOrcs', { '1110': 'orc' })
    expect(legalCommands(game.position)[0]).toEqual(orders.ROLL_ORCS)
    expect(listed(game, 'placeOrc')).toEqual([])
    const done = situation('sorcerer wanderingOrcs', { '1110': 'orc' }, { orcsDue: 0 })
    expect(legalCommands(done.position)[0]).toEqual(orders.END)
  })
  test('cast wherever the referee lets a sorcerer cast', () => {
    const stacks = { '0507': '2 sorcerer', '1305': 'sorcerer', '1614': 'sorcerer', '1304': 'ghoul' }
    const changes = { pool: { demon: 2, orc: 3 }, cast: ['sorcerer-2'] }
    const game = situation('sorcerer summon', stacks, changes)
    const all = game.position.units.flatMap(({ id }) =>
      HAUNT_IDS.map((haunt) => orders.castSummon(id, haunt)),
    )
    expectSame(listed(game, 'castSummon'), accepted(game, all))
  })
  test('cast for the last of a type in the pool', () => {
    const game = situation('sorcerer summon', { '0507': 'sorcerer' }, { pool: { demon: 1 } })
    expect(listed(game, 'castSummon')).toEqual([orders.castSummon('sorcerer-1', 'T1')])
  })
  test('place as many of the summoned as the table, the room and the pool allow', () => {
    const counts = Array.from({ length: 8 }, (_, count) => orders.placeSummoned(count))
    for (const [there, pool, upTo] of [
      ['', 9, 3],
      ['3 demon', 9, 3],
      ['', 2, 3],
    ] as const) {
      const game = situation(
        'sorcerer summon',
        { '0507': 'sorcerer', ...(there ? { '0508': there } : {}) },
        { pool: { demon: pool }, summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo } },
      )
      expectSame(listed(game, 'placeSummoned'), accepted(game, counts))
    }
  })
  test('haste every stack that the referee lets a wizard haste', () => {
    const stacks = { '1110': '2 wizard', '1111': 'elf', '1210': '2 dwarf', '1109': 'orc', '1314': 'elf' }
    const game = situation('wizard haste', stacks, { cast: ['wizard-2'] })
    const all = game.position.units.flatMap(({ id }) => hexesOf(game).map((hex) => orders.haste(id, hex)))
    expectSame(listed(game, 'designateHaste'), accepted(game, all))
  })
  test('haste in an entry hex the first four of each type that wait there', () => {
    const game = situation('wizard haste', { '0112': 'wizard 5 elf dwarf', '0402': 'elf' }, { turn: 1 })
    expect(listed(game, 'designateHaste')).toEqual([
      orders.hasteWaiting('wizard-1', 'wizard-1'),
      orders.hasteWaiting('wizard-1', 'dwarf-1'),
      orders.hasteWaiting('wizard-1', 'elf-1 elf-2 elf-3 elf-4'),
    ])
    const later = situation('wizard haste', { '0112': 'wizard 5 elf' }, { turn: 2 })
    expect(listed(later, 'designateHaste')).toEqual([])
  })
  test('aim every fireball that the referee lets be aimed', () => {
    const stacks = {
      '0112': 'wizard',
      '0211': 'orc',
      '1009': 'ghoul',
      '1110': '3 wizard',
      '1111': 'orc',
      '1210': 'elf',
      '1112': 'sorcerer',
      '1308': 'ghoul',
    }
    const game = situation('wizard fireball', stacks, { wand: { hex: '1110' }, cast: ['wizard-3'] })
    game.then(orders.fireball('wizard-2', '1111'))
    const ids = game.position.units.map(({ id }) => id)
    const all = ids.flatMap((id) => hexesOf(game).map((hex) => orders.fireball(id, hex)))
    const byWand = ids.flatMap((id) => hexesOf(game).map((hex) => orders.wandFireball(id, hex)))
    expectSame(listed(game, 'designateFireball'), accepted(game, all))
    expectSame(listed(game, 'designateWandFireball'), accepted(game, byWand))
  })
  test('attack with each unit alone, each stack, and all around, one defender and all', () => {
    const stacks = {
      '1009': '2 ghoul',
      '1110': '3 elf',
      '1010': 'wizard',
      '1111': '2 orc',
      '1211': 'barbarian',
    }
    const game = situation('wizard combat', stacks)
    const groups = ['elf-1', 'elf-1 elf-2 elf-3', 'barbarian-1', 'elf-1 elf-2 elf-3 barbarian-1']
    const targets = [
      ['1009', 'ghoul-1'],
      ['1009', 'ghoul-1 ghoul-2'],
      ['1111', 'orc-1'],
      ['1111', 'orc-1 orc-2'],
    ] as const
    const all = groups.flatMap((by) => targets.map(([hex, on]) => orders.attack(by, hex, on)))
    expectSame(listed(game, 'designateAttack'), accepted(game, all))
  })
  test('attack with nobody who attacks already, who advanced or who cannot', () => {
    const stacks = { '1110': '2 elf', '1111': 'orc', '1211': 'dwarf', '1010': 'wizard' }
    const game = situation('wizard combat', stacks, { emptied: ['1211'], advanced: ['dwarf-1'] })
    game.then(orders.attack('elf-1', '1111', 'orc-1'))
    expect(listed(game, 'designateAttack')).toEqual([orders.attack('elf-2', '1111', 'orc-1')])
  })
  test('advance after fire with each unit alone and as many of a type as fit', () => {
    const stacks = { '1110': '3 elf', '1112': '2 dwarf', '1111': '2 elf', '1304': 'orc' }
    const game = situation('wizard combat', stacks, { emptied: ['1111'] })
    expectSame(listed(game, 'advance'), [
      orders.advance('elf-1', '1111'),
      orders.advance('elf-2', '1111'),
      orders.advance('elf-3', '1111'),
      orders.advance('elf-1 elf-2', '1111'),
    ])
  })
  test('advance after combat with those who attacked', () => {
    const game = situation('wizard combat', {
      '1110': '3 elf',
      '1112': 'elf',
      '1111': 'ghoul',
      '1304': 'orc',
    })
    game.then(orders.attack('elf-1 elf-2', '1111', 'ghoul-1')).then(orders.resolve(1), [6])
    expectSame(listed(game, 'advance'), [
      orders.advance('elf-1', '1111'),
      orders.advance('elf-2', '1111'),
      orders.advance('elf-1 elf-2', '1111'),
    ])
  })
  test('roll what is designated, and take it back before the first roll only', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 orc' })
    game.then(orders.attack('elf-1', '1111', 'orc-1')).then(orders.attack('elf-2', '1111', 'orc-2'))
    expect(listed(game, 'resolve')).toEqual([orders.resolve(1), orders.resolve(2)])
    expect(listed(game, 'withdraw')).toEqual([orders.withdraw(1), orders.withdraw(2)])
    expect(listed(game, 'endSegment')).toEqual([])
    game.then(orders.resolve(1), [1])
    expect(listed(game, 'resolve')).toEqual([orders.resolve(2)])
    expect(listed(game, 'withdraw')).toEqual([])
  })
})

describe('Legal commands of the set-up', () => {
  test.each([{}, { advancedPlay: true, points: { sorcerer: 9, wizard: 500 } }])(
    'design one force that the referee accepts and that no unit can be added to: %j',
    (settings) => {
      const game = newGame(settings)
      for (const side of ['sorcerer', 'wizard'] as const) {
        const [command, ...others] = listed(game, 'designForce')
        expect([command?.side, others]).toEqual([side, []])
        const counts = command?.counts ?? {}
        for (const type of TYPES_OF[side])
          expect(
            game.refusalOf(orders.design(side, { ...counts, [type]: (counts[type] ?? 0) + 1 })),
          ).toBeDefined()
        game.then(orders.design(side, counts))
      }
    },
  )
  test('place and lift whatever of the sorcerer’s side the referee lets be placed and lifted', () => {
    for (const game of [
      designed(),
      laidOut().then(orders.liftHaunt('R2')).then(orders.liftSorcerers('1305', 1)),
    ]) {
      const hexes = hexesOf(game)
      const all = HAUNT_IDS.flatMap((haunt) => hexes.map((hex) => orders.placeHaunt(haunt, hex)))
      const standing = Object.keys(game.position.secrets.setUp?.haunts ?? {})
      const missing = accepted(game, all).filter(
        (command) => command.type === 'placeHaunt' && !standing.includes(command.haunt),
      )
      expectSame(listed(game, 'placeHaunt'), missing)
      const sorcerers = hexes.map((hex) => orders.placeSorcerers(hex, 1))
      expectSame(listed(game, 'placeSorcerers'), accepted(game, sorcerers))
      const lifts = hexes.map((hex) => orders.liftSorcerers(hex, 1))
      expect(sorted(listed(game, 'liftSorcerers'))).toEqual(sorted(accepted(game, lifts)))
      expect(listed(game, 'liftHaunt').map(({ haunt }) => haunt)).toEqual(standing)
      expect(listed(game, 'hideWand').map(({ haunt }) => haunt)).toEqual(standing)
      expect(listed(game, 'finishPlacement')).toEqual([])
    }
  })
  test('finish a placement that lacks nothing', () => {
    const game = laidOut()
    expect(listed(game, 'finishPlacement')).toEqual([orders.FINISH])
    expect(listed(game, 'placeHaunt')).toEqual([])
    expect(listed(game, 'placeSorcerers')).toEqual([])
  })
  test('put all that are left of each type into each entry hex', () => {
    const game = sorcererPlaced().then(orders.assignEntry('0112', { wizard: 2, elf: 6 }))
    const left = { wizard: 3, barbarian: 4, dwarf: 4, elf: 0 }
    expect(listed(game, 'assignEntry')).toEqual([
      orders.assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4, elf: 6 }),
      ...['0402', '0918', '1401', '2207', '2214'].map((hex) => orders.assignEntry(hex, left)),
    ])
    expect(listed(game, 'finishPlacement')).toEqual([])
    game.then(orders.assignEntry('0402', left))
    expect(listed(game, 'finishPlacement')).toEqual([orders.FINISH])
  })
})

describe('Legal commands at any moment', () => {
  test('are listed once each', () => {
    const stacks = { '1110': '3 elf', '1112': 'elf', '1111': '2 orc', '1212': 'ghoul', '0112': 'dwarf' }
    for (const when of ['wizard movement', 'wizard combat', 'wizard fireball', 'sorcerer combat'] as const) {
      const texts = legalCommands(situation(when, stacks).position).map((one) => JSON.stringify(one))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
  test('are those of an answer only, when a draw is offered', () => {
    const game = situation('wizard movement', { '1110': 'elf' }).then(orders.offerDraw('wizard'))
    expect(legalCommands(game.position)).toEqual([
      orders.answerDraw('sorcerer', true),
      orders.answerDraw('sorcerer', false),
      orders.resign('sorcerer'),
    ])
  })
  test('are none, when the game is over', () => {
    expect(legalCommands(begun().then(orders.resign('wizard')).position)).toEqual([])
  })
  test('let the phasing side resign, and offer a draw once the game has begun', () => {
    expect(legalCommands(situation('wizard hauntCheck', {}).position)).toEqual([
      orders.END,
      orders.resign('wizard'),
      orders.offerDraw('wizard'),
    ])
    expect(listed(newGame(), 'resign')).toEqual([orders.resign('sorcerer')])
    expect(listed(newGame(), 'offerDraw')).toEqual([])
  })
})
