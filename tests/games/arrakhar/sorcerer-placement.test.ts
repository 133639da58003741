import { describe, expect, test } from 'vitest'
import type { Clause } from '@/games/arrakhar/clauses'
import { HAUNT_IDS, type HauntId } from '@/games/arrakhar/tables/units'
import { arrakharRules } from '@/games/arrakhar/rules'
import { hauntHexes, sorcererHexes } from '@/games/arrakhar/queries/legal/set-up'
import { sealHolds, sealOf } from '@/store/commitment'
import { clause } from '../../support/clause'
import {
  castSummon,
  FINISH,
  hideWand,
  liftHaunt,
  liftSorcerers,
  placeHaunt,
  placeSorcerers,
  resign,
} from '../../support/orders'
import { begun, designed, laidOut, sorcererPlaced } from '../../support/set-up-game'
import { HAUNTS, situation } from '../../support/situation'

clause('AR-3.1', () => {
  test('in the Basic Scenario haunts are numbered 1 and 2', () => {
    expect(designed().play(placeHaunt('T3', '0508'))).toBeRefusedUnder('AR-3.1')
  })
  test('all must be placed', () => {
    expect(laidOut().then(liftHaunt('C2')).play(FINISH)).toBeRefusedUnder('AR-3.1')
    expect(laidOut().play(FINISH)).toBePlayed()
  })
  test('the refusal names those missing', () => {
    expect(laidOut().then(liftHaunt('C2')).refusalOf(FINISH)?.message).toContain('C2')
  })
  test('a haunt that is not on the board is not lifted', () => {
    expect(designed().play(liftHaunt('T1'))).toBeRefusedUnder('AR-3.1')
  })
  test('a haunt placed again goes elsewhere', () => {
    const game = designed().then(placeHaunt('T1', '0508')).then(placeHaunt('T1', '0509'))
    expect(game.position.secrets.setUp?.haunts).toEqual({ T1: '0509' })
  })
})

clause('AR-3.2', () => {
  test('a haunt goes on a clear hex', () => {
    expect(designed().play(placeHaunt('T1', '0101'))).toBeRefusedUnder('AR-3.2')
    expect(designed().play(placeHaunt('T1', '0112'))).toBeRefusedUnder('AR-3.2')
    expect(designed().play(placeHaunt('T1', '9999'))).toBeRefusedUnder('AR-3.2')
  })
  test('one haunt goes on a hex', () => {
    const game = designed().then(placeHaunt('T1', '0508'))
    expect(game.play(placeHaunt('T2', '0508'))).toBeRefusedUnder('AR-3.2')
  })
  test.each(['0211', '0312', '1403', '0816', '2013', '2109'])(
    '%s is within two hexes of an entry hex',
    (hex) => {
      expect(designed().play(placeHaunt('T1', hex))).toBeRefusedUnder('AR-3.2')
    },
  )
  test('terrain between does not matter', () => {
    // 0304 lies two hexes from entry hex 0402, whatever stands between.
    expect(designed().play(placeHaunt('T1', '0304'))).toBeRefusedUnder('AR-3.2')
  })
  test('three hexes away is far enough', () => {
    expect(designed().play(placeHaunt('T1', '0412'))).toBePlayed()
  })
})

clause('AR-3.3', () => {
  test('a clear path of three steps is too short', () => {
    const game = designed().then(placeHaunt('T1', '1110'))
    expect(game.play(placeHaunt('T2', '1113'))).toBeRefusedUnder('AR-3.3')
  })
  test('four steps are enough', () => {
    const game = designed().then(placeHaunt('T1', '1110'))
    expect(game.play(placeHaunt('T2', '1114'))).toBePlayed()
  })
  test('a mountain between two near haunts keeps them apart', () => {
    const game = designed().then(placeHaunt('T1', '0209'))
    expect(game.play(placeHaunt('T2', '0409'))).toBePlayed()
  })
  test('haunts’ hexes count as clear', () => {
    const game = designed().then(placeHaunt('T1', '1110')).then(placeHaunt('T2', '1114'))
    expect(game.play(placeHaunt('R1', '1112'))).toBeRefusedUnder('AR-3.3')
  })
  test('a haunt does not stand in its own way', () => {
    expect(designed().then(placeHaunt('T1', '1110')).play(placeHaunt('T1', '1111'))).toBePlayed()
  })
  test('the hexes lit are those accepted', () => {
    const game = designed().then(placeHaunt('T1', '1110'))
    const lit = hauntHexes(game.position, 'T2')
    expect(lit).toContain('1114')
    expect(lit).not.toContain('1113')
  })
})

clause('AR-3.4', () => {
  test('the wand is hidden in a haunt on the board', () => {
    expect(designed().play(hideWand('T1'))).toBeRefusedUnder('AR-3.4')
    expect(designed().then(placeHaunt('T1', '0508')).play(hideWand('T1'))).toBePlayed()
  })
  test('a haunt must be chosen', () => {
    const game = laidOut().then(liftHaunt('T1')).then(placeHaunt('T1', '0508'))
    expect(game.play(FINISH)).toBeRefusedUnder('AR-3.4')
  })
  test('the choice may be changed', () => {
    expect(laidOut('T1').then(hideWand('C2')).position.secrets.wandHaunt).toBe('C2')
  })
  test('only the sorcerer sees it', () => {
    const game = begun()
    expect(game.viewFor('sorcerer').wandHaunt).toBe('T1')
    for (const viewer of ['wizard', 'table']) expect(game.viewFor(viewer).wandHaunt).toBeNull()
  })
  test('only the sorcerer is told', () => {
    expect(arrakharRules.audienceOf({ type: 'wandHidden', haunt: 'T1' })).toEqual(['sorcerer'])
  })
  test('it is sealed once the placement is finished', () => {
    expect(arrakharRules.sealedText(laidOut().position)).toBeUndefined()
    expect(arrakharRules.sealedText(sorcererPlaced('R2').position)).toBe('R2')
    expect(arrakharRules.sealedText(begun().position)).toBe('T1')
  })
  test('the seal fits the haunt that was chosen and no other', async () => {
    const seal = await sealOf('T1')
    if (!seal) throw new Error('no cryptography here')
    const fits = await Promise.all(HAUNT_IDS.map((haunt) => sealHolds(seal, haunt)))
    expect(fits).toEqual(HAUNT_IDS.map((haunt) => haunt === 'T1'))
  })
  test('at the end both see it', () => {
    expect(begun().then(resign('wizard')).viewFor('wizard').wandHaunt).toBe('T1')
  })
})

clause('AR-3.5', () => {
  test('all designed sorcerers are placed', () => {
    expect(laidOut().then(liftSorcerers('0509', 1)).play(FINISH)).toBeRefusedUnder('AR-3.5')
  })
  test('no more than were designed', () => {
    expect(laidOut().play(placeSorcerers('1111', 1))).toBeRefusedUnder('AR-3.5')
  })
  test('at most four a hex', () => {
    expect(designed().play(placeSorcerers('1111', 5))).toBeRefusedUnder('AR-3.5')
    const game = designed().then(placeSorcerers('1111', 4))
    expect(game.play(placeSorcerers('1111', 1))).toBeRefusedUnder('AR-3.5')
    expect(sorcererHexes(game.position)).not.toContain('1111')
  })
  test('at least one', () => {
    expect(designed().play(placeSorcerers('1111', 0))).toBeRefusedUnder('AR-3.5')
  })
  test('on clear hexes', () => {
    expect(designed().play(placeSorcerers('0101', 1))).toBeRefusedUnder('AR-3.5')
    expect(designed().play(placeSorcerers('0112', 1))).toBeRefusedUnder('AR-3.5')
  })
  test('never within two hexes of an entry hex', () => {
    expect(designed().play(placeSorcerers('0312', 1))).toBeRefusedUnder('AR-3.5')
    expect(designed().play(placeSorcerers('0412', 1))).toBePlayed()
  })
  test('a haunt’s hex is allowed', () => {
    expect(designed().then(placeHaunt('T1', '0508')).play(placeSorcerers('0508', 1))).toBePlayed()
  })
  test('no more are lifted than stand there', () => {
    const game = designed().then(placeSorcerers('1111', 2))
    expect(game.play(liftSorcerers('1111', 3))).toBeRefusedUnder('AR-3.5')
    expect(game.play(liftSorcerers('1111', 0))).toBeRefusedUnder('AR-3.5')
    expect(game.play(liftSorcerers('1111', 2))).toBePlayed()
    expect(game.position.secrets.setUp?.sorcerers).toEqual({})
  })
  test('what is laid out stays unseen until it is finished', () => {
    const game = laidOut()
    for (const viewer of ['wizard', 'table'])
      expect(game.viewFor(viewer)).toMatchObject({ setUp: null, haunts: {}, units: [] })
    expect(sorcererPlaced().viewFor('wizard').haunts).toEqual(HAUNTS)
  })
})

clause('AR-3.6', () => {
  test('demons, orcs and ghouls of the design form the pool, off the board', () => {
    const { units, secrets } = sorcererPlaced().position
    expect(secrets.pool).toMatchObject({ sorcerer: 0, demon: 7, orc: 8, ghoul: 9, elf: 0 })
    expect(units.every((unit) => unit.type === 'sorcerer')).toBe(true)
  })
})

test.each([
  ['0508', 'T1 stands there; one haunt a hex.'],
  ['0609', 'T1 is too near: a clear path of 3 hexes or fewer joins them.'],
])('a haunt in %s is refused by the name of the one in its way (AR-3.2, AR-3.3)', (hex, message) => {
  const game = designed().then(placeHaunt('T2', '1706')).then(placeHaunt('T1', '0508'))
  expect(game.refusalOf(placeHaunt('R1', hex))?.message).toBe(message)
})

test('sorcerers are lifted from where they are, and no more than there are (AR-3.5)', () => {
  expect(laidOut().refusalOf(liftSorcerers('0510', 1))?.message).toBe('No sorcerers are placed in 0510.')
  expect(laidOut().play(liftSorcerers('0509', 3))).toBeRefusedUnder('AR-3.5')
  expect(laidOut().play(liftSorcerers('0509', 2))).toBePlayed()
})

const refused = (code: Clause) => ({ outcome: 'refused', refusal: { clause: code } })

describe.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'the name %s, which every object inherits',
  (name) => {
    test('is no hex from which sorcerers are lifted', () => {
      expect(laidOut().play(liftSorcerers(name, 1))).toBeRefusedUnder('AR-3.5')
    })
    test('is no haunt', () => {
      const haunt = name as HauntId
      expect(laidOut().play(liftHaunt(haunt))).toMatchObject(refused('AR-3.1'))
      expect(laidOut().play(hideWand(haunt))).toMatchObject(refused('AR-3.4'))
      const summoning = situation('sorcerer summon', { '0507': 'sorcerer' }, { pool: { demon: 4 } })
      expect(summoning.play(castSummon('sorcerer-1', haunt))).toMatchObject(refused('AR-6.7'))
    })
  },
)
