import { expect, test } from 'vitest'
import type { UnitType } from '@/games/arrakhar/tables/units'
import { eliminatedFrom } from '@/games/arrakhar/queries/odds'
import { fireballTargetsOf, isFireballTarget } from '@/games/arrakhar/queries/fireball-range'
import { unitInPlay } from '@/games/arrakhar/queries/stacking'
import type { UnitId } from '@/games/arrakhar/state/position'
import { clause } from '../../support/clause'
import { END, fireball, hexOf, resolve, wandFireball, withdraw } from '../../support/orders'
import { situation } from '../../support/situation'

const lowest = (type: UnitType, kind: 'fireball' | 'wand') =>
  eliminatedFrom(situation('wizard fireball', {}).position.settings, kind, type)

clause('AR-8.1', () => {
  test('wizards cast in the wizard phase', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc' })
    expect(game.play(fireball('wizard-1', '1111'))).toBePlayed()
  })
  test('sorcerers cast in the sorcerer phase', () => {
    const game = situation('sorcerer fireball', { '1110': 'sorcerer', '1111': 'elf' })
    expect(game.play(fireball('sorcerer-1', '1111'))).toBePlayed()
  })
  test('nobody else casts', () => {
    const game = situation('wizard fireball', { '1110': 'elf', '1111': 'orc' })
    expect(game.play(fireball('elf-1', '1111'))).toBeRefusedUnder('AR-8.1')
  })
  test('nobody casts out of an entry hex', () => {
    const game = situation('wizard fireball', { '0112': 'wizard', '0211': 'orc' })
    expect(game.play(fireball('wizard-1', '0211'))).toBeRefusedUnder('AR-8.1')
  })
  test('an enemy’s caster may not be ordered', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'sorcerer' })
    expect(game.play(fireball('sorcerer-1', '1110'))).toBeRefusedUnder('AR-5.6')
  })
})

clause('AR-8.2', () => {
  test('a target is a clear hex in range that holds enemies', () => {
    const stacks = { '1110': 'wizard', '1111': 'orc', '1109': 'elf', '1512': 'ghoul' }
    const { position } = situation('wizard fireball', stacks)
    const caster = unitInPlay(position, 'wizard-1' as UnitId)
    const targets = ['1111', '1109', '1210', '1512'].filter((hex) =>
      isFireballTarget(position, caster, hexOf(hex)),
    )
    expect(targets).toEqual(['1111'])
  })
  test('range 1 needs no clear hex between', () => {
    const game = situation('wizard fireball', { '0503': 'wizard', '0504': 'orc' })
    expect(game.play(fireball('wizard-1', '0504'))).toBePlayed()
  })
  test('fire reaches two hexes over a clear hex', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1112': 'orc' })
    expect(game.play(fireball('wizard-1', '1112'))).toBePlayed()
  })
  test('one clear hex of two between is enough', () => {
    const game = situation('wizard fireball', { '0206': 'wizard', '0305': 'orc' })
    expect(game.play(fireball('wizard-1', '0305'))).toBePlayed()
  })
  test.each([
    ['0208', '0409'],
    ['0311', '0510'],
    ['0507', '0708'],
  ])('fire does not reach from %s to %s over mountains only', (from, to) => {
    const game = situation('wizard fireball', { [from]: 'wizard', [to]: 'orc' })
    expect(game.play(fireball('wizard-1', to))).toBeRefusedUnder('AR-8.2')
  })
  test('fire does not reach three hexes', () => {
    const game = situation('wizard fireball', { '1109': 'wizard', '1112': 'orc' })
    expect(game.play(fireball('wizard-1', '1112'))).toBeRefusedUnder('AR-8.2')
  })
  test('units between neither block nor suffer', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'ghoul', '1112': 'orc' })
    game.then(fireball('wizard-1', '1112')).then(resolve(1), [6])
    expect(game.at('1111')).toBe('ghoul-1')
    expect(game.at('1112')).toBe('')
  })
  test('an empty hex is no target', () => {
    const game = situation('wizard fireball', { '1110': 'wizard' })
    expect(game.play(fireball('wizard-1', '1111'))).toBeRefusedUnder('AR-8.2')
  })
  test('a hex of friends is no target', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'elf' })
    expect(game.play(fireball('wizard-1', '1111'))).toBeRefusedUnder('AR-8.2')
  })
  test('the caster’s own hex is no target', () => {
    const game = situation('wizard fireball', { '1110': 'wizard' })
    expect(game.play(fireball('wizard-1', '1110'))).toBeRefusedUnder('AR-8.2')
  })
  test('an entry hex is never a target', () => {
    const game = situation('sorcerer fireball', { '0211': 'sorcerer', '0112': 'elf' })
    expect(game.play(fireball('sorcerer-1', '0112'))).toBeRefusedUnder('AR-8.2')
  })
  test('the hexes lit are those accepted', () => {
    const game = situation('wizard fireball', {
      '1110': 'wizard',
      '1111': 'ghoul',
      '1112': 'orc',
      '1113': 'orc',
    })
    expect(fireballTargetsOf(game.position, 'wizard-1' as UnitId, 'fireball')).toEqual(['1111', '1112'])
  })
})

clause('AR-8.3', () => {
  test('casters of a stack choose different targets', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': 'orc', '1010': 'ghoul' })
    game.then(fireball('wizard-1', '1111'))
    expect(game.play(fireball('wizard-2', '1010'))).toBePlayed()
  })
  test('a fireball is taken back before the first roll, and the caster aims anew', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc', '1010': 'ghoul' })
    game.then(fireball('wizard-1', '1111')).then(withdraw(1))
    expect(game.play(fireball('wizard-1', '1010'))).toBePlayed()
  })
  test('nothing is designated or taken back after the first roll', () => {
    const game = situation('wizard fireball', { '1110': '3 wizard', '1111': '2 orc' })
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111')).then(resolve(1), [1, 1])
    expect(game.play(fireball('wizard-3', '1111'))).toBeRefusedUnder('AR-8.3')
    expect(game.play(withdraw(2))).toBeRefusedUnder('AR-8.3')
  })
  test('the segment may not end while a fireball is unresolved', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc' })
    game.then(fireball('wizard-1', '1111'))
    expect(game.play(END)).toBeRefusedUnder('AR-8.3')
  })
  test('what was never designated is not rolled', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc' })
    expect(game.play(resolve(1))).toBeRefusedUnder('AR-8.3')
    expect(game.play(withdraw(1))).toBeRefusedUnder('AR-8.3')
  })
})

clause('AR-8.4', () => {
  test('one die is rolled for every unit in the hex, in listing order', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': '4 orc' })
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [5, 4, 6, 1])
    expect(game.requests).toEqual(['4 × Fireball at 1111'])
    expect(game.at('1111')).toBe('orc-2 orc-4')
  })
  test('a later fireball rolls for those still there', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': '3 orc' })
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111'))
    game.then(resolve(2), [5, 1, 1]).then(resolve(1), [1, 5])
    expect(game.at('1111')).toBe('orc-2')
  })
  test.each([
    ['barbarian', 6],
    ['demon', 6],
    ['dwarf', 5],
    ['elf', 5],
    ['orc', 5],
    ['ghoul', 5],
    ['wizard', 5],
    ['sorcerer', 4],
  ] as const)('a %s is eliminated on %i and more', (type, from) => {
    expect(lowest(type, 'fireball')).toBe(from)
  })
  test('the event pairs each unit with its die', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': '2 sorcerer' })
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [3, 4])
    expect(game.last('fireballResolved')?.rolls).toEqual([
      { unit: 'sorcerer-1', unitType: 'sorcerer', roll: 3, eliminated: false },
      { unit: 'sorcerer-2', unitType: 'sorcerer', roll: 4, eliminated: true },
    ])
  })
})

clause('AR-8.5', () => {
  test('a fireball at an emptied hex takes no die', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': 'orc', '1010': 'orc' })
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111')).then(resolve(1), [6])
    expect(game.play(resolve(2))).toBePlayed()
    expect(game.requests).toEqual([])
  })
  test('its caster has still cast', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': 'orc', '1010': 'orc' })
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111'))
    game.then(resolve(1), [6]).then(resolve(2))
    expect(game.position.cast).toEqual(['wizard-1', 'wizard-2'])
  })
})

clause('AR-8.6', () => {
  test('fire at a haunt’s hex leaves the haunt', () => {
    const game = situation('wizard fireball', { '0507': 'wizard', '0508': 'demon' })
    game.then(fireball('wizard-1', '0508')).then(resolve(1), [6])
    expect(game.position.haunts).toHaveProperty('T1', '0508')
  })
  test('fire at the wand’s hex leaves the wand', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc' }, { wand: { hex: '1111' } })
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [6])
    expect(game.position.wand).toEqual({ hidden: false, hex: '1111' })
  })
})

clause('AR-8.7', () => {
  test('a hex emptied by fire is remembered for the combat segment', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': '2 orc', '1010': 'orc' })
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111'))
    game.then(resolve(1), [6, 1]).then(resolve(2), [6]).then(END)
    expect(game.written.emptied).toEqual(['1111'])
  })
  test('a hex where somebody survives is not', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': '2 orc' })
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [6, 1]).then(END)
    expect(game.written.emptied).toBeUndefined()
  })
  test('it is forgotten when the combat segment ends', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc', '1010': 'orc' })
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [6]).then(END).then(END)
    expect(game.written.emptied).toBeUndefined()
  })
})

clause('AR-5.5', () => {
  test('a wizard that cast haste casts no fireball this turn', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc' }, { cast: ['wizard-1'] })
    expect(game.play(fireball('wizard-1', '1111'))).toBeRefusedUnder('AR-5.5')
  })
  test('a sorcerer that summoned casts no fireball this turn', () => {
    const game = situation(
      'sorcerer fireball',
      { '1110': 'sorcerer', '1111': 'elf' },
      { cast: ['sorcerer-1'] },
    )
    expect(game.play(fireball('sorcerer-1', '1111'))).toBeRefusedUnder('AR-5.5')
  })
  test('a caster designates one fireball', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc', '1010': 'orc' })
    game.then(fireball('wizard-1', '1111'))
    expect(game.play(fireball('wizard-1', '1010'))).toBeRefusedUnder('AR-5.5')
  })
  test('casters are turned back when the phase ends', () => {
    const game = situation('wizard hauntCheck', { '1110': 'wizard' }, { cast: ['wizard-1'] }).then(END)
    expect(game.position.cast).toEqual([])
  })
  test('they stay turned over until then', () => {
    const game = situation('wizard combat', { '1110': 'wizard' }, { cast: ['wizard-1'] }).then(END)
    expect(game.position.cast).toEqual(['wizard-1'])
  })
})

clause('AR-12.5', () => {
  const wand = { wand: { hex: '1110' } }
  test('a wizard in the wand’s hex casts its fireball', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'demon', '1913': 'orc' }, wand)
    game.then(wandFireball('wizard-1', '1111')).then(resolve(1), [4])
    expect(game.requests).toEqual(['1 × Wand fireball at 1111'])
    expect(game.at('1111')).toBe('')
  })
  test.each([
    ['demon', 4],
    ['orc', 3],
    ['ghoul', 3],
    ['sorcerer', 2],
    ['wizard', 7],
  ] as const)('it eliminates a %s on %i and more', (type, from) => {
    expect(lowest(type, 'wand')).toBe(from)
  })
  test('it does not use up the wizard’s own spell', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': '2 orc' }, wand)
    game.then(wandFireball('wizard-1', '1111'))
    expect(game.play(fireball('wizard-1', '1111'))).toBePlayed()
    game.then(resolve(1), [1, 1])
    expect(game.position.cast).toEqual([])
  })
  test('a wizard that cast haste may cast it', () => {
    const game = situation(
      'wizard fireball',
      { '1110': 'wizard', '1111': 'orc' },
      { ...wand, cast: ['wizard-1'] },
    )
    expect(game.play(wandFireball('wizard-1', '1111'))).toBePlayed()
  })
  test('it is cast once a turn', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': 'orc' }, wand)
    game.then(wandFireball('wizard-1', '1111'))
    expect(game.play(wandFireball('wizard-2', '1111'))).toBeRefusedUnder('AR-12.5')
  })
  test('taken back, another wizard may cast it', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': 'orc' }, wand)
    game.then(wandFireball('wizard-1', '1111')).then(withdraw(1))
    expect(game.play(wandFireball('wizard-2', '1111'))).toBePlayed()
  })
  test('a wizard elsewhere may not', () => {
    const game = situation('wizard fireball', { '1210': 'wizard', '1110': 'elf', '1111': 'orc' }, wand)
    expect(game.play(wandFireball('wizard-1', '1111'))).toBeRefusedUnder('AR-12.5')
  })
  test('an elf that holds the wand may not', () => {
    const game = situation('wizard fireball', { '1110': 'elf', '1111': 'orc' }, wand)
    expect(game.play(wandFireball('elf-1', '1111'))).toBeRefusedUnder('AR-12.5')
  })
  test('nobody may while the wand is hidden', () => {
    const game = situation('wizard fireball', { '0508': 'wizard', '0507': 'orc' })
    expect(game.play(wandFireball('wizard-1', '0507'))).toBeRefusedUnder('AR-12.5')
  })
  test('its range is that of every fireball', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1113': 'orc' }, wand)
    expect(game.play(wandFireball('wizard-1', '1113'))).toBeRefusedUnder('AR-8.2')
  })
  test('nothing more is designated after it is rolled', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': '2 orc' }, wand)
    game.then(wandFireball('wizard-1', '1111')).then(resolve(1), [1, 1])
    expect(game.play(fireball('wizard-1', '1111'))).toBeRefusedUnder('AR-8.3')
  })
})
