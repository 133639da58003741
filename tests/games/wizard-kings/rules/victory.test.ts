import { expect, test } from 'vitest'
import { controllerOf, goldOf } from '@/games/wizard-kings/queries/control'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { clause } from '../../../support/clause'
import { after, eventsOf, refused, scene } from '../scene'

/** Who controls a city of the test board. */
function controls(blocks: readonly string[], city: string, given: object = {}): string | null | undefined {
  const state = scene(blocks, given)
  const found = mapOf(state).cities.find(({ id }) => id === city)
  return found && controllerOf(state, found)
}

/** How a game ends with the turn, on the test board. */
function endOf(blocks: readonly string[], given: object) {
  const state = scene(blocks, { step: 'builds', first: 'south', actor: 'north', ...given })
  return after(state, { type: 'commitBuilds', items: [] }).ending
}

clause('CT-1', () => {
  test.each([
    [[], 'north'],
    [['x south 0402 orcs.orc 1'], 'south'],
  ])('Midford with %j is %s’s', (blocks, side) => {
    expect(controls(blocks, 'midford')).toBe(side)
  })
})

clause('CT-2', () => {
  test('in the small game a vacant city is nobody’s', () => {
    const given = { map: 'greenmarch-skirmish', scenario: 'small' }
    expect(controls([], 'fernwick', given)).toBeNull()
    expect(controls(['a north 0302 elves.glader 1'], 'fernwick', given)).toBe('north')
  })
})

clause('CT-3', () => {
  test.each(['elves.castle-small', 'elves.magus', 'chaos.giant', 'elves.white-ship', 'elves.sprite'])(
    '%s garrisons a port',
    (kind) => {
      expect(controls([`a north 0701 ${kind} 1`], 'northport')).toBe('north')
    },
  )
})

clause('CT-4', () => {
  test('the gold of a seat is that of its cities', () => {
    const state = scene(['a north 0505 elves.glader 1'])
    expect([goldOf(state, 'north'), goldOf(state, 'south')]).toEqual([8, 3])
  })
})

clause('CT-5', () => {
  test('a capital that an enemy is in is not its owner’s: nobody recruits there by it', () => {
    const given = { step: 'recruiting' }
    const there = ['a north 0402 elves.ranger 1']
    expect(controls([...there, 'x south 0402 orcs.orc 1'], 'midford')).toBeNull()
    expect(refused(scene(there, given), { type: 'recruit', block: 'a' })).toBe(undefined)
    const lost = scene(['x south 0402 orcs.great-orc 1', 'y south 0505 orcs.orc 1'], {
      ...given,
      actor: 'south',
    })
    expect(controls(['x south 0402 orcs.orc 1'], 'midford')).toBe('south')
    expect(refused(lost, { type: 'recruit', block: 'y' })).toBe('RC-2.5')
  })
})

clause('VC-1', () => {
  test('gold only counts: it is told at the end of a turn and kept nowhere', () => {
    const state = scene(['a north 0505 elves.glader 1'], { step: 'builds', first: 'south', actor: 'north' })
    const told = eventsOf(state, { type: 'commitBuilds', items: [] })
    expect(told).toContainEqual({ type: 'goldCounted', turn: 3, north: 8, south: 3 })
    expect(JSON.stringify(after(state, { type: 'commitBuilds', items: [] }))).not.toMatch(/"gold"/)
  })
})

/** With it north has eleven gold of the test board, by figures that make that enough or not. */
const ALL = ['a north 0505 elves.glader 1', 'b north 0701 elves.glader 1', 'c north 0804 elves.glader 1']

clause('VC-2', () => {
  const figures = { goldToWin: 11, earliestEnd: 5 }
  test.each([
    [4, 11, null],
    [5, 11, { winner: 'north', level: 'strategic', by: 'early' }],
    [5, 12, null],
  ])('on turn %i with %i gold to win: %j', (turn, goldToWin, ending) => {
    expect(endOf(ALL, { turn, options: { figures: { ...figures, goldToWin } } })).toEqual(ending)
  })
  test('small: a win; equal gold ends nothing', () => {
    const given = {
      turn: 5,
      scenario: 'small',
      map: 'lab',
      options: { figures: { ...figures, goldToWin: 5 } },
    }
    expect(endOf(ALL, given)).toEqual({ winner: 'north', level: 'win', by: 'early' })
    // Woodhall is south’s: five gold and six.
    const even = ['x south 0201 orcs.orc 1', 'a north 0804 elves.glader 1']
    expect(endOf(even, { ...given, options: { figures: { ...figures, goldToWin: 7 } } })).toBeNull()
  })
})

clause('VC-3', () => {
  test.each([
    ['small', 12, 'win'],
    ['medium', 20, 'marginal'],
    ['large', 30, 'marginal'],
  ])('%s: on turn %i the higher gold has a %s', (scenario, turn, level) => {
    const given = { scenario, turn, options: { figures: { goldToWin: 40 } } }
    expect(endOf(ALL, given)).toEqual({ winner: 'north', level, by: 'lastTurn' })
    expect(endOf(ALL, { ...given, turn: turn - 1 })).toBeNull()
  })
})

clause('VC-4', () => {
  // Midford is contested and so nobody's, and north holds a port: four gold each.
  const even = ['m south 0402 orcs.orc 1', 'n north 0402 elves.ranger 1', 'b north 0804 elves.glader 1']
  const given = { options: { figures: { goldToWin: 40 } } }
  const north = ['n1 north lost elves.wicana 0', 'n2 north lost elves.wicana 0']
  const south = ['s1 south lost orcs.shakla 0']
  test.each([
    ['medium', 20, [], 'draw', 'draw'],
    ['medium', 20, north.slice(1), 'south', 'marginal'],
    ['medium', 20, [...north.slice(1), ...south], 'draw', 'draw'],
    ['medium', 20, [...north, ...south], 'draw', 'draw'],
    ['small', 12, south, 'north', 'win'],
    ['large', 30, [...north, ...south], 'south', 'marginal'],
    ['large', 30, [...north.slice(1), ...south], 'draw', 'draw'],
  ])('%s, turn %i, %j: %s', (...[scenario, turn, lost, winner, level]) => {
    const state = scene(even)
    expect([goldOf(state, 'north'), goldOf(state, 'south')]).toEqual([4, 4])
    expect(endOf([...even, ...lost], { scenario, turn, ...given })).toMatchObject({ winner, level })
  })
})

clause('VC-5', () => {
  test.each([
    ['small', 'win'],
    ['medium', 'strategic'],
    ['large', 'strategic'],
  ])('%s: whoever resigns, asked or not, leaves the other a %s', (scenario, level) => {
    for (const [seat, winner] of [
      ['north', 'south'],
      ['south', 'north'],
    ] as const)
      expect(after(scene([], { scenario }), { type: 'resign', seat }).ending).toEqual({
        winner,
        level,
        by: 'resigned',
      })
  })
  test('after the end nothing is done', () => {
    const over = after(scene(['a north 0402 elves.ranger 1']), { type: 'resign', seat: 'south' })
    expect(refused(over, { type: 'move', block: 'a', path: '0502', seat: 'north' })).toBe('VC-2')
  })
})

clause('VC-6', () => {
  test('a seat without blocks plays on', () => {
    expect(endOf(['a north 0402 elves.ranger 1', 'p south pool orcs.orc 0'], {})).toBeNull()
  })
})

clause('FG-1', () => {
  test('all see the map, the moon, counts in hexes and at edges, entries, and losses', () => {
    const state = scene(
      [
        'a north 0502 elves.ranger 1',
        'x south 0502 orcs.orc 1',
        'e south edge orcs.orc 1',
        'w south lost orcs.shaman 0',
      ],
      { entries: { '0502': [['a', '0402']] }, turn: 2 },
    )
    for (const viewer of ['north', 'south', 'table']) {
      const view = viewOf(state, viewer)
      expect(view).toMatchObject({ turn: 2, moon: 'full', step: 'moves', boards: state.boards })
      expect(view.entries).toEqual([{ hex: '0502', from: '0402', owner: 'north' }])
      expect(view.stacks).toHaveLength(2)
      expect(view.seats.south).toMatchObject({
        waiting: 1,
        lost: ['orcs.shaman'],
        army: 'orcs',
        capitals: ['northport'],
      })
    }
  })
})

clause('FG-7', () => {
  test('north and south see their own, the table neither', () => {
    const state = scene(['a north 0402 elves.ranger 1', 'x south 0505 orcs.orc 1'])
    const ids = (viewer: string) => viewOf(state, viewer).blocks.map(({ id }) => id)
    expect([ids('north'), ids('south'), ids('table'), ids('referee')]).toEqual([['a'], ['x'], [], ['a', 'x']])
  })
})

clause('FG-8', () => {
  test('hidden blocks are a count by hex: neither their order nor an id is told', () => {
    const blocks = [
      'a north 0402 elves.ranger 1',
      'b north 0402 elves.magus 3',
      'c north 0201 elves.glader 1',
    ]
    const one = viewOf(scene(blocks), 'south')
    const other = viewOf(scene(blocks.toReversed()), 'south')
    expect(other).toEqual(one)
    expect(one.stacks).toEqual([
      { hex: '0201', owner: 'north', count: 1 },
      { hex: '0402', owner: 'north', count: 2 },
    ])
  })
})

clause('FG-10', () => {
  test('that a block came in is seen, and where, not which', () => {
    const state = scene(['a north edge elves.ranger 1'], { map: 'greenmarch-skirmish', scenario: 'small' })
    const events = eventsOf(state, { type: 'move', block: 'a', path: '0500' })
    expect(events[0]).toEqual({
      ...{ type: 'moved', seat: 'north', from: 'edge', path: ['0500'], isBySea: false, isAttack: false },
    })
    const seen = viewOf(after(state, { type: 'move', block: 'a', path: '0500' }), 'south')
    expect(seen.blocks).toEqual([])
    expect(seen.stacks).toEqual([{ hex: '0500', owner: 'north', count: 1 }])
  })
})
