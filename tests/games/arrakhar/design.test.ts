import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { costOf, designFaults } from '@/games/arrakhar/queries/design'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { clause } from '../../support/clause'
import { design, END, FINISH, placeHaunt } from '../../support/orders'
import { designed, newGame, SORCERER_FORCE, sorcererPlaced, WIZARD_FORCE } from '../../support/set-up-game'

const faults = (side: 'wizard' | 'sorcerer', counts: object) =>
  designFaults(newGame().position.settings, side, countsOf(counts)).map((fault) => fault.clause)

clause('AR-2.1', () => {
  test('a force is paid for by the unit', () => {
    expect(costOf(newGame().position.settings, countsOf(WIZARD_FORCE))).toBe(5 * 3 + 4 * 2 + 4 + 6)
    expect(costOf(newGame().position.settings, countsOf(SORCERER_FORCE))).toBe(6 * 3 + 7 * 2 + 8 + 9)
  })
  test('all the points may be spent', () => {
    const game = newGame().then(design('sorcerer', SORCERER_FORCE))
    expect(game.play(design('wizard', { wizard: 12, barbarian: 4, dwarf: 8, elf: 8 }))).toBePlayed()
  })
  test('one point more may not', () => {
    const game = newGame().then(design('sorcerer', SORCERER_FORCE))
    expect(game.play(design('wizard', { wizard: 12, barbarian: 4, dwarf: 9, elf: 8 }))).toBeRefusedUnder(
      'AR-2.1',
    )
  })
  test('a side buys its own four types only', () => {
    expect(newGame().play(design('sorcerer', { ...SORCERER_FORCE, elf: 1 }))).toBeRefusedUnder('AR-2.1')
  })
  test('unspent points are lost', () => {
    const game = newGame().then(design('sorcerer', { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }))
    expect(game.position.secrets.designs.sorcerer).toEqual(
      countsOf({ sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }),
    )
  })
})

clause('AR-2.2', () => {
  test('twenty of a type may be bought', () => {
    expect(faults('sorcerer', { sorcerer: 6, demon: 6, orc: 20, ghoul: 6 })).toEqual([])
  })
  test('twenty-one may not', () => {
    expect(newGame().play(design('sorcerer', { sorcerer: 6, demon: 6, orc: 21, ghoul: 6 }))).toBeRefusedUnder(
      'AR-2.2',
    )
  })
})

clause('AR-2.3', () => {
  test.each(['sorcerer', 'demon', 'orc', 'ghoul'])('one %s short of the minimum is refused', (type) => {
    const least = { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }
    expect(newGame().play(design('sorcerer', { ...least, [type]: 5 }))).toBeRefusedUnder('AR-2.3')
  })
  test('the minimum itself is enough', () => {
    expect(faults('wizard', { wizard: 4, barbarian: 4, dwarf: 4, elf: 4 })).toEqual([])
  })
  test('all faults are listed at once', () => {
    expect(faults('wizard', { wizard: 21, dwarf: 21 })).toEqual([
      'AR-2.1',
      'AR-2.2',
      'AR-2.3',
      'AR-2.2',
      'AR-2.3',
    ])
  })
})

clause('AR-2.4', () => {
  test('nobody else sees a design', () => {
    const game = newGame().then(design('sorcerer', SORCERER_FORCE))
    expect(game.viewFor('sorcerer').designs.sorcerer).toEqual(countsOf(SORCERER_FORCE))
    for (const viewer of ['wizard', 'table']) expect(game.viewFor(viewer).designs.sorcerer).toBeNull()
  })
  test('what was bought is not told when it is bought', () => {
    const game = newGame().then(design('sorcerer', SORCERER_FORCE))
    expect(game.events).toEqual([{ type: 'forceDesigned', side: 'sorcerer' }])
  })
  test('the pool stays secret in play, even its total', () => {
    const game = sorcererPlaced()
    expect(game.viewFor('sorcerer').pool).toMatchObject({ demon: 7, orc: 8, ghoul: 9 })
    for (const viewer of ['wizard', 'table']) expect(game.viewFor(viewer).pool).toBeNull()
  })
  test('units on the board are open to both', () => {
    const game = sorcererPlaced()
    expect(game.viewFor('wizard').units.map((unit) => unit.hex)).toEqual([
      '0509',
      '0509',
      '1305',
      '1305',
      '1305',
      '1305',
    ])
  })
})

clause('AR-2.5', () => {
  test('the sorcerer designs first', () => {
    expect(newGame().segment).toBe('sorcererDesign')
    expect(newGame().play(design('wizard', WIZARD_FORCE))).toBeRefusedUnder('AR-2.5')
  })
  test('then the wizard', () => {
    const game = newGame().then(design('sorcerer', SORCERER_FORCE))
    expect(game.position).toMatchObject({ side: 'wizard', now: { segment: 'wizardDesign' } })
    expect(game.play(design('sorcerer', SORCERER_FORCE))).toBeRefusedUnder('AR-2.5')
  })
  test('then the sorcerer places, then the wizard', () => {
    expect(designed().position).toMatchObject({ side: 'sorcerer', now: { segment: 'sorcererPlacement' } })
    expect(sorcererPlaced().position).toMatchObject({ side: 'wizard', now: { segment: 'wizardPlacement' } })
  })
  test('nothing is placed before the designs', () => {
    expect(newGame().play(placeHaunt('T1', '0508'))).toBeRefusedUnder('AR-2.5')
    expect(newGame().play(FINISH)).toBeRefusedUnder('AR-2.5')
  })
  test('the steps of the set-up end by their own commands', () => {
    expect(newGame().play(END)).toBeRefusedUnder('AR-2.5')
  })
})

clause('AR-13.1', () => {
  test('Basic: wizard 60 points and 4 of each, sorcerer 66 and 6', () => {
    expect(newGame().position.settings).toMatchObject({
      allowance: { wizard: { points: 60, minimum: 4 }, sorcerer: { points: 66, minimum: 6 } },
      haunts: ['T1', 'T2', 'R1', 'R2', 'C1', 'C2'],
    })
  })
})

clause('AR-13.2', () => {
  test('Short: wizard 40 points and 3 of each, sorcerer 44 and 4', () => {
    expect(newGame({ scenario: 'short' }).position.settings).toMatchObject({
      allowance: { wizard: { points: 40, minimum: 3 }, sorcerer: { points: 44, minimum: 4 } },
      haunts: ['T1', 'T2', 'R1', 'R2', 'C1', 'C2'],
    })
  })
  test('Long: wizard 90 points and 6 of each, sorcerer 100 and 9, and three haunts of each kind', () => {
    expect(newGame({ scenario: 'long' }).position.settings).toMatchObject({
      allowance: { wizard: { points: 90, minimum: 6 }, sorcerer: { points: 100, minimum: 9 } },
      haunts: ['T1', 'T2', 'T3', 'R1', 'R2', 'R3', 'C1', 'C2', 'C3'],
    })
  })
})

clause('AR-13.3', () => {
  test('Advanced Play has no minimums', () => {
    const game = newGame({ advancedPlay: true })
    expect(game.play(design('sorcerer', { orc: 20, ghoul: 20, demon: 13 }))).toBePlayed()
    expect(game.play(design('wizard', { wizard: 20 }))).toBePlayed()
  })
  test('but keeps the points and the countermix', () => {
    const game = newGame({ advancedPlay: true })
    expect(game.play(design('sorcerer', { orc: 21 }))).toBeRefusedUnder('AR-2.2')
    expect(game.play(design('sorcerer', { demon: 20, orc: 20, ghoul: 7 }))).toBeRefusedUnder('AR-2.1')
  })
  test('it goes with any scenario', () => {
    const { allowance } = newGame({ scenario: 'long', advancedPlay: true }).position.settings
    expect(allowance).toMatchObject({
      wizard: { points: 90, minimum: 0 },
      sorcerer: { points: 100, minimum: 0 },
    })
  })
})

clause('AR-13.4', () => {
  test('either side’s points may be set', () => {
    const { allowance } = newGame({ points: { sorcerer: 64 } }).position.settings
    expect(allowance).toMatchObject({ wizard: { points: 60 }, sorcerer: { points: 64, minimum: 6 } })
  })
  test('a design is held to them', () => {
    const game = newGame({ points: { sorcerer: 42 } })
    expect(game.play(design('sorcerer', { sorcerer: 7, demon: 6, orc: 6, ghoul: 6 }))).toBeRefusedUnder(
      'AR-2.1',
    )
    expect(game.play(design('sorcerer', { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }))).toBePlayed()
  })
  test.each([
    // Six of each of the sorcerer's four types at 3, 2, 1 and 1; four of each of the wizard's.
    [{ points: { sorcerer: 41 } }, 'points.sorcerer', 42],
    [{ points: { wizard: 27 } }, 'points.wizard', 28],
    [{ points: { wizard: 0 }, advancedPlay: true }, 'points.wizard', 1],
    [
      { points: { wizard: 3 }, advancedPlay: true, costs: { elf: 5, dwarf: 6, barbarian: 4, wizard: 7 } },
      'points.wizard',
      4,
    ],
    [{ costs: { demon: 20 } }, 'points.sorcerer', 150],
  ])('%j is refused, with the least that is possible', (settings, path, least) => {
    const parsed = arrakharRules.newGame({ scenario: 'basic', ...settings })
    const [problem] = parsed.ok ? [] : parsed.problems
    expect(problem).toMatchObject({ path, clause: 'AR-13.4' })
    expect(problem?.message).toContain(`must be ${least} or more`)
  })
  test('the least that is possible is enough, and in Advanced Play none for the sorcerer', () => {
    expect(newGame({ points: { sorcerer: 42, wizard: 28 } }).segment).toBe('sorcererDesign')
    expect(newGame({ points: { sorcerer: 0, wizard: 1 }, advancedPlay: true }).segment).toBe('sorcererDesign')
  })
})
