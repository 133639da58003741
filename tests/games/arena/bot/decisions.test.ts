import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { arenaBot } from '@/games/arena/bot'
import { reasonsFor } from '@/games/arena/bot/explain'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import type { Position } from '@/games/arena/state/position'
import { arena, type Game } from '../on-the-table'
import { SHORT } from './played-by-bots'

function decided(position: Position, seat: 'west' | 'east' = 'west'): readonly Command[] {
  return arenaBot.think(rules.viewOf(position, seat), 'medium', seededRandom(1), SHORT).commands
}

/** Hexes enough of the enemy for any change of terrain (AA-4.5). */
const ENEMYS = Object.fromEntries(
  ['A5', 'A6', 'A7', 'B5', 'B6', 'B7', 'C6', 'C7', 'C8'].map((hex) => [hex, { control: 1 }]),
)

describe('in Movement', () => {
  test('whoever can take the king hex does', () => {
    const { position } = arena('movement', { ogre: 'ogre 0 C8', guard: 'kobold 1 C9', other: 'orc 1 A1' })
    expect(decided(position)[0]).toEqual({ type: 'walk', seat: 'west', unit: 'ogre', path: ['C9'] })
  })

  test('nobody walks into a fight that is lost', () => {
    const { position } = arena('movement', { kobold: 'kobold 0 C8', guard: 'giant 1 C9' })
    expect(decided(position)).not.toContainEqual(expect.objectContaining({ path: ['C9'] }))
  })

  test('a fight that is won is sought', () => {
    const { position } = arena('movement', { giant: 'giant 0 C5', prey: 'orc 1 C6', guard: 'giant 1 C9' })
    expect(decided(position)).toContainEqual({ type: 'walk', seat: 'west', unit: 'giant', path: ['C6'] })
  })

  test('who stands on the threatened king hex stays there', () => {
    const { position } = arena('movement', { guard: 'ogre 0 C1', raider: 'ogre 1 C2', far: 'orc 1 C9' })
    const moves = decided(position).filter(({ type }) => type === 'walk')
    expect(moves).toEqual([])
  })

  test('who is stranded beside the threatened king hex walks home', () => {
    const { position } = arena(
      'movement',
      { guard: 'ogre 0 C2', raider: 'centaur 1 A1', far: 'giant 1 C9' },
      { hexes: { C2: { terrain: 'Water' } } },
    )
    expect(decided(position)).toContainEqual({ type: 'walk', seat: 'west', unit: 'guard', path: ['C1'] })
  })

  test.each([
    ['a storm', 'gargoyle 1 C3', { C1: { storm: 7 } }],
    ['water', 'centaur 1 C3', { C2: { terrain: 'Water' } }],
  ])('%s that the enemy can do away with is no guard of the king hex', (_what, raider, barred) => {
    const { position } = arena(
      'movement',
      { guard: 'centaur 0 C1', raider, far: 'orc 1 C9' },
      { hexes: { ...ENEMYS, ...barred } },
    )
    expect(decided(position).filter(({ type }) => type === 'walk')).toEqual([])
  })

  describe('a flyer that must come down after a fight', () => {
    const attack = { type: 'fly', seat: 'west', unit: 'dragon', path: ['C5', 'C6'], land: false }
    const decidedOver = (control: 0 | 1) =>
      decided(
        arena(
          'movement',
          { dragon: 'dragon 0 C4', prey: 'gargoyle 1 C6^', guard: 'kraken 1 C9', home: 'ogre 0 C1' },
          { hexes: { C6: { control } } },
        ).position,
      )

    test('fights in the air where the beaten cannot go down before it', () => {
      expect(decidedOver(0)).toContainEqual(attack)
    })

    test('does not where they can', () => {
      expect(decidedOver(1)).not.toContainEqual(attack)
    })
  })
})

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

describe('in Equip and Mount', () => {
  const lake = { C4: { terrain: 'River' }, C5: { terrain: 'Grass' } }

  test('who has come to the end of the water gets out of the boat', () => {
    const { position } = arena(
      'equip1',
      { boat: 'rowboat 0 C4', orc: ['orc 0 C4', { on: 'boat' }], foe: 'orc 1 C9' },
      { hexes: lake },
    )
    expect(decided(position)).toEqual([{ type: 'dismount', seat: 'west', rider: 'orc' }])
  })

  test('who gets on faster by riding stays, and who is afoot gets on', () => {
    const riding = { horse: 'hellhorse 0 C5', orc: ['orc 0 C5', { on: 'horse' }], foe: 'orc 1 C9' } as const
    expect(decided(arena('equip1', riding, { hexes: lake }).position)).toEqual([
      { type: 'endPhase', seat: 'west' },
    ])
    const afoot = { ...riding, pilot: ['orc 0 C5', { on: 'horse' }], orc: 'kobold 0 C5' } as const
    expect(decided(arena('equip1', afoot, { hexes: lake }).position)).toEqual([
      { type: 'endPhase', seat: 'west' },
    ])
  })

  test('where riders cannot fight inside they get out before the enemy comes', () => {
    const load = {
      tank: 'tank 0 C5',
      pilot: ['human-pilot 0 C5', { on: 'tank' }],
      orc: ['orc 0 C5', { on: 'tank' }],
    }
    const decidedBy = (foe: string) =>
      decided(
        arena('equip2', { ...load, foe } as never, { hexes: lake, variants: { enclosed: true } }).position,
      )
    expect(decidedBy('giant 1 C6')).toEqual([{ type: 'dismount', seat: 'west', rider: 'orc' }])
    expect(decidedBy('giant 1 C9')).toEqual([{ type: 'endPhase', seat: 'west' }])
  })
})

test('in Equip and Mount the strongest takes up the sword', () => {
  const { position } = arena(
    'equip1',
    { ogre: 'ogre 0 C1', kobold: 'kobold 0 C1', foe: 'orc 1 C9' },
    { items: [{ id: 'sword', type: 'magic-sword', owner: 0, at: 'C1' }] },
  )
  expect(decided(position)).toEqual([{ type: 'equip', seat: 'west', creature: 'ogre', item: 'sword' }])
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
