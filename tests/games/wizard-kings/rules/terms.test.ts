import { expect, test } from 'vitest'
import { attackerOf } from '@/games/wizard-kings/queries/contests'
import { homeCities } from '@/games/wizard-kings/queries/set-up'
import { KINDS, printedOf } from '@/games/wizard-kings/tables/kinds'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { clause } from '../../../support/clause'
import armiesFile from '../../../data/wizard-kings/armies.json' with { type: 'json' }
import { after, eventsOf, fight, found, refused, scene, sound, steps } from '../scene'

/** Whether a position with such a block is read from a file. */
function isRead(block: string): boolean {
  const state = scene([block, 'x south 0505 orcs.orc 1'])
  return wizardKingsFiles.parsePosition(wizardKingsFiles.writePosition(state)).ok
}

clause('TM-1', () => {
  test('a block has an owner, a kind, a place and a strength, and is named by its id', () => {
    const state = sound(scene(['a north 0502 elves.ranger 3', 'x south 0505 orcs.orc 1']))
    expect(state.blocks[0]).toMatchObject({ kind: 'elves.ranger', owner: 'north', at: '0502', strength: 3 })
    expect(refused(state, { type: 'move', block: 'nobody', path: '0501' })).toBe('TM-1')
  })
})

clause('TM-2', () => {
  test.each([
    ['a north 0502 elves.ranger 1', true],
    ['a north 0502 elves.ranger 3', true],
    ['a north 0502 elves.ranger 4', false],
    ['a north 0502 elves.ranger 0', false],
  ])('%s can be: %s', (block, can) => {
    expect(isRead(block)).toBe(can)
  })
})

clause('TM-3', () => {
  test('a block at the steps of its label is at full strength and does not recruit', () => {
    const given = { step: 'recruiting' }
    const full = scene(['a north 0201 elves.ranger 3'], given)
    expect(refused(full, { type: 'recruit', block: 'a' })).toBe('RC-2.4')
    expect(refused(scene(['a north 0201 elves.ranger 2'], given), { type: 'recruit', block: 'a' })).toBe(
      undefined,
    )
  })
})

clause('TM-4', () => {
  test('what is built at strength 1 is no wizard and no castle', () => {
    const state = scene(['p north pool elves.glader 0', 'c north pool elves.castle-small 0'], {
      step: 'builds',
      seats: { south: { army: 'orcs' } },
    })
    const build = (kind: string) =>
      ({ type: 'commitBuilds', items: [{ build: 'cadre', kind, at: 'midford' }] }) as const
    expect(refused(state, build('elves.castle-small'))).toBe('BD-4')
    expect(refused(state, build('elves.magus'))).toBe('BD-4')
    expect(found(after(state, build('elves.glader')), 'p')).toBe('0402 1')
  })
})

clause('TM-5', () => {
  test('every block is a wizard, a castle, an army unit or a chaos block, werebeasts among the last', () => {
    const classes = new Set(KINDS.map((kind) => printedOf(kind).class))
    expect([...classes].sort()).toEqual(['army', 'castle', 'chaos', 'wizard'])
    const beasts = KINDS.filter((kind) => printedOf(kind).isWerebeast)
    expect(beasts.every((kind) => printedOf(kind).class === 'chaos')).toBe(true)
  })
})

clause('TM-6', () => {
  test('the cost of a label only tells that a Glader recruits by two, an Assassin by one', () => {
    const state = scene(['a north 0201 elves.glader 1', 'b north 0103 elves.treek 1'], { step: 'recruiting' })
    const later = after(state, { type: 'recruit', block: 'a' }, { type: 'recruit', block: 'b' })
    expect(steps(later, 'a', 'b')).toEqual([3, 2])
  })
})

clause('TM-7', () => {
  test('a label with a city has no type', () => {
    const cities = armiesFile.armies.flatMap(({ blocks }) =>
      blocks.filter(({ printedSymbol }) => printedSymbol?.includes('city')),
    )
    expect(cities.length).toBeGreaterThan(5)
    for (const { id } of cities) expect(printedOf(id as never).type).toBe('none')
  })
})

clause('TM-9', () => {
  test('a hex with blocks of both is contested, and nobody’s to recruit or study in', () => {
    const state = scene(['a north 0201 elves.ranger 1', 'x south 0201 orcs.orc 1'], { step: 'recruiting' })
    expect(refused(state, { type: 'recruit', block: 'a' })).toBe('RC-2.3')
  })
})

clause('TM-10', () => {
  test('whoever goes second is the attacker where it came, in the same turn in which First attacks elsewhere', () => {
    const state = scene(
      [
        'a north 0502 elves.ranger 3',
        'x south 0502 orcs.orc 3',
        'b north 0301 elves.ranger 3',
        'y south 0301 orcs.orc 3',
      ],
      { step: 'battles', entries: { '0502': [['a', '0402']], '0301': [['y', '0302']] } },
    )
    expect(attackerOf(state, '0502' as never)).toBe('north')
    expect(attackerOf(state, '0301' as never)).toBe('south')
  })
})

clause('TM-11', () => {
  test('a reserve does nothing in the first round', () => {
    const state = fight(
      ['a north 0502 elves.ranger 3', 'r north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 3'],
      { reserves: ['r'] },
    )
    expect(refused(state, { type: 'fire', block: 'r' })).toBe('CB-8')
  })
})

clause('TM-12', () => {
  test('in the medium game each has a home board, in the small one nobody', () => {
    const medium = scene([], { map: 'stone-and-bone' })
    expect(homeCities(medium, 'north').map(({ id }) => id)).toContain('karrun')
    expect(homeCities(medium, 'south').map(({ id }) => id)).toContain('merehall')
    expect(homeCities(medium, 'north')).toHaveLength(6)
    const small = scene([], { map: 'greenmarch-skirmish', scenario: 'small' })
    expect(homeCities(small, 'north')).toEqual([])
  })
})

clause('TM-13', () => {
  test('to recruit adds strength; to learn is one step and the wizards’ alone', () => {
    const state = scene(['w north 0004 elves.magus 1', 'a north 0201 elves.ranger 1'], { step: 'study' })
    const later = after(state, { type: 'study', wizard: 'w', dice: [1] })
    expect(steps(later, 'w', 'a')).toEqual([2, 1])
    expect(refused(state, { type: 'study', wizard: 'a' })).toBe('WZ-6')
  })
})

clause('TM-14', () => {
  test('3d6@F2: three dice, each a hit at 2 or less', () => {
    const state = fight([
      'a north 0502 elves.ranger 3',
      'x south 0502 orcs.ogre 3',
      'y south 0502 orcs.troll 1',
    ])
    const [fired] = eventsOf(state, { type: 'fire', block: 'a', dice: [1, 2, 3] })
    expect(fired).toMatchObject({ type: 'fired', rolls: [1, 2, 3], hitNumber: 2, hits: 2 })
  })
})
