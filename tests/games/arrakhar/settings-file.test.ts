import { expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import { TABLES } from '@/games/arrakhar/tables/tables'
import { COSTS } from '@/games/arrakhar/tables/units'
import { arrakharRules } from '@/games/arrakhar/rules'
import { clause } from '../../support/clause'
import { design, ROLL_ORCS } from '../../support/orders'
import { newGame } from '../../support/set-up-game'
import { situation } from '../../support/situation'

function problemsOf(settings: unknown): readonly string[] {
  const parsed = arrakharRules.newGame(settings)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

clause('AR-13.5', () => {
  test('house options are off by default', () => {
    const { settings } = newGame().position
    expect(settings).toMatchObject({ options: { turnLimit: null }, map: MAPS.valley })
    expect(settings.tables).toBe(TABLES)
    expect(settings.costs).toBe(COSTS)
  })
  test('custom costs price the forces', () => {
    const game = newGame({ costs: { orc: 3 } })
    expect(game.play(design('sorcerer', { sorcerer: 6, demon: 6, orc: 11, ghoul: 6 }))).toBeRefusedUnder(
      'AR-2.1',
    )
    expect(game.position.settings.costs.ghoul).toBe(1)
  })
  test('a custom table is rolled on', () => {
    const game = situation('sorcerer wanderingOrcs', {}, { tables: { wanderingOrcs: [9, 9, 9, 9, 9, 9] } })
    expect(game.then(ROLL_ORCS, [1]).last('wanderingOrcsRolled')?.orcs).toBe(9)
  })
  test('tables left out are the game’s own', () => {
    const { tables } = newGame({ tables: { haste: [1, 1, 1, 1, 1, 1] } }).position.settings
    expect(tables).toEqual({ ...TABLES, haste: [1, 1, 1, 1, 1, 1] })
  })
  test('custom tables, costs and map are stored with the game', () => {
    const map = `${MAPS.valley.replaceAll('\n', '\r\n')}\r\n`
    const game = newGame({ costs: { orc: 2 }, tables: { haste: [1, 1, 1, 1, 1, 1] }, map })
    expect(game.written).toMatchObject({
      map: 'valley',
      costs: { ...COSTS, orc: 2 },
      tables: { haste: [1, 1, 1, 1, 1, 1] },
    })
    expect(arrakharRules.parsePosition(game.written)).toEqual({ ok: true, value: game.position })
  })
  test('a map of one’s own is stored as text', () => {
    const map = MAPS.valley.replace('^........^....^......^^', '^........^....^^.....^^')
    expect(map).not.toBe(MAPS.valley)
    const game = newGame({ map })
    expect(game.written).toMatchObject({ map })
    expect(arrakharRules.parsePosition(game.written)).toEqual({ ok: true, value: game.position })
  })
  test.each([
    [{ scenario: 'basic', turnLimit: 0 }, 'turnLimit: must be a whole number from 1 to 1000'],
    [{ scenario: 'basic', turnLimit: 2.5 }, 'turnLimit: must be a whole number from 1 to 1000'],
    [{ scenario: 'epic' }, 'scenario: must be one of short, basic, long'],
    [{ scenario: 'basic', points: { wizard: -2 } }, 'points.wizard: must be a whole number from 0 to 1000'],
    [{ scenario: 'basic', costs: { orc: 0 } }, 'costs.orc: must be a whole number from 1 to 100'],
    [{ scenario: 'basic', costs: { troll: 1 } }, 'costs.troll: unknown key; remove it'],
    [
      { scenario: 'basic', tables: { haste: [2, 2] } },
      'tables.haste: must have six entries, one for each face of the die',
    ],
    [
      { scenario: 'basic', tables: { fireball: { orc: 8 } } },
      'tables.fireball.orc: must be a whole number from 1 to 7',
    ],
    [{ scenario: 'basic', tables: { combat: TABLES.combat.map(() => ['X']) } }, 'must be "-", "1" or "E"'],
    [{ scenario: 'basic', map: 'E' }, 'map: a map has exactly 6 entry hexes, this one 1'],
    [{ scenario: 'basic', advancedPlay: 'yes' }, 'advancedPlay: must be true or false'],
    [{ scenario: 'basic', luck: 7 }, 'luck: unknown key; remove it'],
  ] as const)('%j is refused', (settings, problem) => {
    expect(problemsOf(settings).join('\n')).toContain(problem)
  })
  test.each([null, 7, 'basic', [], undefined])('%j are no settings', (settings) => {
    expect(problemsOf(settings)).not.toEqual([])
  })
})
