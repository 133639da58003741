import { describe, expect, test } from 'vitest'
import { positionAt, positionOf } from '@/engine/kernel/history'
import { unsealed, writeSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import {
  OFFERED,
  PROPOSED,
  RECONSTRUCTION_IDS,
  type ReconstructionId,
  RECONSTRUCTIONS,
  UNNAMED,
} from '@/games/arrakhar/tables/reconstructions'
import { MAPS } from '@/games/arrakhar/tables/map'
import { type EliminatedFrom, TABLES } from '@/games/arrakhar/tables/tables'
import { COSTS, TYPES_OF, UNIT_TYPES, type UnitType } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { gameLinkOf } from '@/teach/links/game-link'
import { randomPlay } from '../../properties/random-play'
import { clause } from '../../support/clause'
import { newGame } from '../../support/set-up-game'
import { situation } from '../../support/situation'
import published from './reconstructions.json' with { type: 'json' }

/** A field on which a sorcerer may summon demons, with these settings. */
const summoning = (settings: object) =>
  situation(
    'sorcerer summon',
    { '0507': 'sorcerer', '1110': 'elf' },
    { pool: { demon: 8, orc: 0, ghoul: 0 }, ...settings },
  )
const CAST = { type: 'castSummon', sorcerer: 'sorcerer-1', haunt: 'T1' }

/** The lowest die that eliminates a unit; 7 where none does. */
const lowest = (table: EliminatedFrom, type: UnitType) => table[type] ?? 7

/** Which types either kind of fireball kills as easily as a sorcerer, or more easily. */
function noHarderToBurnThanSorcerers(id: ReconstructionId): readonly string[] {
  const { tables } = RECONSTRUCTIONS[id]
  return (['fireball', 'wandFireball'] as const).flatMap((kind) =>
    UNIT_TYPES.filter(
      (type) => type !== 'sorcerer' && lowest(tables[kind], type) <= lowest(tables[kind], 'sorcerer'),
    ).map((type) => `${kind}: ${type}`),
  )
}

describe('A reconstruction', () => {
  test('has the figures that were published under its id, for ever', () => {
    expect(RECONSTRUCTIONS).toEqual(published)
  })

  test.each(RECONSTRUCTION_IDS)('keeps to what the text of the rulebook fixes: %s', (id) => {
    const { tables, costs } = RECONSTRUCTIONS[id]
    expect(tables.wanderingOrcs).toEqual(TABLES.wanderingOrcs)
    expect([2, 3, 4]).toEqual(expect.arrayContaining([...new Set(tables.summon)]))
    expect([2, 4, 6]).toEqual(expect.arrayContaining([...new Set(tables.haste)]))
    for (const types of [TYPES_OF.wizard, TYPES_OF.sorcerer]) {
      const [caster = 0, heavy = 0, ...foot] = types.map((type) => costs[type])
      expect(Math.min(caster, heavy)).toBeGreaterThan(Math.max(...foot))
      expect([1, 2, 3]).toEqual(expect.arrayContaining([...new Set([caster, heavy, ...foot])]))
    }
  })

  test.each(RECONSTRUCTION_IDS)('burns as the text of the rulebook says: %s', (id) => {
    const { fireball, wandFireball } = RECONSTRUCTIONS[id].tables
    for (const type of [...TYPES_OF.wizard, ...TYPES_OF.sorcerer]) {
      expect(lowest(fireball, type)).toBeGreaterThan(1)
      expect(lowest(fireball, type)).toBeLessThanOrEqual(lowest(fireball, 'barbarian'))
      expect(lowest(fireball, type)).toBeLessThanOrEqual(lowest(fireball, 'demon'))
    }
    for (const type of TYPES_OF.sorcerer) {
      expect(lowest(wandFireball, type)).toBeGreaterThan(1)
      expect(lowest(wandFireball, type)).toBeLessThanOrEqual(lowest(wandFireball, 'demon'))
    }
    expect(lowest(fireball, 'sorcerer')).toBeLessThan(lowest(fireball, 'wizard'))
  })

  test.each(OFFERED)('has fire that is most dangerous to sorcerers, as the text says (3.5): %s', (id) => {
    expect(noHarderToBurnThanSorcerers(id)).toEqual([])
  })

  test('fails to only if it is an old one, kept for the games that were begun with it: balanced', () => {
    const failing = RECONSTRUCTION_IDS.filter((id) => noHarderToBurnThanSorcerers(id).length > 0)
    expect(failing).toEqual(['balanced'])
    expect(noHarderToBurnThanSorcerers('balanced')).toEqual(['fireball: orc'])
    expect(OFFERED).not.toContain('balanced')
  })

  test('that is proposed for new games is another than the one that goes unnamed', () => {
    expect(PROPOSED).not.toBe(UNNAMED)
    expect(OFFERED).toContain(PROPOSED)
    expect(RECONSTRUCTIONS[PROPOSED]).not.toEqual(RECONSTRUCTIONS[UNNAMED])
  })
})

clause('AR-13.5', () => {
  test('a game that names no reconstruction has the very tables and costs of the first', () => {
    for (const { settings } of [newGame().position, situation('wizard movement', {}).position]) {
      expect(settings.reconstruction).toBe('first')
      expect(settings.tables).toBe(TABLES)
      expect(settings.costs).toBe(COSTS)
    }
  })
  test.each(RECONSTRUCTION_IDS)('a game has the very tables, costs and map of the %s', (id) => {
    const { settings } = newGame({ reconstruction: id }).position
    expect(settings.reconstruction).toBe(id)
    expect(settings.tables).toBe(RECONSTRUCTIONS[id].tables)
    expect(settings.costs).toBe(RECONSTRUCTIONS[id].costs)
    expect(settings.map).toBe(MAPS[RECONSTRUCTIONS[id].map])
  })
  test.each(RECONSTRUCTION_IDS)('a summoning is rolled on the table of the %s', (id) => {
    const upTo = [1, 2, 3, 4, 5, 6].map((die) => {
      const game = summoning({ reconstruction: id })
      return game.then(CAST as never, [die]).last('summonCast')?.upTo
    })
    expect(upTo).toEqual(RECONSTRUCTIONS[id].tables.summon)
  })
  test('tables and costs of one’s own stand in for those of the reconstruction', () => {
    const summon = [4, 4, 4, 4, 4, 4] as const
    const { settings } = newGame({
      reconstruction: 'balanced',
      tables: { summon },
      costs: { orc: 2 },
    }).position
    expect(settings.tables).toEqual({ ...RECONSTRUCTIONS.balanced.tables, summon })
    expect(settings.costs).toEqual({ ...RECONSTRUCTIONS.balanced.costs, orc: 2 })
    const haste = [1, 1, 1, 1, 1, 1] as const
    const others = newGame({ reconstruction: 'balanced', tables: { haste } }).position.settings.tables
    expect(others).toEqual({ ...RECONSTRUCTIONS.balanced.tables, haste })
  })
  test.each(['second', 'constructor', 1, null])('a reconstruction %j is refused', (reconstruction) => {
    const message = 'must be one of first, balanced, balanced-2'
    const wrong = { ok: false, problems: [{ path: 'reconstruction', message }] }
    expect(rules.newGame({ scenario: 'basic', reconstruction })).toEqual(wrong)
    expect(rules.parsePosition({ ...newGame().written, reconstruction })).toEqual(wrong)
  })
  test('the first is not written into a position, any other by its id alone', () => {
    expect(newGame({ reconstruction: 'first' }).written).toEqual(newGame().written)
    expect(newGame({ reconstruction: 'balanced' }).written).toEqual({
      ...newGame().written,
      reconstruction: 'balanced',
    })
  })
  test('the tables of the one, brought to the other by hand, are written out', () => {
    const { written, position } = newGame({ reconstruction: 'balanced', tables: TABLES })
    expect(written).toMatchObject({ reconstruction: 'balanced', tables: TABLES })
    expect(written).not.toHaveProperty('costs')
    expect(rules.parsePosition(written)).toEqual({ ok: true, value: position })
  })
  test.each(RECONSTRUCTION_IDS)('a position with the %s is the same when it is read again', (id) => {
    const game = summoning({ reconstruction: id }).then(CAST as never, [3])
    const again = rules.parsePosition(JSON.parse(JSON.stringify(game.written)))
    expect(again).toEqual({ ok: true, value: game.position })
    if (again.ok) expect(again.value.settings.tables).toBe(RECONSTRUCTIONS[id].tables)
  })
  test.each(RECONSTRUCTION_IDS)('a save with the %s holds no figures and replays the same', (id) => {
    const history = played(id)
    const text = JSON.stringify(writeSave(rules, unsealed(history, null)))
    expect(text).not.toMatch(/"tables"|"costs"/)
    expect(text.includes('"reconstruction"')).toBe(id !== UNNAMED)
    const again = readSave(rules, JSON.parse(text))
    if (!again.ok) throw new Error(JSON.stringify(again.problems))
    const { steps } = again.value.history
    expect(positionAt(again.value.history, steps.length)).toEqual(positionOf(history))
  })
  test('a link to a game names its reconstruction and no more of it', () => {
    const save = writeSave(rules, unsealed(played('balanced'), null))
    const link = JSON.stringify(gameLinkOf(save, { withDice: false }))
    expect(link).toContain('"reconstruction":"balanced"')
    expect(link).not.toMatch(/"tables"|"costs"/)
  })
})

/** A random game, long enough for castings to be rolled. */
function played(reconstruction: ReconstructionId) {
  const history = randomPlay(rules, {
    seed: 6,
    settings: { scenario: 'short', reconstruction },
    commands: 200,
  })
  expect(history.steps.some(({ events }) => events.some(({ type }) => type === 'summonCast'))).toBe(true)
  return history
}
