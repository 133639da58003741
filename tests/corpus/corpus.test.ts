import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { problemsText } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { CLAUSES } from '@/games/arrakhar/clauses'
import type { State } from '@/games/archmagi/state/state'
import type { State as KingsState } from '@/games/wizard-kings/state/state'
import { ARCHMAGI, endOf } from './archmagi-games'
import { ARENA } from './arena-games'
import { endingIn, signsIn } from './arena-signs'
import { ARRAKHAR } from './arrakhar-games'
import { OUTCOMES, WAYS } from './arrakhar-ways'
import { folderOf, recordedFile, resultsFile } from './kept'
import { endIn, WIZARD_KINGS } from './wizard-kings-games'
import { recordMissing, resultOf, resultsOf } from './recording'
import { type AnyHistory, type Recorded, type Shelf, typesIn } from './shelf'

const SHELVES: readonly Shelf[] = [ARRAKHAR, ARENA, ARCHMAGI, WIZARD_KINGS]

// RECORD=1 npx vitest run tests/corpus records the games and results that are missing, and touches no other.
beforeAll(async () => {
  if (process.env.RECORD !== '1') return
  for (const shelf of SHELVES) await recordMissing(shelf)
}, 600_000)

describe.each(SHELVES.map((shelf) => [shelf.rules.id, shelf] as const))(
  'A recorded game of %s',
  (id, shelf) => {
    const { rules, games, mostBytes } = shelf
    test.each(games)('ends as it did, to the letter: $name', async ({ name }) => {
      expect(JSON.stringify(await resultOf(id, name))).toBe(JSON.stringify(resultsOf(id)[name]))
    })
    test.each(games)('is what its name promises: $name', (game) => {
      expect(game.told(historyOf(shelf, game))).toEqual(game.promised)
      expect(rules.parsePosition(resultsOf(id)[game.name]?.position).ok).toBe(true)
    })
    test('is small together with the others, and no file is there that no test opens', () => {
      const files = [...games.map(({ name }) => recordedFile(id, name)), resultsFile(id)]
      expect(readdirSync(folderOf(id)).sort()).toEqual(files.map((file) => basename(file)).sort())
      const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
      expect(bytes).toBeLessThan(mostBytes)
    })
  },
)

describe('The recorded games of Arrakhar’s Wand', () => {
  test('hold every outcome but those that a clause rules out', () => {
    const held = Object.values(OUTCOMES).flatMap((why) => (typeof why === 'string' ? [] : why))
    expect(held.sort()).toEqual([...WAYS].sort())
    const clauses = Object.values(OUTCOMES).filter((why) => typeof why === 'string')
    expect(clauses.filter((clause) => !(clause in CLAUSES))).toEqual([])
  })
  test('are in the first save format too, which opens for ever', () => {
    const saves = ARRAKHAR.games.map(({ name }) => savedAs('arrakhar', name))
    expect(saves).toContainEqual(expect.objectContaining({ format: 'hexhearth-save', version: 1 }))
  })
})

describe('The recorded games of Arena', () => {
  let histories: readonly AnyHistory[] = []
  beforeAll(() => {
    histories = ARENA.games.map((game) => historyOf(ARENA, game))
  })
  const initials = () => histories.map(({ initial }) => ARENA.rules.writePosition(initial))

  test.each([
    ['ruleset', ['advanced', 'basic']],
    ['map', ['standard', 'broken-vale', 'twin-lakes', 'basic']],
  ])('are of every %s', (key, all) => {
    const met = initials().map((initial) => (initial as Readonly<Record<string, unknown>>)[key])
    expect([...new Set(met)].sort()).toEqual([...all].sort())
  })
  test.each(['terrainPool', 'wild', 'enclosed'])('have the variant %s', (variant) => {
    expect(initials()).toContainEqual(
      expect.objectContaining({ variants: expect.objectContaining({ [variant]: true }) as unknown }),
    )
  })
  test('end in every way of the rules, for either side and for neither', () => {
    expect([...new Set(histories.map(endingIn))].sort()).toEqual([
      'draw by elimination',
      'draw by turnLimit',
      'east by concession',
      'east by elimination',
      'east by king',
      'east by turnLimit',
      'west by concession',
      'west by elimination',
      'west by king',
      'west by turnLimit',
    ])
  })
  test.each([
    // The nine types of magic, and Tech (AA-17.7).
    'Charm Creature Death Destruction Holy Illusion Meta Nature Spacetime Tech',
    // The forms of magic (AA-17.1), and how long each takes (AA-18) but for what is always there.
    'by spell|by ability|by item',
    'Counterspell|Instant|Half Turn|1 Turn|2 Turns',
    // What it is aimed at (AA-20.1).
    'at Self|at Creature|at Corpse|at Hex|at Multi-hex|at Creatures in hex|at Creatures in multi-hex',
    // What is seldom met: magic that works again, and each way to die.
    'magic works again|death by combat|death by poison|death by magic|death by noWayOut|death by wrecked',
  ])('have all of these in them: %s', (signs) => {
    const met = new Set(histories.flatMap((history) => [...signsIn(history)]))
    const wanted = signs.includes('|') ? signs.split('|') : signs.split(' ')
    expect(wanted.filter((sign) => !met.has(sign))).toEqual([])
  })
})

describe('The recorded games of Archmagi', () => {
  const histories = () => ARCHMAGI.games.map((game) => historyOf(ARCHMAGI, game))
  test('are of two, three and four', () => {
    const initials = histories().map(({ initial }) => initial as State)
    expect([...new Set(initials.map(({ order }) => order.length))].sort()).toEqual([2, 3, 4])
  })
  test('end by an Archmagus left alone, and by the last round', () => {
    expect([...new Set(histories().map(endOf))].sort()).toEqual(['lastArchmagus', 'rounds'])
  })
  test.each(['spellCast', 'rollCompared', 'destroyed', 'terrainFound', 'mapMade', 'eliminated'])(
    'have %s in them',
    (type) => {
      const met = histories().flatMap(({ steps }) => steps.flatMap(({ events }) => events))
      expect(met.map((event) => event.type)).toContain(type)
    },
  )
})

describe('The recorded games of Wizard Kings', () => {
  const histories = () => WIZARD_KINGS.games.map((game) => historyOf(WIZARD_KINGS, game))
  test('are of all scenarios', () => {
    const scenarios = histories().map(({ initial }) => (initial as KingsState).settings.scenario)
    expect([...new Set(scenarios)].sort()).toEqual(['large', 'medium', 'small'])
  })
  test('end early, by the last turn, and by giving up', () => {
    expect([...new Set(histories().map(endIn))].sort()).toEqual(['early', 'lastTurn', 'resigned'])
  })
  test.each(['fatigueRolled', 'spellCast', 'learned', 'retreated', 'regrouped', 'recruited', 'battleEnded'])(
    'have %s in them',
    (type) => {
      expect(histories().some((history) => typesIn(history).has(type))).toBe(true)
    },
  )
})

function savedAs(id: string, name: string): unknown {
  return JSON.parse(readFileSync(recordedFile(id, name), 'utf8'))
}

function historyOf({ rules }: Shelf, { name }: Recorded): AnyHistory {
  const read = readSave(rules, savedAs(rules.id, name))
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value.history
}
