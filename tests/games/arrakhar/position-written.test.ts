import { describe, expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import { TABLES } from '@/games/arrakhar/tables/tables'
import { COSTS } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Position } from '@/games/arrakhar/state/position'
import { attack, design, move, placeOrc, resolve } from '../../support/orders'
import { designed, newGame, SORCERER_FORCE, sorcererPlaced, WIZARD_FORCE } from '../../support/set-up-game'
import { HAUNTS, situation } from '../../support/situation'

const ALLOWANCE = { sorcerer: { points: 40, minimum: 2 }, wizard: { points: 30, minimum: 1 } }

/** What a position with nothing special in it is written as. */
const PLAIN = {
  game: 'arrakhar',
  rules: 2,
  scenario: 'basic',
  map: 'valley',
  turn: 3,
  side: 'wizard',
  segment: 'movement',
  haunts: HAUNTS,
  wand: { haunt: 'T1' },
  pool: { demon: 0, orc: 0, ghoul: 0 },
  options: { turnLimit: null, skipEmptySegments: false },
  allowance: ALLOWANCE,
}

const drawn = (when: Parameters<typeof situation>[0], stacks: Record<string, string>, changes: object = {}) =>
  situation(when, stacks, { allowance: ALLOWANCE, ...changes })
const units = (...groups: readonly (readonly [type: string, hex: string, ids: readonly string[]])[]) =>
  groups.map(([type, hex, ids]) => ({ type, hex, count: ids.length, ids }))

describe('A position is written', () => {
  test('without what has its default', () => {
    expect(drawn('wizard movement', { '1110': 'elf', '1111': 'orc' }).written).toEqual({
      ...PLAIN,
      units: units(['elf', '1110', ['elf-1']], ['orc', '1111', ['orc-1']]),
    })
  })
  test('in the order in which it is read: the board first, what is over last', () => {
    const changes = {
      ...{ drawOffer: 'wizard', cast: ['wizard-1'], haste: { 'elf-1': 4 }, moved: { 'elf-1': 1 } },
      ...{ eliminated: [{ type: 'orc', count: 1 }], left: [{ type: 'elf', count: 1 }] },
      ...{ wand: { hex: '1111' }, wandHaunt: 'T2', haunts: { T1: '0508' }, pool: { demon: 2 } },
      ...{
        numbered: { orc: 9 },
        designs: { sorcerer: null, wizard: { wizard: 1, barbarian: 1, dwarf: 1, elf: 1 } },
      },
    }
    const { written } = drawn('wizard movement', { '1110': 'wizard elf' }, changes)
    expect(Object.keys(written)).toEqual([
      ...['game', 'rules', 'scenario', 'map', 'turn', 'side', 'segment', 'haunts', 'wand', 'units', 'pool'],
      ...['cast', 'haste', 'options', 'allowance', 'moved', 'eliminated', 'left'],
      ...['numbered', 'drawOffer', 'wandHaunt', 'designs'],
    ])
  })
  test('with neighbors in the listing together that are alike', () => {
    const stacks = { '0112': '2 elf dwarf elf', '1110': '2 dwarf', '1111': 'orc' }
    const out = {
      eliminated: [
        { type: 'orc', count: 2 },
        { type: 'elf', count: 1 },
        { type: 'orc', count: 1 },
      ],
      left: [{ type: 'wizard', count: 3 }],
    }
    expect(drawn('wizard movement', stacks, out).written).toEqual({
      ...PLAIN,
      units: units(
        ['elf', '0112', ['elf-1', 'elf-2']],
        ['dwarf', '0112', ['dwarf-1']],
        ['elf', '0112', ['elf-3']],
        ['dwarf', '1110', ['dwarf-2', 'dwarf-3']],
        ['orc', '1111', ['orc-1']],
      ),
      eliminated: [
        { type: 'orc', count: 2, ids: ['orc-2', 'orc-3'] },
        { type: 'elf', count: 1, ids: ['elf-4'] },
        { type: 'orc', count: 1, ids: ['orc-4'] },
      ],
      left: [{ type: 'wizard', count: 3, ids: ['wizard-1', 'wizard-2', 'wizard-3'] }],
    })
  })
  test('with a single orc that serves again, and with more fallen orcs than there are counters', () => {
    const game = drawn(
      'sorcerer wanderingOrcs',
      { '1110': 'orc' },
      { eliminated: [{ type: 'orc', count: 19 }], orcsDue: 2 },
    )
    game.then(placeOrc('1111'))
    expect(game.written).toMatchObject({ recycledOrcs: 1 })
    const fallen = [
      { type: 'orc', count: 20 },
      { type: 'orc', count: 3 },
    ]
    const { written } = drawn(
      'wizard movement',
      { '1110': 'elf', '1111': 'orc' },
      { eliminated: fallen, recycledOrcs: 4 },
    )
    expect(written.eliminated).toMatchObject(fallen)
  })
  test('with the movement so far', () => {
    const game = drawn('wizard movement', { '1110': '2 elf', '1913': 'orc' }, { wand: { hex: '1110' } })
    game.then(move('elf-1', '1111', '1110'))
    expect(game.written).toMatchObject({
      wand: { hex: '1111' },
      moved: { 'elf-1': 1 },
      wandMoved: true,
      carriers: ['elf-1'],
    })
    expect(game.written).not.toHaveProperty('wandHaunt')
  })
  test('with what is designated, and the next number where it does not follow', () => {
    const game = drawn('wizard combat', { '1110': '2 elf', '1111': '2 orc' })
    expect(game.written).not.toHaveProperty('designations')
    expect(game.written).not.toHaveProperty('nextDesignation')
    game.then(attack('elf-1', '1111', 'orc-1')).then(resolve(1), [1])
    expect(game.written).toMatchObject({
      designations: [{ id: 1, attackers: ['elf-1'], hex: '1111', defenders: ['orc-1'], resolved: true }],
      nextDesignation: 2,
    })
    for (const key of ['emptied', 'advanced', 'opened', 'cast', 'haste', 'moved', 'drawOffer', 'ending'])
      expect(game.written).not.toHaveProperty(key)
  })
  test('with the numbers of units where they do not follow from those listed', () => {
    const numbered = (changes: object) => {
      const { written } = drawn('wizard movement', { '1110': '2 elf', '1111': 'orc' }, changes)
      return written.numbered
    }
    expect(numbered({})).toBeUndefined()
    expect(numbered({ numbered: { elf: 2, orc: 1 } })).toBeUndefined()
    expect(numbered({ numbered: { elf: 5 } })).toEqual({ elf: 5, orc: 1 })
  })
  test('with costs and tables only where they are others than the game’s own', () => {
    const { position } = drawn('wizard movement', {})
    const { settings } = position
    const written = (changes: Partial<Position['settings']>) =>
      rules.writePosition({ ...position, settings: { ...settings, ...changes } })
    const same = written({ costs: { ...COSTS }, tables: structuredClone(TABLES) })
    expect(same).not.toHaveProperty('costs')
    expect(same).not.toHaveProperty('tables')
    expect(written({ costs: { ...COSTS, orc: 2 } })).toMatchObject({ costs: { ...COSTS, orc: 2 } })
    expect(written({ tables: { ...TABLES, haste: [1, 1, 1, 1, 1, 1] } })).toHaveProperty('tables')
  })
  test('with a design as soon as it is made', () => {
    expect(newGame().written).not.toHaveProperty('designs')
    expect(newGame().then(design('sorcerer', SORCERER_FORCE)).written).toMatchObject({
      wand: null,
      designs: { sorcerer: SORCERER_FORCE, wizard: null },
    })
    expect(designed().written.designs).toEqual({ sorcerer: SORCERER_FORCE, wizard: WIZARD_FORCE })
  })
  test('with the wand’s haunt while it is secret, and after it was found', () => {
    const placed = sorcererPlaced('T2').written
    expect([placed.wand, placed.wandHaunt]).toEqual([null, 'T2'])
    const found = drawn(
      'wizard movement',
      {},
      { haunts: { T1: '0508' }, wand: { hex: '1110' }, wandHaunt: 'T2' },
    ).written
    expect([found.wand, found.wandHaunt]).toEqual([{ hex: '1110' }, 'T2'])
    const hidden = drawn('wizard movement', {}).written
    expect([hidden.wand, hidden.wandHaunt]).toEqual([{ haunt: 'T1' }, undefined])
    const unknown = drawn('wizard movement', {}).position
    const secrets = { ...unknown.secrets, wandHaunt: null }
    expect(rules.writePosition({ ...unknown, secrets })).toMatchObject({ wand: null })
  })
})

describe('A new game', () => {
  test('skips empty segments and has each side’s allowance, unless it is agreed otherwise', () => {
    const parsed = rules.newGame({ scenario: 'basic' })
    if (!parsed.ok) throw new Error('it is refused')
    const { options, allowance } = parsed.value.settings
    expect(options).toEqual({ turnLimit: null, skipEmptySegments: true })
    expect(allowance.sorcerer).not.toEqual(allowance.wizard)
    const { settings } = newGame({ points: { wizard: 33 } }).position
    expect(settings.allowance).toEqual({ ...allowance, wizard: { ...allowance.wizard, points: 33 } })
  })
  test('takes a map with line ends of any system and any number of them at its end', () => {
    const map = `${MAPS.valley.replaceAll('\n', '\r\n')}\r\n\r\n\n`
    expect(newGame({ map }).position.settings.map).toBe(MAPS.valley)
  })
  test('begins before the sorcerer’s design, with nothing on the map', () => {
    expect(newGame().written).toMatchObject({
      turn: 0,
      side: 'sorcerer',
      segment: 'sorcererDesign',
      haunts: {},
      units: [],
      wand: null,
      setUp: { haunts: {}, sorcerers: {}, entries: {} },
    })
  })
})
