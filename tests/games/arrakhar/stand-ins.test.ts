import { describe, expect, test } from 'vitest'
import type { HauntId, UnitType } from '@/games/arrakhar/tables/units'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Event } from '@/games/arrakhar/events'
import { standIns } from '@/games/arrakhar/files/stand-ins'
import type { UnitId } from '@/games/arrakhar/state/position'
import { type View, viewOf } from '@/games/arrakhar/state/view'
import { END, hexOf } from '../../support/orders'
import { begun, laidOut, sorcererPlaced } from '../../support/set-up-game'
import { type Situation, situation, valueOf } from '../../support/situation'

const POOL = { pool: { demon: 3, orc: 4, ghoul: 5 } }
/** Two sorcerer-side stacks and a wizard-side one, nowhere near a haunt. */
const STACKS = { '0806': '2 demon', '0909': '3 orc', '1913': 'dwarf' }
const WAND_FOUND = { hex: '1110' }

const open = (game: Situation) => game.viewFor('table')

/** The positions, read as a file is, which stand in for a game that ends where it began unless told otherwise. */
function standing(first: View, last: View = first, events: readonly Event[] = []) {
  return standIns({ first, last, events }).map((file) => valueOf(arrakharRules.parsePosition(file)))
}

const wandsIn = (...views: readonly [View, View?]) => [
  ...new Set(standing(...views).map(({ secrets }) => secrets.wandHaunt)),
]

const poolsIn = (first: View, events: readonly Event[] = []) =>
  standing(first, first, events).map(({ secrets: { pool } }) => [pool.demon, pool.orc, pool.ghoul].join(' '))

const ids = (...names: readonly string[]) => names as readonly UnitId[]

function summoned(haunt: HauntId, unitType: UnitType, ...names: readonly string[]): Event {
  return { type: 'summoned', haunt, hex: hexOf('0508'), unitType, units: ids(...names) }
}

/** What lies open before and after a segment in which units stand in haunts. */
function opened(...hexes: readonly string[]): readonly [View, View] {
  const elves = Object.fromEntries(hexes.map((hex) => [hex, 'elf']))
  const game = situation('wizard hauntCheck', { ...STACKS, ...elves }, POOL)
  return [open(game), open(game.then(END))]
}

describe('A stand-in', () => {
  test.each([
    ['at the first turn', begun],
    ['in a segment', () => situation('wizard combat', STACKS, { ...POOL, eliminated: [{ type: 'elf' }] })],
    [
      'with the wand in the open',
      () => situation('sorcerer movement', STACKS, { ...POOL, wand: WAND_FOUND }),
    ],
    ['with house rules', () => situation('wizard haste', STACKS, { ...POOL, options: { fixedOdds: true } })],
  ])('shows everybody what the game shows, %s', (_, made) => {
    const shown = open(made())
    const found = standing(shown)
    expect(found.length).toBeGreaterThan(0)
    for (const position of found) expect(viewOf(position, 'table')).toEqual(shown)
  })
  test('knows nothing that does not lie open, whoever’s view it is made of', () => {
    const game = begun()
    const all = game.viewFor('referee')
    expect(standing(all)).toEqual(standing(open(game)))
    expect(standing(all)[0]?.secrets).toMatchObject({
      designs: { sorcerer: null, wizard: null },
      setUp: null,
    })
  })
  test.each([
    ['the placement of the sorcerer’s side', () => laidOut()],
    ['that of the wizard’s side', () => sorcererPlaced()],
  ])('is not to be had in %s', (_, made) => {
    expect(standing(open(made()))).toEqual([])
  })
})

describe('The wand of a stand-in', () => {
  test('is in one haunt, while none was opened: they are all alike', () => {
    const game = situation('wizard movement', STACKS, { ...POOL, wand: { haunt: 'C1' } })
    expect(wandsIn(open(game))).toEqual(['T1'])
  })
  test('is in a haunt that was not opened since', () => {
    const [first, last] = opened('1706')
    expect(first.haunts).toHaveProperty('T2')
    expect(wandsIn(first, last)).toEqual(['T1'])
    const game = situation(
      'wizard hauntCheck',
      { ...STACKS, '0508': 'elf' },
      { ...POOL, wand: { haunt: 'C1' } },
    )
    expect(wandsIn(open(game), open(game.then(END)))).toEqual(['T2'])
  })
  test('is in no haunt that was gone before', () => {
    const haunts = { R2: '1615', C1: '0715' }
    const game = situation('wizard movement', STACKS, { ...POOL, haunts, wand: { haunt: 'C1' } })
    expect(wandsIn(open(game))).toEqual(['R2'])
  })
  test('may be in each of those opened until it was found', () => {
    expect(wandsIn(...opened('0508', '1706', '0715'))).toEqual(['T1', 'T2', 'C1'])
  })
  test('is where it lies, once it was found', () => {
    const game = situation('wizard movement', STACKS, { ...POOL, wand: WAND_FOUND })
    expect(wandsIn(open(game))).toEqual([null])
    expect(standing(open(game))[0]?.wand).toEqual({ hidden: false, hex: '1110' })
  })
})

describe('The pool of a stand-in', () => {
  const game = () => situation('sorcerer summon', STACKS, POOL)
  test('holds one more than was summoned, or none, and up to eight orcs', () => {
    expect(poolsIn(open(game()))).toEqual([
      '1 1 1',
      '0 0 0',
      ...[2, 3, 4, 5, 6, 7, 8].map((orcs) => `1 ${orcs} 1`),
    ])
  })
  test('holds what was summoned since, of each type in all castings', () => {
    const events = [
      summoned('T1', 'demon', 'demon-3', 'demon-4'),
      summoned('R1', 'orc', 'orc-4'),
      summoned('T2', 'demon', 'demon-5'),
      {
        type: 'advanced' as const,
        unitType: 'orc' as const,
        units: ids('orc-1', 'orc-2'),
        hex: hexOf('1110'),
      },
    ]
    expect(poolsIn(open(game()), events).slice(0, 3)).toEqual(['4 2 1', '3 1 0', '4 3 1'])
  })
  test.each([
    [
      'stand on the board',
      { '0806': '4 ghoul', '0909': '4 ghoul', '1110': '4 ghoul', '1111': '4 ghoul' },
      {},
    ],
    ['are out of play', {}, { eliminated: [{ type: 'ghoul', count: 16 }] }],
  ])('holds no more than there are counters, where most %s', (_, stacks, changes) => {
    const few = situation('sorcerer summon', { ...stacks, '0112': 'elf' }, changes)
    const events = [summoned('C1', 'ghoul', 'ghoul-17', 'ghoul-18', 'ghoul-19', 'ghoul-20')]
    expect(poolsIn(open(few), events).slice(0, 2)).toEqual(['1 1 4', '0 0 4'])
  })
  test('holds no orc where more fell than there are counters: some came back', () => {
    const changes = { eliminated: [{ type: 'orc', count: 19 }], recycledOrcs: 5, pool: {} }
    const few = situation('sorcerer summon', { '0909': '3 orc', '1913': 'elf' }, changes)
    expect(new Set(poolsIn(open(few)))).toEqual(new Set(['1 0 1', '0 0 0']))
  })
})
