import { describe, expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { attack, castSummon, END, fireball, haste, move, resolve, wandFireball } from '../../support/orders'
import { begun, designed, laidOut, newGame, sorcererPlaced } from '../../support/set-up-game'
import { positionFile, type Situation, situation, valueOf } from '../../support/situation'

function problemsOf(
  changes: Readonly<Record<string, unknown>>,
  stacks: Record<string, string> = { '1110': 'elf' },
) {
  const parsed = arrakharRules.parsePosition(positionFile('wizard movement', stacks, changes))
  return parsed.ok ? [] : parsed.problems.map((problem) => problem.path)
}

describe('A position file (section 15)', () => {
  test('names units by type and number in listing order', () => {
    const { position } = situation('wizard movement', { '1110': '2 elf', '1111': 'elf' })
    expect(position.units.map((unit) => unit.id)).toEqual(['elf-1', 'elf-2', 'elf-3', 'orc-1'])
  })
  test('may name units itself', () => {
    const file = positionFile(
      'wizard movement',
      {},
      { units: [{ type: 'elf', hex: '1110', count: 2, ids: ['a', 'b'] }] },
    )
    expect(valueOf(arrakharRules.parsePosition(file)).units.map((unit) => unit.id)).toEqual(['a', 'b'])
  })
  test('counts on from the highest number given', () => {
    const file = positionFile(
      'sorcerer wanderingOrcs',
      {},
      {
        units: [
          { type: 'orc', hex: '1110', ids: ['orc-7'] },
          { type: 'elf', hex: '0112' },
        ],
      },
    )
    expect(valueOf(arrakharRules.parsePosition(file)).numbered.orc).toBe(7)
  })
  test('may leave out everything after the pool', () => {
    const { position } = situation('wizard movement', {})
    expect(position).toMatchObject({ cast: [], haste: {}, now: { spent: {}, carriers: null } })
  })
  test('may leave out a pool that is empty of a type', () => {
    expect(situation('wizard movement', {}, { pool: { orc: 2 } }).position.secrets.pool).toMatchObject({
      orc: 2,
      demon: 0,
    })
  })
})

describe('A position file is refused', () => {
  test.each([
    ['another game', { game: 'chess' }, 'game'],
    ['an unknown scenario', { scenario: 'epic' }, 'scenario'],
    ['an unknown key', { weather: 'rain' }, 'weather'],
    ['turn 0 in play', { turn: 0 }, 'turn'],
    ['half a turn', { turn: 1.5 }, 'turn'],
    ['a segment of the other phase', { segment: 'summon' }, 'segment'],
    ['an unknown segment', { segment: 'lunch' }, 'segment'],
    ['an unknown side', { side: 'goblin' }, 'side'],
    ['a haunt on a mountain', { haunts: { T1: '0101' } }, 'haunts.T1'],
    ['a haunt off the map', { haunts: { T1: '9999' } }, 'haunts.T1'],
    ['two haunts in a hex', { haunts: { T1: '0508', T2: '0508' } }, 'haunts.T2'],
    ['an unknown haunt', { haunts: { X1: '0508' } }, 'haunts.X1'],
    ['a wand in a haunt that is not there', { wand: { haunt: 'T3' } }, 'wand.haunt'],
    ['a wand on a mountain', { wand: { hex: '0101' } }, 'wand.hex'],
    ['a wand in an entry hex of a game not won', { wand: { hex: '0112' } }, 'wand.hex'],
    ['no wand at all', { wand: null }, 'wand'],
    ['a caster that is not there', { cast: ['wizard-9'] }, 'cast.0'],
    ['haste on a unit that is not there', { haste: { 'elf-9': 4 } }, 'haste.elf-9'],
    ['an emptied hex off the map', { emptied: ['9999'] }, 'emptied.0'],
    ['a negative pool', { pool: { orc: -1 } }, 'pool.orc'],
    ['elves in the pool', { pool: { elf: 1 } }, 'pool.elf'],
    ['a turn limit of nothing', { options: { turnLimit: 0 } }, 'options.turnLimit'],
    ['wandMoved as a word', { wandMoved: 'yes' }, 'wandMoved'],
    ['21 of a type, the pool included', { pool: { orc: 21 } }, 'pool.orc'],
  ])('for %s', (_, changes, path) => {
    expect(problemsOf(changes)).toContain(path)
  })
  test.each([
    ['units off the map', { '9999': 'elf' }, 'units.0.hex'],
    ['units on a mountain', { '0101': 'elf' }, 'units.0.hex'],
    ['the sorcerer’s side in an entry hex', { '0112': 'orc' }, 'units.0.hex'],
    ['two types in a hex', { '1110': 'elf dwarf' }, 'units.0.hex'],
    ['both sides in a hex', { '1110': 'elf orc' }, 'units.0.hex'],
    ['five in a hex', { '1110': '5 elf' }, 'units.0.hex'],
    ['a unit type there is not', { '1110': 'troll' }, 'units.0.type'],
    ['21 of a type on the board', { '0112': '20 elf', '1110': 'elf' }, 'units'],
  ])('for %s', (_, stacks, path) => {
    expect(problemsOf({}, stacks)).toContain(path)
  })
  test('for 21 of a type over board and pool', () => {
    expect(problemsOf({ pool: { orc: 20 } }, { '1110': 'orc' })).toContain('units')
  })
  test('for units that share a name', () => {
    const units = [{ type: 'elf', hex: '1110', count: 2, ids: ['a', 'a'] }]
    expect(problemsOf({ units })).toContain('units')
  })
  test('for fewer names than units', () => {
    expect(problemsOf({ units: [{ type: 'elf', hex: '1110', count: 2, ids: ['a'] }] })).toContain(
      'units.0.ids',
    )
  })
  test('with every fault listed, not the first alone', () => {
    expect(problemsOf({ turn: 0, segment: 'summon', haunts: { T1: '0101' } }).sort()).toEqual([
      'haunts.T1',
      'segment',
      'turn',
    ])
  })
  test.each([
    ['a sorcerer laid out on a mountain', { sorcerers: { '0101': 1 } }, 'setUp.sorcerers.0101'],
    ['a haunt laid out off the map', { haunts: { T1: '9999' } }, 'setUp.haunts.T1'],
    ['an entry that is no entry hex', { entries: { '1110': { elf: 1 } } }, 'setUp.entries.1110'],
  ])('for %s', (_, laid, path) => {
    const { written } = designed()
    const setUp = { haunts: {}, sorcerers: {}, entries: {}, ...laid }
    const parsed = arrakharRules.parsePosition({ ...(written as object), setUp })
    expect(parsed.ok || parsed.problems.map((problem) => problem.path)).toEqual([path])
  })
  test('for prototype keys', () => {
    const evil: unknown = JSON.parse('{"__proto__":{"turn":3},"constructor":1}')
    expect(problemsOf(evil as Record<string, unknown>)).not.toEqual([])
    expect(({} as Record<string, unknown>).turn).toBeUndefined()
  })
  test('for a hundred thousand units', () => {
    const units = Array.from({ length: 100_000 }, () => ({ type: 'elf', hex: '1110' }))
    expect(problemsOf({ units })).not.toEqual([])
  })
})

const drawn = (when: Parameters<typeof situation>[0], stacks: Record<string, string>, changes = {}) =>
  situation(when, stacks, changes)

/** Positions in the middle of everything. */
const MOMENTS: readonly (readonly [string, () => Situation])[] = [
  ['before the design', () => newGame()],
  ['after the designs', () => designed()],
  ['a placement half done', () => laidOut()],
  ['before the wizard’s placement', () => sorcererPlaced()],
  ['the first game-turn', () => begun()],
  [
    'orcs due',
    () => drawn('sorcerer wanderingOrcs', { '1110': 'orc' }).then({ type: 'rollWanderingOrcs' }, [6]),
  ],
  [
    'a summoning unanswered',
    () =>
      drawn('sorcerer summon', { '0507': 'sorcerer' }, { pool: { demon: 3 } }).then(
        castSummon('sorcerer-1', 'T1'),
        [6],
      ),
  ],
  [
    'haste half rolled',
    () =>
      drawn('wizard haste', { '1110': '2 wizard' })
        .then(haste('wizard-1', '1110'))
        .then(haste('wizard-2', '1110'))
        .then(resolve(1), [3]),
  ],
  [
    'a move with the wand',
    () =>
      drawn('wizard movement', { '1110': '2 elf' }, { wand: { hex: '1110' } }).then(
        move('elf-1', '1111', '1110'),
      ),
  ],
  [
    'an overstacked hex in movement',
    () => drawn('wizard movement', { '1110': 'elf', '1111': 'dwarf' }).then(move('elf-1', '1111')),
  ],
  [
    'a hasted unit that left',
    () =>
      drawn('wizard movement', { '0211': '2 wizard' }, { haste: { 'wizard-1': 2 }, cast: ['wizard-1'] }).then(
        move('wizard-1', '0112'),
      ),
  ],
  [
    'fireballs half rolled',
    () =>
      drawn(
        'wizard fireball',
        { '1110': '2 wizard', '1111': 'orc', '1913': 'orc' },
        { wand: { hex: '1110' } },
      )
        .then(wandFireball('wizard-1', '1111'))
        .then(fireball('wizard-2', '1111'))
        .then(resolve(1), [6]),
  ],
  [
    'attacks half rolled',
    () =>
      drawn('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
        .then(attack('elf-1', '1111', 'ghoul-1'))
        .then(attack('elf-2', '1111', 'ghoul-2'))
        .then(resolve(2), [6]),
  ],
  [
    'an advance open',
    () =>
      drawn('wizard combat', { '1110': '2 elf', '1111': 'ghoul', '1913': 'orc' })
        .then(attack('elf-1', '1111', 'ghoul-1'))
        .then(resolve(1), [6]),
  ],
  ['a draw offered', () => drawn('wizard movement', {}).then({ type: 'offerDraw', side: 'wizard' })],
  [
    'the wand carried out',
    () =>
      drawn('wizard movement', { '0211': 'elf' }, { wand: { hex: '0211' } }).then(
        move('elf-1', '0112', '0211'),
      ),
  ],
  ['a haunt opened', () => drawn('wizard hauntCheck', { '0508': 'elf' }).then(END)],
]

describe('A position that is written and read again is the same', () => {
  test.each(MOMENTS)('%s', (_, reached) => {
    const { position, written } = reached()
    const json: unknown = JSON.parse(JSON.stringify(written))
    expect(arrakharRules.parsePosition(json)).toEqual({ ok: true, value: position })
  })
  test('though JSON can say -0', () => {
    const { position } = situation('wizard movement', {}, { recycledOrcs: -0 })
    expect(Object.is(position.secrets.recycledOrcs, 0)).toBe(true)
  })
})
