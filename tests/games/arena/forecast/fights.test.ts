import { describe, expect, test } from 'vitest'
import { forecastOf } from '@/games/arena/queries/forecast/fight'
import { plannedForecast } from '@/games/arena/queries/forecast/planned'
import type { CreatureId, Space } from '@/games/arena/state/position'
import { clause } from '../../../support/clause'
import { arena, type Game } from '../on-the-table'

const home = { w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' }
const named = (...names: readonly string[]) => names as readonly CreatureId[]

/** A forecast by its names: who may be lost, who may choose, who falls back and where to. */
function told({ attack, defense, margin, winner, losses, retreats }: ReturnType<typeof forecastOf>) {
  return {
    sums: [attack, defense, margin],
    winner,
    losses: losses.map(({ reason, whose, candidates, choice }) => [
      `${whose} ${reason}`,
      ...candidates.map(({ creature, chance }) => `${creature.id} ${Math.floor(chance * 10) / 10}`),
      ...(choice ? [`${choice.seat}: ${choice.eligible.map(({ id }) => id).join()}`] : []),
    ]),
    retreats: retreats.map(({ unit, to }) => `${unit.id} > ${to.join()}`),
  }
}

const ofFight = ({ position }: Game, space = 'C5') => told(forecastOf(position, space as Space))

clause('AA-11.6', () => {
  test('a forecast gives each of the losers the same chance to die, and where the others go', () => {
    const creatures = { g: 'giant 0 B3', o: 'orc 1 B3', p: 'orc 1 B3', far: 'orc 1 B4' }
    expect(ofFight(arena('combat', creatures), 'B3')).toEqual({
      sums: [5, 2, 3],
      winner: 'west',
      losses: [['east combat', 'o 0.5', 'p 0.5']],
      retreats: ['o > B4', 'p > B4'],
    })
  })
  test('attackers who lose go back where they came from, whoever attacks', () => {
    const creatures = {
      g: 'giant 0 C5',
      o: ['orc 1 C5', { from: 'C6' }],
      h: ['ogre 1 C5', { from: 'B5' }],
      r: 'kobold 1 C5 on h',
    } as const
    expect(ofFight(arena('combat', { ...creatures, ...home }, { active: 1 }))).toEqual({
      sums: [4, 5, 1],
      winner: 'west',
      losses: [['east combat', 'o 0.3', 'h 0.3', 'r 0.3']],
      retreats: ['o > C6', 'h > B5'],
    })
  })
})

clause('AA-12.8', () => {
  test('a forecast tells when Blunt attacks spare the losers', () => {
    const creatures = { c: 'city-guard 0 B3', o: 'orc 1 B3', far: 'orc 1 E7' }
    const { position } = arena('combat', creatures)
    expect(forecastOf(position, 'B3' as Space)).toMatchObject({ winner: 'west', spared: true, losses: [] })
  })
})

clause('AA-12.5', () => {
  test('who may choose the casualty is told, and among whom, where there is a choice', () => {
    const creatures = { s: 'swordmaster 0 C5', k: 'kobold 1 C5', l: 'kobold 1 C5', ...home }
    expect(ofFight(arena('combat', creatures)).losses).toEqual([
      ['east combat', 'k 0.5', 'l 0.5', 'west: k,l'],
    ])
    const { l: _left, ...alone } = creatures
    expect(ofFight(arena('combat', alone)).losses).toEqual([['east combat', 'k 1']])
  })
})

describe('a plan for the next Movement leaves each attacker the way back that its own way gives (AA-15.4)', () => {
  const FIELD = {
    o: 'orc 0 C4',
    f: 'gargoyle 0 C3',
    a: 'gargoyle 0 B5^',
    u: 'gargoyle 0 C5',
    d: 'gargoyle 0 C5^',
    g: 'giant 1 C5',
    b: 'dragon 1 C5^',
    ...home,
  }
  const ways = (fields: readonly string[]) =>
    Object.fromEntries(Object.entries(FIELD).filter(([id]) => [...fields, 'w', 'z'].includes(id)))

  test.each<[string, string, { unit: string; path: string[]; land?: boolean }]>([
    ['on foot', 'C5', { unit: 'o', path: ['C5'] }],
    ['landing', 'C5', { unit: 'f', path: ['C4', 'C5'], land: true }],
    ['landing below itself', 'C5', { unit: 'd', path: [], land: true }],
    ['in the air', 'C5^', { unit: 'a', path: ['C5'], land: false }],
    ['taking off and flying on', 'C5^', { unit: 'f', path: ['C4', 'C5'], land: false }],
    ['taking off below the enemy', 'C5^', { unit: 'u', path: [], land: false }],
  ])('%s', (_, space, move) => {
    const { unit } = move
    const foe = space === 'C5' ? 'g' : 'b'
    const game = arena('movement', ways([unit, foe]), { hexes: { C4: { control: 0 } } })
    const plan = { space: space as Space, fighters: named(unit), shooters: [] }
    const foreseen = told(plannedForecast(game.position, 'west', plan))
    const combat = game.play(0, 'land' in move ? 'fly' : 'walk', move).play(0, 'endPhase')
    expect(foreseen).toEqual(ofFight(combat, space))
    expect(foreseen.retreats).toHaveLength(1)
  })
})
