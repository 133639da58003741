import { expect, test } from 'vitest'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { clause } from '../../../support/clause'
import { after, type Deed, fight, found, refused, scene, steps } from '../scene'

const ARMIES = { seats: { north: { army: 'elves' }, south: { army: 'orcs' } } }

function building(blocks: readonly string[], given: object = {}) {
  return scene(blocks, { step: 'builds', first: 'south', actor: 'north', ...ARMIES, ...given })
}

function cadre(kind: string, at = 'midford'): object {
  return { build: 'cadre', kind, at }
}

function castle(city: string, kind = 'elves.castle-small'): object {
  return { build: 'castle', kind, city }
}

function commit(...items: readonly object[]): Deed {
  return { type: 'commitBuilds', items }
}

const POOL = [1, 2, 3, 4].map((nth) => `p${nth} north pool elves.glader 0`)
const CASTLES = ['c1 north pool elves.castle-small 0', 'c2 north pool elves.castle-small 0'] as const

clause('EL-1', () => {
  test('a block without a step leaves the map at once, before others act', () => {
    const state = fight([
      'a north 0502 elves.ranger 1',
      'x south 0502 orcs.orc 1',
      'y south 0502 orcs.ogre 1',
    ])
    const later = after(state, { type: 'fire', block: 'a', dice: [1] }, { type: 'assignHit', block: 'x' })
    expect(found(later, 'x')).toBe('pool 0')
    expect(later.battle?.active).toEqual(['a', 'y'])
  })
})

clause('EL-2', () => {
  test('a unit goes to its pool, and may be built in the same turn', () => {
    const state = fight(['a north 0502 elves.ranger 1', 'x south 0502 orcs.orc 3'], {
      attacker: 'south',
      slot: 'C others south',
    })
    const later = after(state, { type: 'fire', block: 'x', dice: [1, 6, 6] })
    expect(found(later, 'a')).toBe('pool 0')
    expect(refused(building(['a north pool elves.ranger 0']), commit(cadre('elves.ranger')))).toBe(undefined)
  })
  test('a castle goes to its pool', () => {
    const state = fight(['a north 0505 elves.ranger 1', 'c south 0505 orcs.castle-small 1'], { hex: '0505' })
    expect(found(after(state, { type: 'fire', block: 'a', dice: [1] }), 'c')).toBe('pool 0')
  })
})

clause('EL-3', () => {
  test('wizards and chaos blocks are lost, and all are told', () => {
    const state = fight([
      'a north 0502 elves.ranger 2',
      'w south 0502 orcs.shaman 1',
      'g south 0502 chaos.giant 1',
    ])
    const later = after(state, { type: 'fire', block: 'a', dice: [1, 1] })
    expect([found(later, 'w'), found(later, 'g')]).toEqual(['lost 0', 'lost 0'])
    expect(viewOf(later, 'north').seats.south.lost).toEqual(['orcs.shaman', 'chaos.giant'])
  })
})

clause('EL-4', () => {
  test('what is on the map, or lost, is in no pool', () => {
    const blocks = [
      'a north 0402 elves.pegasus 1',
      'g north lost chaos.giant 0',
      'h north pool chaos.griffin 0',
    ]
    expect(refused(building(blocks), commit(cadre('elves.pegasus')))).toBe('EL-4')
    expect(refused(building(blocks), commit(cadre('chaos.giant')))).toBe('BD-8')
    expect(refused(building(blocks), commit(cadre('chaos.griffin')))).toBe(undefined)
  })
})

clause('BD-3', () => {
  test.each([
    ['small', 1],
    ['medium', 2],
    ['large', 3],
  ])('%s: %i a turn, in any mix, or none', (scenario, most) => {
    const at = scenario === 'small' ? 'edge' : 'midford'
    const state = building([...POOL, ...CASTLES], { scenario })
    const items = POOL.slice(0, most).map(() => cadre('elves.glader', at))
    expect(refused(state, commit(...items))).toBe(undefined)
    expect(refused(state, commit(...items, cadre('elves.glader', at)))).toBe('BD-3')
    expect(refused(state, commit())).toBe(undefined)
    if (most === 2) expect(refused(state, commit(cadre('elves.glader'), castle('westgate')))).toBe(undefined)
  })
})

clause('BD-4', () => {
  test('a cadre has one step', () => {
    expect(found(after(building(POOL), commit(cadre('elves.glader'))), 'p1')).toBe('0402 1')
  })
})

clause('BD-5', () => {
  test('in its own capital, within stacking', () => {
    expect(refused(building(POOL), commit(cadre('elves.glader', 'westgate')))).toBe('BD-5')
    expect(refused(building(POOL), commit(cadre('elves.glader', 'northport')))).toBe('BD-5')
    expect(refused(building(POOL), commit(cadre('elves.glader', 'edge')))).toBe('BD-5')
    const three = ['a', 'b', 'c'].map((id) => `${id} north 0402 elves.ranger 1`)
    expect(refused(building([...POOL, ...three]), commit(cadre('elves.glader')))).toBe(undefined)
    expect(refused(building([...POOL, ...three]), commit(cadre('elves.glader'), cadre('elves.glader')))).toBe(
      'MV-9',
    )
  })
  test('an aquatic in a port alone', () => {
    const ship = ['v north pool elves.white-ship 0']
    expect(refused(building(ship), commit(cadre('elves.white-ship')))).toBe('BD-5')
    const capitals = { north: ['northport'] }
    expect(refused(building(ship, { capitals }), commit(cadre('elves.white-ship', 'northport')))).toBe(
      undefined,
    )
  })
})

clause('BD-6', () => {
  test('not while an enemy is in it; castles elsewhere still grow', () => {
    const blocks = [...POOL, ...CASTLES, 'x south 0402 orcs.orc 1']
    expect(refused(building(blocks), commit(cadre('elves.glader')))).toBe('BD-6')
    expect(refused(building(blocks), commit(castle('midford')))).toBe('CS-3')
    expect(refused(building(blocks), commit(castle('westgate')))).toBe(undefined)
  })
})

clause('BD-7', () => {
  test('small: cadres wait at the edge', () => {
    const state = building(POOL, { scenario: 'small' })
    expect(refused(state, commit(cadre('elves.glader')))).toBe('BD-7')
    expect(found(after(state, commit(cadre('elves.glader', 'edge'))), 'p1')).toBe('edge 1')
  })
})

clause('WB-4', () => {
  test('no werebeast under a new moon', () => {
    const wolf = ['p north pool chaos.werewolf 0']
    expect(refused(building(wolf, { moon: 'new' }), commit(cadre('chaos.werewolf')))).toBe('WB-4')
    expect(refused(building(wolf, { moon: 'full' }), commit(cadre('chaos.werewolf')))).toBe(undefined)
  })
})

clause('CS-1', () => {
  test('a castle fires and takes hits, and neither moves, retreats, regroups nor recruits', () => {
    const state = fight(['c north 0402 elves.castle-small 2', 'x south 0402 orcs.orc 3'], {
      ...{ hex: '0402', attacker: 'south', slot: 'C others north' },
    })
    expect(steps(after(state, { type: 'fire', block: 'c', dice: [4, 5] }), 'x')).toEqual([2])
    expect(refused(state, { type: 'retreat', block: 'c', to: '0502' })).toBe('CS-1')
    const hit = after(state, { type: 'hold', block: 'c' }, { type: 'fire', block: 'x', dice: [1, 6, 6] })
    expect(steps(hit, 'c')).toEqual([1])
    const at = 'c north 0402 elves.castle-small 2'
    expect(refused(scene([at]), { type: 'move', block: 'c', path: '0502' })).toBe('MV-3')
    const won = scene([at], { step: 'aftermath', aftermath: { hex: '0402', winner: 'north' } })
    expect(refused(won, { type: 'regroupOut', block: 'c', to: '0502' })).toBe('CS-1')
    expect(refused(won, { type: 'recruit', block: 'c' })).toBe('RC-2.1')
  })
})

clause('CS-2', () => {
  test('a step places a castle, or adds to the one that stands there, whatever kind is named', () => {
    expect(found(after(building([...CASTLES]), commit(castle('westgate'))), 'c1')).toBe('0002 1')
    const standing = ['c north 0002 elves.castle-great 2', ...CASTLES]
    const later = after(building(standing), commit(castle('westgate', 'elves.castle-great')))
    expect(steps(later, 'c', 'c1')).toEqual([3, 0])
    expect(
      refused(building(['p north pool elves.glader 0']), commit(castle('westgate', 'elves.glader'))),
    ).toBe('CS-2')
    expect(refused(building([CASTLES[0]]), commit(castle('westgate'), castle('woodhall')))).toBe('CS-2')
  })
})

clause('CS-3', () => {
  test.each([
    ['westgate', [], undefined],
    ['eastfield', [], 'CS-3'],
    ['eastfield', ['g north 0505 elves.glader 1'], undefined],
    ['eastfield', ['x south 0505 orcs.orc 1'], 'CS-3'],
    ['westgate', ['x south 0002 orcs.orc 1'], 'CS-3'],
  ])('in %s with %j: %s', (city, more, why) => {
    expect(refused(building([...CASTLES, ...more]), commit(castle(city)))).toBe(why)
  })
  test('small: in a city with a garrison', () => {
    const given = { map: 'greenmarch-skirmish', scenario: 'small' }
    expect(refused(building([...CASTLES], given), commit(castle('fernwick')))).toBe('CS-3')
    expect(
      refused(building([...CASTLES, 'g north 0302 elves.glader 1'], given), commit(castle('fernwick'))),
    ).toBe(undefined)
  })
})

clause('CS-4', () => {
  test('one step a Build Phase, and not above full strength', () => {
    expect(refused(building([...CASTLES]), commit(castle('westgate'), castle('westgate')))).toBe('CS-4')
    expect(refused(building(['c north 0002 elves.castle-small 4']), commit(castle('westgate')))).toBe('CS-4')
  })
})

clause('CS-6', () => {
  test('a disbanded castle is in the pool, and built again from the next turn on', () => {
    const state = scene(['c north 0002 elves.castle-small 3'], { step: 'study', ...ARMIES })
    const gone = after(state, { type: 'disband', block: 'c' })
    expect(found(gone, 'c')).toBe('pool 0')
    const later = after(gone, { type: 'endStudy' }, { type: 'endStudy' })
    expect(refused(later, commit(castle('westgate')))).toBe('CS-6')
    expect(refused({ ...later, turn: later.turn + 1 }, commit(castle('westgate')))).toBe(undefined)
    expect(
      refused(scene(['a north 0002 elves.ranger 1'], { step: 'study' }), { type: 'disband', block: 'a' }),
    ).toBe('CS-6')
  })
})

clause('CS-5', () => {
  test('a castle alone holds a city of the other side', () => {
    const state = scene(['c north 0505 elves.castle-small 1', 'x south 0602 orcs.orc 1'])
    expect(viewOf(state, 'north').stacks).toContainEqual({ hex: '0505', owner: 'north', count: 1 })
    expect(refused(building(['c north 0505 elves.castle-small 1']), commit(castle('eastfield')))).toBe(
      undefined,
    )
  })
})

clause('CH-1', () => {
  test('a chaos block stops and fights by its type', () => {
    const state = scene(['g north 0101 chaos.giant 1', 'h north 0101 chaos.hellcat 1'])
    expect(refused(state, { type: 'move', block: 'g', path: '0201 0301' })).toBe(undefined)
    expect(refused(state, { type: 'move', block: 'h', path: '0201 0301' })).toBe('MV-6')
  })
})

clause('CH-3', () => {
  test('it casts again in a later round, or fires instead', () => {
    const blocks = ['d north 0502 chaos.demon 3', 'x south 0502 orcs.orc 3']
    const one = after(fight(blocks), {
      type: 'cast',
      block: 'd',
      spell: 'soul-sucker',
      target: 'x',
      dice: [6, 6, 6, 6],
    })
    const two = after(one, { type: 'hold', block: 'x' })
    expect(refused(two, { type: 'cast', block: 'd', spell: 'soul-sucker', target: 'x' })).toBe(undefined)
    expect(refused(two, { type: 'fire', block: 'd' })).toBe(undefined)
  })
})

clause('CH-5', () => {
  test('a chaos block that fells an enemy learns nothing', () => {
    const blocks = ['d north 0502 chaos.demon 2', 'x south 0502 orcs.orc 1', 'y south 0502 orcs.ogre 1']
    const later = after(fight(blocks), {
      type: 'cast',
      block: 'd',
      spell: 'soul-sucker',
      target: 'x',
      dice: [1, 1, 1, 1],
    })
    expect(steps(later, 'd', 'x')).toEqual([1, 0])
  })
})
