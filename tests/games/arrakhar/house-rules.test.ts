import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { HouseRules, UnitId } from '@/games/arrakhar/state/position'
import { advancesOpen } from '@/games/arrakhar/queries/combat-choices'
import { hasteTargetsOf } from '@/games/arrakhar/queries/haste-range'
import { clause } from '../../support/clause'
import { advance, attack, END, fireball, hasteWaiting, resolve, wandFireball } from '../../support/orders'
import { newGame } from '../../support/set-up-game'
import { situation } from '../../support/situation'

/** A position in which a ruling was decided the other way. */
const by = (options: HouseRules) => ({ options })

clause('AR-8.4', () => {
  const stacks = { '1110': '2 wizard', '1111': '4 orc' }
  const threeDice = by({ threeFireballDice: true })
  test('without the house rule four units take four dice', () => {
    const game = situation('wizard fireball', stacks, by({ threeFireballDice: false }))
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [1, 1, 1, 6])
    expect(game.at('1111')).toBe('orc-1 orc-2 orc-3')
  })
  test('by the house rule three dice are rolled, for the first listed', () => {
    const game = situation('wizard fireball', stacks, threeDice)
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [6, 6, 6])
    expect(game.requests).toEqual(['3 × Fireball at 1111'])
    expect(game.at('1111')).toBe('orc-4')
  })
  test('by the house rule the wand rolls three dice too', () => {
    const game = situation('wizard fireball', stacks, { ...threeDice, wand: { hex: '1110' } })
    game.then(wandFireball('wizard-1', '1111')).then(resolve(1), [6, 6, 6])
    expect(game.at('1111')).toBe('orc-4')
  })
  test('by the house rule the next fireball rolls for those left', () => {
    const game = situation('wizard fireball', { ...stacks, '1913': 'orc' }, threeDice)
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111'))
    game.then(resolve(1), [6, 6, 1]).then(resolve(2), [6, 6])
    expect(game.at('1111')).toBe('')
  })
  test('by the house rule three units still take three dice', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': '3 orc' }, threeDice)
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [1, 1, 6])
    expect(game.at('1111')).toBe('orc-1 orc-2')
  })
})

clause('AR-9.6', () => {
  const stacks = { '0112': 'wizard 2 elf' }
  const targets = (options: HouseRules) => {
    const game = situation('wizard haste', stacks, { turn: 1, ...by(options) })
    return hasteTargetsOf(game.position, 'wizard-1' as UnitId)
  }
  test('without the house rule a wizard hastes units in its entry hex on the first turn', () => {
    const game = situation('wizard haste', stacks, { turn: 1, ...by({ noEntryHaste: false }) })
    expect(game.play(hasteWaiting('wizard-1', 'elf-1 elf-2'))).toBePlayed()
    expect(targets({})).toEqual(['0112'])
  })
  test('by the house rule it does not', () => {
    const game = situation('wizard haste', stacks, { turn: 1, ...by({ noEntryHaste: true }) })
    const played = game.play(hasteWaiting('wizard-1', 'elf-1 elf-2'))
    expect(played).toBeRefusedUnder('AR-9.6')
    expect(played).toMatchObject({ refusal: { message: 'By house rule no haste is cast in an entry hex.' } })
    expect(targets({ noEntryHaste: true })).toEqual([])
  })
})

clause('AR-10.7', () => {
  /** Two attacks on the same two ghouls, the first of which eliminates one. */
  function secondAttack(options: HouseRules) {
    const stacks = { '1110': '2 dwarf', '1112': '2 dwarf', '1111': '2 ghoul', '1913': 'orc' }
    const game = situation('wizard combat', stacks, by(options))
    game.then(attack('dwarf-1 dwarf-2', '1111', 'ghoul-1 ghoul-2'))
    game.then(attack('dwarf-3 dwarf-4', '1111', 'ghoul-1 ghoul-2'))
    return game.then(resolve(1), [dieFor(game, '1')])
  }
  /** The die that gives a result at 1:1. */
  function dieFor(game: ReturnType<typeof situation>, result: string): number {
    return game.position.settings.tables.combat.findIndex((row) => row[1] === result) + 1
  }
  test('without the house rule odds are counted again', () => {
    const game = secondAttack({ fixedOdds: false })
    expect(game.then(resolve(2), [1]).last('attackResolved')?.odds).toBe('2:1')
  })
  test('by the house rule they stay as designated', () => {
    const game = secondAttack({ fixedOdds: true })
    expect(game.at('1111')).toBe('ghoul-2')
    expect(game.then(resolve(2), [1]).last('attackResolved')?.odds).toBe('1:1')
    expect(game.requests).toEqual(['1 × Attack on 1111 at 1:1'])
  })
  test('by the house rule a bonus stays too', () => {
    const stacks = { '1110': 'elf', '1112': '2 dwarf', '1111': '2 ghoul' }
    const game = situation('wizard combat', stacks, by({ fixedOdds: true }))
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(resolve(1), [1])
    expect(game.last('attackResolved')).toMatchObject({ odds: '2:1', bonus: true })
  })
  test('by the house rule an attack with nobody left is wasted all the same', () => {
    const stacks = { '1110': '3 elf', '1112': 'dwarf', '1111': 'ghoul', '1913': 'orc' }
    const game = situation('wizard combat', stacks, by({ fixedOdds: true }))
    game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1')).then(attack('dwarf-1', '1111', 'ghoul-1'))
    game.then(resolve(1), [6]).then(resolve(2))
    expect(game.last('attackWasted')?.designation).toBe(2)
  })
})

clause('AR-10.9', () => {
  const anyTime = { options: { advanceAnyTime: true } }
  /** An elf and a dwarf beside an emptied hex, and a ghoul for the elf to attack. */
  const emptied = (changes: object = anyTime) =>
    situation(
      'wizard combat',
      { '1110': '2 elf', '1112': 'dwarf', '1210': 'ghoul', '1913': 'orc' },
      {
        emptied: ['1111'],
        ...changes,
      },
    )

  test('without the house rule the advance comes before the attacks', () => {
    const game = emptied({}).then(attack('elf-1', '1210', 'ghoul-1'))
    expect(game.play(advance('dwarf-1', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('by the house rule it may be made until the segment ends', () => {
    const game = emptied().then(attack('elf-1', '1210', 'ghoul-1'))
    expect(advancesOpen(game.position)).toEqual([
      { hex: '1111', units: ['elf-2', 'dwarf-1'], after: 'fireball' },
    ])
    game.then(resolve(1), [1])
    expect(game.play(advance('dwarf-1', '1111'))).toBePlayed()
  })
  test('by the house rule not by units that have attacked or are about to', () => {
    const game = emptied().then(attack('elf-1', '1210', 'ghoul-1'))
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
    game.then(resolve(1), [1])
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('by the house rule whoever advanced does not attack, as ever', () => {
    const game = emptied()
      .then(attack('elf-1', '1210', 'ghoul-1'))
      .then(advance('elf-2', '1111'))
    expect(game.play(attack('elf-2', '1210', 'ghoul-1'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(advance('elf-2', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('by the house rule an advance after combat is one of its own', () => {
    const game = emptied()
      .then(attack('elf-1', '1210', 'ghoul-1'))
      .then(resolve(1), [6])
    expect(game.play(advance('elf-2', '1210'))).toBeRefusedUnder('AR-10.10')
    game.then(advance('dwarf-1', '1111'))
    expect(game.play(advance('elf-1', '1210'))).toBePlayed()
  })
  test('by the house rule not into a hex that no fireball emptied', () => {
    expect(emptied().play(advance('dwarf-1', '1113'))).toBeRefusedUnder('AR-10.9')
  })
})

clause('AR-10.10', () => {
  /** Elves empty 1111, and dwarves have an attack on 1210 still to be rolled. */
  function oneToCome(options: HouseRules) {
    const stacks = { '1110': '3 elf', '1111': 'ghoul', '1210': 'orc', '1209': '3 dwarf', '1913': 'orc' }
    const game = situation('wizard combat', stacks, by(options))
    game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1'))
    return game.then(attack('dwarf-1 dwarf-2 dwarf-3', '1210', 'orc-1')).then(resolve(1), [6])
  }
  const late = { lateAdvances: true }
  const open = ({ position }: ReturnType<typeof situation>) => advancesOpen(position).map(({ hex }) => hex)

  test('without the house rule the advance comes before the next roll', () => {
    const game = oneToCome({ lateAdvances: false })
    expect(open(game)).toEqual(['1111'])
    expect(game.play(advance('elf-1', '1111'))).toBePlayed()
  })
  test('by the house rule it waits for all rolls', () => {
    const game = oneToCome(late)
    expect(open(game)).toEqual([])
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.10')
  })
  test('by the house rule every emptied hex is then open', () => {
    const game = oneToCome(late).then(resolve(2), [6])
    expect(open(game)).toEqual(['1111', '1210'])
    expect(game.play(advance('dwarf-1', '1210'))).toBePlayed()
    expect(game.play(advance('elf-1 elf-2', '1111'))).toBePlayed()
    expect(game.play(advance('elf-3', '1111'))).toBePlayed()
    expect(game.play(END)).toBePlayed()
  })
  test('by the house rule a hex that still holds enemies is not', () => {
    const game = oneToCome(late).then(resolve(2), [1])
    expect(game.at('1210')).toBe('orc-1')
    expect(open(game)).toEqual(['1111'])
    expect(game.play(advance('dwarf-1', '1210'))).toBeRefusedUnder('AR-10.10')
  })
  test('by the house rule only who was designated against a hex enters it, once', () => {
    const game = oneToCome(late).then(resolve(2), [6])
    expect(game.play(advance('dwarf-1', '1111'))).toBeRefusedUnder('AR-10.10')
    game.then(advance('elf-1', '1111'))
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.10')
  })
  test('by the house rule an advance after fireball comes before the attacks as ever', () => {
    const stacks = { '1110': '2 elf', '1210': 'orc', '1913': 'orc' }
    const game = situation('wizard combat', stacks, { emptied: ['1111'], ...by(late) })
    game.then(advance('elf-1', '1111'))
    expect(game.play(attack('elf-1', '1210', 'orc-1'))).toBeRefusedUnder('AR-10.9')
  })
})

clause('AR-13.5', () => {
  const all = {
    threeFireballDice: true,
    noEntryHaste: true,
    fixedOdds: true,
    advanceAnyTime: true,
    lateAdvances: true,
  }
  test('house rules are kept with the position', () => {
    const game = newGame(all)
    expect(game.position.settings.options).toMatchObject(all)
    expect(game.written).toMatchObject({ options: all })
    expect(arrakharRules.parsePosition(game.written)).toEqual({ ok: true, value: game.position })
  })
  test('they are off by default, and then not written', () => {
    const { options } = newGame().written
    expect(options).toEqual({ turnLimit: null, skipEmptySegments: false })
  })
  test.each(Object.keys(all))('an unknown value of %s is refused', (key) => {
    const parsed = arrakharRules.newGame({ scenario: 'basic', [key]: 'sometimes' })
    expect(parsed).toEqual({ ok: false, problems: [{ path: key, message: 'must be true or false' }] })
    const { written } = situation('wizard combat', {})
    const read = arrakharRules.parsePosition({ ...written, options: { [key]: 1 } })
    expect(read).toEqual({
      ok: false,
      problems: [{ path: `options.${key}`, message: 'must be true or false' }],
    })
  })
})
