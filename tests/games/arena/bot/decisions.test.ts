import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { arenaBot } from '@/games/arena/bot'
import { reasonsFor } from '@/games/arena/bot/explain'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import { arena, type Game } from '../on-the-table'
import { carelesslyDecided, decided, ENEMYS } from './decided'
import { SHORT } from './played-by-bots'

describe('in a Magic Phase', () => {
  const book = { pools: [8, 0], spells: [['call-storm'], []] }
  const storm = { type: 'declareSpell', spell: 'call-storm', target: { kind: 'space', space: 'C1^' } }
  const decidedWith = (owner: 0 | 1) =>
    decided(
      arena('magic1', { druid: 'druid 0 C1', griffin: `griffin ${owner} C1`, foe: 'orc 1 C9' }, book)
        .position,
    )

  test('a storm keeps the enemy’s flyers on the ground, those too that wait for a pilot', () => {
    expect(decidedWith(1)).toContainEqual(expect.objectContaining(storm))
  })

  test('no storm is called over the own', () => {
    expect(decidedWith(0)).toEqual([{ type: 'passMagic', seat: 'west' }])
  })

  /** West moved, and its king hex would fall to the enemy’s next move. */
  const before = { guard: 'kobold 0 C1', foe: 'ogre 1 C2', keeper: 'giant 1 C9' }
  const pools = [12, 0]

  test('a wall stands between the king hex and who would come', () => {
    const { position } = arena(
      'magic1',
      { ...before, archdruid: 'archdruid 0 C1' },
      { pools, spells: [['wall-of-thorns'], []] },
    )
    const wall = { kind: 'edge', edge: ['C1', 'C2'] }
    expect(decided(position)).toContainEqual(
      expect.objectContaining({ type: 'declareSpell', spell: 'wall-of-thorns', target: wall }),
    )
  })

  test('ground is flooded over which somebody would come', () => {
    const { position } = arena(
      'magic1',
      { ...before, foe: 'centaur 1 C3', archdruid: 'archdruid 0 C1' },
      { pools, spells: [['shape-land'], []] },
    )
    const flood = { kind: 'space', space: 'C2', terrain: 'Water' }
    expect(decided(position)).toContainEqual(
      expect.objectContaining({ type: 'declareSpell', spell: 'shape-land', target: flood }),
    )
  })

  const hidden = { ...before, illusionist: 'illusionist 0 C1' }
  const trick = { pools, spells: [['hallucinatory-terrain'], []] }

  test('before the enemy moves, the ground before the king hex is closed to it', () => {
    const { position } = arena('magic1', hidden, { ...trick, active: 1, bout: 0 })
    expect(decided(position)).toContainEqual(
      expect.objectContaining({ type: 'declareSpell', spell: 'hallucinatory-terrain' }),
    )
  })

  test('ground is not closed that would be open again before the enemy moves', () => {
    expect(decided(arena('magic1', hidden, trick).position)).toEqual([{ type: 'passMagic', seat: 'west' }])
  })

  test('who is far off is called home where that keeps the king hex', () => {
    const { position } = arena(
      'magic1',
      { ...before, foe: 'giant 1 C2', mage: 'chronomancer 0 C1', troll: 'troll 0 C4', giant: 'giant 0 C3' },
      { pools, spells: [['recall'], []] },
    )
    expect(decided(position)).toContainEqual(
      expect.objectContaining({ spell: 'recall', target: { kind: 'creature', creature: 'giant' } }),
    )
  })
})

describe('in Terrain Change', () => {
  const army = { guard: 'orc 0 C1', kin: 'orc 0 C2', keeper: 'giant 1 C9' }
  const decidedOn = (foe: string) =>
    decided(arena('terrain', { ...army, foe }, { budget: 4, hexes: { C2: { terrain: 'Grass' } } }).position)

  test('a storm over the king hex keeps away who would fly there', () => {
    expect(decidedOn('dragon 1 C4')).toEqual([{ type: 'setStorm', seat: 'west', hex: 'C1', on: true }])
  })

  test('the easy bot lets every other chance pass', () => {
    const { position } = arena(
      'terrain',
      { ...army, foe: 'dragon 1 C4' },
      { budget: 4, hexes: { C2: { terrain: 'Grass' } } },
    )
    const storms = carelesslyDecided(position, 40).filter((type) => type === 'setStorm')
    expect(storms.length).toBeGreaterThan(10)
    expect(storms.length).toBeLessThan(30)
  })

  test('no storm is made that the enemy can pay to end', () => {
    const hexes = { C2: { terrain: 'Grass' }, ...ENEMYS }
    const { position } = arena('terrain', { ...army, foe: 'dragon 1 C4' }, { budget: 4, hexes })
    expect(decided(position)).not.toContainEqual(expect.objectContaining({ type: 'setStorm' }))
  })

  test('no storm is made against those who walk', () => {
    expect(decidedOn('giant 1 C4')).not.toContainEqual(expect.objectContaining({ type: 'setStorm' }))
  })

  test('a storm over the enemy’s king hex is ended by who would fly there', () => {
    const { position } = arena(
      'terrain',
      { dragon: 'dragon 0 C6', foe: 'orc 1 C9' },
      { budget: 8, hexes: { C9: { storm: 7 } } },
    )
    expect(decided(position)).toEqual([{ type: 'setStorm', seat: 'west', hex: 'C9', on: false }])
  })
})

describe('in Combat', () => {
  test('shots are fired where they turn a fight', () => {
    const { position } = arena('combat', {
      orc: 'orc 0 C5',
      foe: 'orc 1 C5',
      archer: 'archer 0 C4',
    })
    expect(decided(position)).toEqual([{ type: 'fire', seat: 'west', shooter: 'archer', target: 'C5' }])
  })

  test('no shot is fired that changes nothing', () => {
    const { position } = arena('combat', { foe: 'giant 1 C5', archer: 'archer 0 C4' })
    expect(decided(position)).toEqual([{ type: 'endPhase', seat: 'west' }])
  })
})

describe('the chance that a seat wins', () => {
  test('is larger for whoever has more, and both chances add up to 1', () => {
    const { position } = arena('terrain', { giant: 'giant 0 C3', orc: 'orc 1 C7' })
    const view = rules.viewOf(position, 'table')
    expect(arenaBot.chanceOf(view, 'west')).toBeGreaterThan(0.8)
    expect(arenaBot.chanceOf(view, 'west') + arenaBot.chanceOf(view, 'east')).toBeCloseTo(1)
  })
})

describe('the strong one tells why', () => {
  const thought = ({ position }: Game) =>
    arenaBot.think(rules.viewOf(position, 'west'), 'strong', seededRandom(1), SHORT).reasons
  /** Why a plan of one command is made. */
  const because = ({ position }: Game, command: object) =>
    reasonsFor(position, [{ seat: 'west', ...command } as Command])
  const far = { home: 'orc 0 C1', foe: 'orc 1 C9' }

  test('an item is taken, a vehicle manned and somebody carried', () => {
    const items = [{ id: 'sword', type: 'magic-sword', owner: 0, at: 'C1' }]
    const game = arena('equip1', { ...far, jeep: 'jeep 0 C1', dragon: 'dragon 0 C1' }, { items })
    expect(because(game, { type: 'equip', creature: 'home', item: 'sword' })).toEqual([
      { type: 'item', creature: 'home', item: 'sword' },
    ])
    expect(because(game, { type: 'mount', rider: 'home', mount: 'jeep' })).toMatchObject([{ drives: true }])
    expect(because(game, { type: 'mount', rider: 'home', mount: 'dragon' })).toMatchObject([
      { drives: false },
    ])
    expect(thought(game)).toMatchObject([{ type: 'riding', mount: 'jeep', drives: true }])
  })

  test('ground is changed, by what it brings', () => {
    const game = arena('terrain', { home: 'orc 0 C1', foe: 'orc 1 B5' }, { budget: 12 })
    const flooded = because(game, { type: 'changeTerrain', hex: 'B5', to: 'Water' })
    expect(flooded).toMatchObject([{ type: 'terrain', hex: 'B5', to: 'Water' }])
    expect(flooded[0]).toHaveProperty('brings', expect.arrayContaining(['strands']))
    expect(because(game, { type: 'changeTerrain', hex: 'E1', to: 'Grass' })).toMatchObject([{ brings: [] }])
  })

  test('a storm is made, by what it brings, and somebody gets off', () => {
    const game = arena('terrain', { home: 'orc 0 C1', dragon: 'dragon 1 C4' }, { budget: 4 })
    expect(because(game, { type: 'setStorm', hex: 'C1', on: true })).toEqual([
      { type: 'storm', hex: 'C1', on: true, brings: ['hinders'] },
    ])
    const riding = arena('equip1', { ...far, ogre: 'ogre 0 C1', kin: ['orc 0 C1', { on: 'ogre' }] })
    expect(because(riding, { type: 'dismount', rider: 'kin' })).toEqual([{ type: 'unloading', rider: 'kin' }])
  })

  test('a fight is settled, by its totals, and shots are fired, by their target', () => {
    const fight = arena('combat', { orc: 'orc 0 C5', kin: 'orc 0 C5', foe: 'orc 1 C5' })
    expect(thought(fight)).toEqual([{ type: 'fight', space: 'C5', power: 2, against: 1 }])
    const shot = arena('combat', { orc: 'orc 0 C5', foe: 'orc 1 C5', archer: 'archer 0 C4' })
    expect(thought(shot)).toEqual([{ type: 'shots', space: 'C5', shooters: 1 }])
  })

  test('a vehicle is attacked that nobody drives', () => {
    const game = arena('combat', { ...far, jeep: 'jeep 1 C1' })
    expect(because(game, { type: 'attackVehicle', vehicle: 'jeep', attackers: ['home'] })).toEqual([
      { type: 'wreck', vehicle: 'jeep' },
    ])
  })

  test('magic is declared, by what it is and whom it is for', () => {
    const game = arena('magic1', { ...far, mage: 'sorcerer 0 C4' })
    const target = { kind: 'creature', creature: 'foe' }
    expect(because(game, { type: 'declareSpell', caster: 'mage', spell: 'spark', target })).toEqual([
      { type: 'magic', source: { kind: 'spell', spell: 'spark' }, target },
    ])
  })

  test('nothing is done where nothing is worth doing', () => {
    expect(thought(arena('combat', { foe: 'giant 1 C5', archer: 'archer 0 C4' }))).toEqual([
      { type: 'nothing' },
    ])
  })
})
