import { expect, test } from 'vitest'
import { forecastOf } from '@/games/arena/queries/forecast/fight'
import { ableFor, plannedForecast, targetsFor, tollsOf } from '@/games/arena/queries/forecast/planned'
import type { CreatureId, Position, Space } from '@/games/arena/state/position'
import { clause } from '../../../support/clause'
import { arena, type Game } from '../on-the-table'
import { meanOf, settled } from './every-roll'

const home = { w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' }
const C5 = 'C5' as Space
const ids = (creatures: readonly { readonly id: CreatureId }[]) => creatures.map(({ id }) => id as string)
const named = (...names: readonly string[]) => names as readonly CreatureId[]

/** The chances of every toll, by playing every roll. */
function enumerated(position: Position): Readonly<Record<string, number>> {
  const lines = settled(position, 'C5')
  const keyOf = (line: (typeof lines)[number]) => {
    const dead = line.events.flatMap((event) =>
      event.type === 'died' && (event.cause === 'combat' || event.cause === 'poison') ? [event.owner] : [],
    )
    return `${dead.filter((owner) => owner === 'west').length}-${dead.filter((owner) => owner === 'east').length}`
  }
  const keys = [...new Set(lines.map(keyOf))]
  return Object.fromEntries(keys.map((key) => [key, meanOf(lines, (line) => (keyOf(line) === key ? 1 : 0))]))
}

function told(position: Position): Readonly<Record<string, number>> {
  const tolls = tollsOf(position, forecastOf(position, C5))
  return Object.fromEntries(tolls.map(({ west, east, chance }) => [`${west}-${east}`, chance]))
}

function expectExact(position: Position): void {
  const [expected, found] = [enumerated(position), told(position)]
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort())
  for (const [key, chance] of Object.entries(expected)) expect(found[key]).toBeCloseTo(chance, 12)
}

clause('AA-11.6', () => {
  test('the tolls of a plain fight are those that playing it gives', () => {
    expectExact(arena('combat', { g: 'giant 0 C5', a: 'orc 1 C5', b: 'archer 1 C5', ...home }).position)
    expectExact(arena('combat', { g: 'orc 0 C5', a: 'giant 1 C5', b: 'archer 0 C5', ...home }).position)
  })
})

clause('AA-13.4', () => {
  test('the tolls of poison count who is immune and who is saved, on both sides of a tie', () => {
    const field = {
      ...{ s: 'giant-spider 0 C5', t: 'skeleton 0 C5', u: 'archer 0 C5' },
      ...{ v: 'giant-snake 1 C5', x: 'orc 1 C5', y: 'archer 1 C5' },
      ...home,
    }
    const items = [{ id: 'ring', type: 'ring-of-regeneration', by: 'y' }]
    const { position } = arena('combat', field, { items })
    expectExact(position)
    expect(Object.keys(told(position)).length).toBe(4)
  })
})

clause('AA-12.8', () => {
  test('a fight that Blunt attacks decide takes no toll', () => {
    const field = { p: 'city-guard 0 C5', q: 'city-guard 0 C5', a: 'kobold 1 C5', ...home }
    expectExact(arena('combat', field).position)
  })
})

/** What playing a plan comes to, when Combat has come: the totals before the fight is settled. */
function totals(game: Game) {
  const { attack, defense, winner } = forecastOf(game.position, C5)
  return { attack, defense, winner }
}

const FIELD = {
  ...{ s: 'swordmaster 0 C4', a: 'archer 0 C3', f: 'archer 0 B4' },
  ...{ o: 'ogre 1 C5', k: 'kobold 1 D7' },
  ...home,
}

clause('AA-14.6', () => {
  test('a plan made before Movement comes to what is played then', () => {
    const game = arena('movement', FIELD, { hexes: { C5: { terrain: 'Grass' }, C4: { terrain: 'Grass' } } })
    const { position } = game
    const able = ableFor(position, 'west', C5)
    expect(ids(able.fighters)).toContain('s')
    expect(ids(able.shooters)).toEqual(expect.arrayContaining(['a', 'f']))
    const plan = { space: C5, fighters: named('s'), shooters: named('a', 'f') }
    const { attack, defense, winner } = plannedForecast(position, 'west', plan)
    const combat = game
      .play(0, 'walk', { unit: 's', path: ['C5'] })
      .play(0, 'walk', { unit: 'a', path: ['C4'] })
      .play(0, 'endPhase')
    const played = combat
      .play(0, 'fire', { shooter: 'a', target: 'C5' })
      .play(0, 'fire', { shooter: 'f', target: 'C5' })
    expect({ attack, defense, winner }).toEqual(totals(played))
    // In Combat itself it is the same again, as each shot is weighed and then fired.
    const rest = plannedForecast(combat.position, 'west', { ...plan, fighters: [] })
    expect({ attack: rest.attack, defense: rest.defense, winner: rest.winner }).toEqual(totals(played))
  })
  test('who fights there does not fire into it, too', () => {
    const { position } = arena('movement', FIELD, { hexes: { C5: { terrain: 'Grass' } } })
    const both = { space: C5, fighters: named('f'), shooters: named('f') }
    const alone = { space: C5, fighters: named('f'), shooters: [] }
    expect(plannedForecast(position, 'west', both).attack).toBe(
      plannedForecast(position, 'west', alone).attack,
    )
  })
})

clause('AA-14.2', () => {
  test('in Combat those are named who may fire, and nobody any more once a fight is settled', () => {
    const field = {
      a: 'archer 0 C4',
      f: 'archer 0 B1',
      o: 'orc 1 C5',
      x: 'orc 1 D7',
      g: 'giant 0 D7',
      ...home,
    }
    const game = arena('combat', field)
    expect(ids(ableFor(game.position, 'west', C5).shooters)).toEqual(['a'])
    expect(targetsFor(game.position, 'west')).toEqual([C5])
    const closed = game.play(0, 'resolve', { space: 'D7' })
    expect(targetsFor(closed.position, 'west')).toEqual([])
  })
})
