import { expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { COMMANDS } from '@/games/wizard-kings/commands'
import { isSeenBy } from '@/games/wizard-kings/queries/view'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, found, refused, scene, steps } from '../scene'

function move(block: string, path: string): Deed {
  return { type: 'move', block, path }
}

/** Why the last of some moves is refused. */
function refusedLast(
  blocks: readonly string[],
  moves: readonly Deed[],
  given: object = {},
): string | undefined {
  return refused(after(scene(blocks, given), ...moves.slice(0, -1)), moves.at(-1) as Deed)
}

clause('MV-1', () => {
  test('a seat moves any of its blocks, one at a time, in any order, or none', () => {
    const state = scene(['a north 0402 elves.ranger 1', 'b north 0502 elves.ranger 1'])
    expect(refused(state, { type: 'endMoves' })).toBe(undefined)
    const later = after(state, move('b', '0501'), move('a', '0502'))
    expect([found(later, 'a'), found(later, 'b')]).toEqual(['0502 1', '0501 1'])
    expect(refused(scene(['p north pool elves.ranger 0']), move('p', '0402'))).toBe('MV-1')
  })
})

clause('MV-3', () => {
  test.each([
    ['elves.treek', '0404 0405', 'MV-3'],
    ['elves.treek', '0404', undefined],
    ['elves.ranger', '0404 0405', undefined],
    ['elves.ranger', '0404 0405 0305', 'MV-3'],
    ['elves.castle-small', '0404', 'MV-3'],
    ['elves.ranger', '0405', 'MV-3'],
    ['elves.ranger', '', 'MV-3'],
  ])('%s from 0403 by %s: %s', (kind, path, why) => {
    expect(refused(scene([`a north 0403 ${kind} 1`]), move('a', path))).toBe(why)
  })
})

clause('MV-4', () => {
  test.each([
    ['elves.ranger', '0702', '0802', 'MV-4'],
    ['elves.white-ship', '0702', '0802', undefined],
    ['elves.white-ship', '0702', '0602', 'MV-4'],
    ['elves.sprite', '0702', '0802 0703', undefined],
  ])('%s from %s by %s: %s', (kind, at, path, why) => {
    expect(refused(scene([`a north ${at} ${kind} 1`]), move('a', path))).toBe(why)
  })
})

clause('MV-5', () => {
  const blocks = ['a north 0402 elves.unicorn 1', 'f north 0402 elves.pegasus 1', 'x south 0502 orcs.orc 1']
  test('a block stops among enemies, and the entry is kept for the battle', () => {
    expect(refused(scene(blocks), move('a', '0502 0501'))).toBe('MV-5')
    const later = after(scene(blocks), move('a', '0502'))
    expect(later.entries).toEqual([{ block: 'a', hex: '0502', from: '0402' }])
  })
  test('a flyer may fly on', () => {
    expect(found(after(scene(blocks), move('f', '0502 0602')), 'f')).toBe('0602 1')
  })
})

clause('MV-7', () => {
  // A road and a mountain lie between 0102 and 0202, and a road and a river between 0302 and 0402.
  test('by road a block ignores hexside and ground', () => {
    const state = scene(['a north 0102 orcs.ogre 1', 'b north 0103 orcs.ogre 1'])
    expect(refused(state, move('a', '0202 0302 0402'))).toBe(undefined)
    expect(refused(state, move('b', '0202 0302'))).toBe('MV-6')
  })
  test('not into enemies: the second attacker is not native to the river', () => {
    const blocks = ['a north 0302 elves.ranger 1', 'b north 0302 elves.ranger 1', 'x south 0402 orcs.orc 1']
    expect(refusedLast(blocks, [move('a', '0402'), move('b', '0402')])).toBe('HX-4')
  })
})

clause('MV-8', () => {
  test.each([
    ['0202 0302 0402', undefined],
    ['0202 0302 0303', 'MV-3'],
    ['0202 0302 0402 0502', 'MV-3'],
  ])('a block of two hexes goes by %s: %s', (path, why) => {
    expect(refused(scene(['a north 0102 elves.ranger 1']), move('a', path))).toBe(why)
  })
})

clause('MV-9', () => {
  const four = [1, 2, 3, 4].map((nth) => `n${nth} north 0502 elves.glader 1`)
  test('no fifth ends its move in a hex; it may go through; castles do not count', () => {
    expect(refused(scene([...four, 'a north 0402 elves.unicorn 1']), move('a', '0502'))).toBe('MV-9')
    expect(refused(scene([...four, 'a north 0402 elves.unicorn 1']), move('a', '0502 0602'))).toBe(undefined)
    const three = [1, 2, 3].map((nth) => `n${nth} north 0402 elves.glader 1`)
    const castle = 'c north 0402 elves.castle-small 1'
    expect(refused(scene([...three, castle, 'a north 0502 elves.ranger 1']), move('a', '0402'))).toBe(
      undefined,
    )
  })
})

clause('MV-10', () => {
  const given = { actor: 'south', entries: { '0502': [['a', '0402']] } }
  const two = ['a north 0502 elves.ranger 1', 'x south 0502 orcs.orc 1', 'y south 0502 orcs.orc 1']
  test('as many must stay as attackers came', () => {
    const one = after(scene(two, given), move('x', '0501'))
    expect(found(one, 'x')).toBe('0501 1')
    expect(refused(one, move('y', '0501'))).toBe('MV-10')
  })
  test('nobody leaves over the hexside by which they came', () => {
    expect(refused(scene(two, given), move('x', '0402'))).toBe('MV-10')
  })
  test('castles hold nobody', () => {
    const blocks = [
      'a north 0505 elves.ranger 1',
      'x south 0505 orcs.orc 1',
      'c south 0505 orcs.castle-small 1',
    ]
    const entries = { '0505': [['a', '0405']] }
    expect(refused(scene(blocks, { actor: 'south', entries }), move('x', '0605'))).toBe('MV-10')
  })
  test('a reinforcement of this phase does not count among those who stay', () => {
    const blocks = [...two.slice(0, 2), 'z south 0602 orcs.orc 1']
    const one = after(scene(blocks, given), move('z', '0502'))
    expect(refused(one, move('x', '0501'))).toBe('MV-10')
  })
})

clause('MV-11', () => {
  test('a flyer ends over full sea among enemies alone', () => {
    const flyer = 'f north 0702 elves.sprite 1'
    expect(refused(scene([flyer]), move('f', '0802'))).toBe('MV-11')
    expect(refused(scene([flyer, 'x south 0802 feudals.kog 1']), move('f', '0802'))).toBe(undefined)
    expect(refused(scene([flyer]), move('f', '0703'))).toBe(undefined)
  })
})

clause('MV-12', () => {
  const small = { map: 'greenmarch-skirmish', scenario: 'small', turn: 1 }
  test('a waiting block comes in over its own edge, and the phase does not end before', () => {
    const state = scene(['a north edge elves.ranger 1'], small)
    expect(refused(state, { type: 'endMoves' })).toBe('MV-12')
    expect(refused(state, move('a', '0507'))).toBe('MV-12')
    expect(refused(state, move('a', '0000'))).toBe('MV-12')
    const later = after(state, move('a', '0500'))
    expect(found(later, 'a')).toBe('0500 1')
    expect(refused(later, { type: 'endMoves' })).toBe(undefined)
  })
  test('an entry may attack, and comes from the edge', () => {
    const state = scene(['a north edge elves.ranger 1', 'x south 0500 orcs.orc 1'], small)
    expect(after(state, move('a', '0500')).entries).toEqual([{ block: 'a', hex: '0500', from: 'edge' }])
  })
})

clause('MV-14', () => {
  test('a seat knows its own blocks, and not the other’s', () => {
    const state = scene(['a north 0402 elves.ranger 1', 'x south 0505 orcs.orc 1'])
    const seen = (viewer: string) => state.blocks.map((block) => isSeenBy(state, block, viewer))
    expect([seen('north'), seen('south'), seen('table')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })
})

clause('HX-1', () => {
  test('crossings count by hexside, direction and lane, and a new phase counts anew', () => {
    const blocks = [
      'a north 0402 elves.ranger 1',
      'b north 0502 elves.ranger 1',
      'f north 0402 elves.sprite 1',
    ]
    const state = after(scene(blocks), move('a', '0502'), move('b', '0402'), move('f', '0502'))
    expect(state.crossings).toEqual([
      { lane: 'land', from: '0402', to: '0502', total: 1, foreign: 0 },
      { lane: 'land', from: '0502', to: '0402', total: 1, foreign: 0 },
      { lane: 'air', from: '0402', to: '0502', total: 1, foreign: 0 },
    ])
    expect(after(state, { type: 'endMoves' }, { type: 'endRecruiting' }).crossings).toEqual([])
  })
})

clause('HX-2', () => {
  test.each([
    ['land', 'elves.glader', '0402', '0502'],
    ['air', 'elves.sprite', '0402', '0502'],
    ['water', 'elves.white-ship', '0702', '0703'],
  ])('at most two cross by %s', (_lane, kind, from, to) => {
    const blocks = ['a', 'b', 'c'].map((id) => `${id} north ${from} ${kind} 1`)
    expect(
      refusedLast(
        blocks,
        ['a', 'b', 'c'].map((id) => move(id, to)),
      ),
    ).toBe('HX-2')
    expect(
      refusedLast(
        blocks,
        ['a', 'b'].map((id) => move(id, to)),
      ),
    ).toBe(undefined)
  })
})

clause('HX-7', () => {
  test('flyers over a mountain and into a forest, and aquatics, have no strict limit', () => {
    const flyers = ['a north 0202 elves.sprite 1', 'b north 0202 elves.sprite 1']
    expect(refusedLast(flyers, [move('a', '0103'), move('b', '0103')])).toBe(undefined)
    const ships = ['a north 0702 elves.white-ship 1', 'b north 0702 elves.white-ship 1']
    expect(refusedLast(ships, [move('a', '0802'), move('b', '0802')])).toBe(undefined)
  })
})

clause('HX-4', () => {
  test('natives go by the total alone, and count towards it', () => {
    const blocks = ['a north 0202 orcs.ogre 1', 'b north 0202 elves.glader 1', 'c north 0202 orcs.ogre 1']
    // Into the forest of 0201 no hexside is in the way: forest folk are native to all of it.
    expect(refusedLast(blocks, [move('a', '0201'), move('b', '0201')])).toBe(undefined)
    expect(refusedLast(blocks, [move('a', '0201'), move('b', '0201'), move('c', '0201')])).toBe('HX-2')
  })
  test('who is native to the ground and not to the hexside is a stranger', () => {
    // A mountain lies between 0202 and the forest of 0103.
    const blocks = ['a north 0202 elves.glader 1', 'b north 0202 elves.glader 1']
    expect(refusedLast(blocks, [move('a', '0103'), move('b', '0103')])).toBe('HX-4')
  })
})

clause('SE-1', () => {
  test('an aquatic comes in by sea or coast', () => {
    const small = { map: 'greenmarch-skirmish', scenario: 'small', turn: 1 }
    const state = scene(['v north edge elves.white-ship 1'], small)
    expect(refused(state, move('v', '0500'))).toBe('MV-12')
    expect(refused(state, move('v', '0000'))).toBe(undefined)
    expect(refused(state, move('v', '0300'))).toBe(undefined)
  })
})

clause('SE-6', () => {
  test('flyers ignore ground, hexsides and enemies below', () => {
    const blocks = ['f north 0301 elves.pegasus 1', 'x south 0402 orcs.orc 1']
    expect(refused(scene(blocks), move('f', '0402 0303 0203'))).toBe(undefined)
  })
})

clause('SE-7', () => {
  test('a flyer does not leave a battle for full sea', () => {
    const state = scene(['f north 0702 elves.sprite 1', 'x south 0505 orcs.orc 1'], {
      ...{ step: 'aftermath', aftermath: { hex: '0702', winner: 'north' } },
    })
    expect(refused(state, { type: 'regroupOut', block: 'f', to: '0802' })).toBe('RT-7')
    expect(refused(state, { type: 'regroupOut', block: 'f', to: '0703' })).toBe(undefined)
  })
})

function sail(block: string, path: string): Deed {
  return { type: 'seaMove', block, path }
}

clause('SE-2', () => {
  // North holds Northport in 0701.
  const port = 'a north 0701 elves.ranger 1'
  test.each([
    [[port], '0801 0802 0703', undefined],
    [[port], '0802', 'SE-2'],
    [[port], '0702', undefined],
    [[port], '0601', 'SE-2'],
    [[port, 'x south 0802 feudals.kog 1'], '0702 0802 0703', 'SE-2'],
    [['a north 0801 elves.ranger 1'], '0702', 'SE-2'],
    [['a north 0701 elves.ranger 1 moved'], '0702', 'MV-2'],
  ])('%j by %s: %s', (blocks, path, why) => {
    expect(refused(scene(blocks), sail('a', path))).toBe(why)
  })
  test('at most six hexes', () => {
    const there = ['a north 0701 elves.ranger 1']
    expect(refused(scene(there), sail('a', '0702 0802 0803 0903 0904 0805'))).toBe(undefined)
    expect(refused(scene(there), sail('a', '0801 0702 0802 0803 0903 0904 0805'))).toBe('SE-2')
  })
})

clause('SE-4', () => {
  test.each(['elves.magus', 'elves.sprite', 'elves.white-ship', 'elves.castle-small'])(
    '%s is not carried',
    (kind) => {
      expect(refused(scene([`a north 0701 ${kind} 1`]), sail('a', '0702'))).toBe('SE-4')
    },
  )
  test('a sea move is the whole move, and no crossing', () => {
    const state = after(scene(['a north 0701 elves.ranger 1']), sail('a', '0702'))
    expect(refused(state, move('a', '0602'))).toBe('MV-2')
    expect(state.crossings).toEqual([])
    expect(eventsOf(scene(['a north 0701 elves.ranger 1']), sail('a', '0702'))[0]).toMatchObject({
      isBySea: true,
    })
  })
})

clause('SE-3', () => {
  const three = ['a', 'b', 'c'].map((id) => `${id} north 0701 elves.glader 1`)
  test('two from a port, one to a coast, two to a friendly port', () => {
    const one = after(scene(three), sail('a', '0702'))
    expect(refused(one, sail('b', '0702'))).toBe('SE-3')
    const two = after(one, sail('b', '0801'))
    expect(refused(two, sail('c', '0702 0703'))).toBe('SE-3')
    const held = scene([...three, 'g north 0804 elves.treek 1'])
    const landed = after(held, sail('a', '0702 0802 0803 0804'))
    expect(refused(landed, sail('b', '0702 0802 0803 0804'))).toBe(undefined)
  })
})

clause('CB-18', () => {
  test('nobody is made to attack: with an enemy beside it a seat just ends its moves', () => {
    const state = scene(['a north 0402 elves.ranger 1', 'x south 0502 orcs.orc 1'])
    expect(legalOf(COMMANDS, state).map(({ type }) => type)).toContain('endMoves')
  })
  test('nobody goes through an enemy hex, however strong', () => {
    const state = scene(['a north 0402 elves.unicorn 3', 'x south 0502 orcs.orc 1'])
    expect(refused(state, move('a', '0502 0602'))).toBe('MV-5')
    expect(steps(state, 'x')).toEqual([1])
  })
})
