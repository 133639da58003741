import { expect, test } from 'vitest'
import { clause } from '../../../support/clause'
import { after, type Deed, fight, found, refused, scene } from '../scene'

function retreat(block: string, to: string): Deed {
  return { type: 'retreat', block, to }
}

function out(block: string, to: string): Deed {
  return { type: 'regroupOut', block, to }
}

function into(block: string): Deed {
  return { type: 'regroupIn', block }
}

function won(blocks: readonly string[], hex = '0502', given: object = {}) {
  return scene(blocks, { step: 'aftermath', aftermath: { hex, winner: 'north' }, ...given })
}

const PAIR = ['a north 0502 elves.ranger 2', 'x south 0502 orcs.ogre 3'] as const

clause('RT-3', () => {
  test('only over hexsides that the block crosses at all', () => {
    const state = fight(['a north 0703 elves.ranger 2', 'x south 0703 orcs.ogre 3'], { hex: '0703' })
    expect(refused(state, retreat('a', '0803'))).toBe('RT-3')
    expect(refused(state, retreat('a', '0603'))).toBe(undefined)
    const ship = fight(['v north 0703 elves.white-ship 2', 'x south 0703 orcs.orc 3'], {
      ...{ hex: '0703', slot: 'B others north' },
    })
    expect(refused(ship, retreat('v', '0603'))).toBe('RT-3')
    expect(refused(ship, retreat('v', '0803'))).toBe(undefined)
  })
})

clause('RT-4', () => {
  test('not over a hexside by which an enemy came in, be it attack or help', () => {
    const given = { entries: { '0502': [['x', '0501']] } }
    expect(refused(fight(PAIR, {}, given), retreat('a', '0501'))).toBe('RT-4')
    expect(refused(fight(PAIR, {}, given), retreat('a', '0402'))).toBe(undefined)
  })
})

clause('RT-5', () => {
  test('no fifth block comes to a hex', () => {
    const four = [1, 2, 3, 4].map((nth) => `n${nth} north 0501 elves.glader 1`)
    expect(refused(fight([...PAIR, ...four]), retreat('a', '0501'))).toBe('MV-9')
  })
})

clause('RT-6', () => {
  test('not off the map, nor by sea', () => {
    const state = fight(['a north 0002 elves.ranger 2', 'x south 0002 orcs.ogre 3'], { hex: '0002' })
    expect(refused(state, { type: 'retreat', block: 'a', to: 'edge' })).toBeDefined()
    expect(refused(state, { type: 'seaMove', block: 'a', path: '0003' })).toBeDefined()
  })
})

clause('RT-7', () => {
  test('flyers not to full sea; castles never', () => {
    const state = fight(['f north 0703 elves.sprite 1', 'x south 0703 orcs.ogre 3'], { hex: '0703' })
    expect(refused(state, retreat('f', '0803'))).toBe('RT-7')
    expect(refused(state, retreat('f', '0702'))).toBe(undefined)
    const castle = fight(['c north 0402 elves.castle-great 1', 'x south 0402 orcs.ogre 3'], {
      ...{ hex: '0402', attacker: 'south', slot: 'B others north' },
    })
    expect(refused(castle, retreat('c', '0502'))).toBe('CS-1')
  })
})

clause('RT-10', () => {
  test('the attacker may leave onward, in any round, by the same slots', () => {
    const given = { entries: { '0502': [['a', '0402']] } }
    for (const round of [1, 2, 3, 4])
      expect(refused(fight(PAIR, { round }, given), retreat('a', '0602'))).toBe(undefined)
  })
})

clause('RT-11', () => {
  test('who must leave does so though bound', () => {
    expect(refused(fight(PAIR, { bound: ['a'], round: 3 }), retreat('a', '0402'))).toBe('SP-4.8')
    expect(refused(fight(PAIR, { bound: ['a'], round: 4 }), retreat('a', '0402'))).toBe(undefined)
  })
})

clause('HX-8', () => {
  const three = ['a', 'b', 'c'].map((id) => `${id} north 0502 elves.ranger 1`)
  test('retreats of a round count together; no road helps', () => {
    const state = fight([...three, 'x south 0502 orcs.ogre 3'])
    const two = after(state, retreat('a', '0501'))
    // The desert of 0501 is strange to forest folk.
    expect(refused(two, retreat('b', '0501'))).toBe('HX-8')
    expect(refused(after(state, retreat('a', '0402'), retreat('b', '0402')), retreat('c', '0402'))).toBe(
      'HX-8',
    )
  })
  test('so do the regroups of a battle, by its road as well', () => {
    const blocks = ['a', 'b'].map((id) => `${id} north 0302 elves.ranger 1`)
    const state = won(blocks, '0302')
    expect(refused(after(state, out('a', '0402')), out('b', '0402'))).toBe('HX-8')
  })
  test('the moves of the turn do not count', () => {
    const moved = after(
      scene(['a north 0402 elves.ranger 1', 'b north 0402 elves.ranger 1', 'x south 0502 orcs.orc 1']),
      {
        ...{ type: 'move', block: 'a', path: '0502' },
      },
    )
    const later = after(moved, { type: 'move', block: 'b', path: '0502' }, { type: 'endMoves' })
    const fought = after(
      later,
      ...(['endRecruiting', 'endMoves', 'endRecruiting'] as const).map((type) => ({ type })),
      { type: 'openBattle', hex: '0502' },
    )
    expect(found(after(fought, retreat('a', '0402')), 'a')).toBe('0402 1')
  })
})

clause('RG-1', () => {
  test('out or in, not both', () => {
    const state = won([
      'a north 0502 elves.ranger 2',
      'b north 0402 elves.ranger 1',
      'c north 0502 elves.ranger 1',
    ])
    expect(refused(after(state, out('a', '0501')), into('b'))).toBe('RG-1')
    expect(refused(after(state, into('b')), out('a', '0501'))).toBe('RG-1')
    expect(refused(after(state, out('a', '0501')), out('c', '0602'))).toBe(undefined)
    expect(refused(state, { type: 'endAftermath' })).toBe(undefined)
  })
})

clause('RG-2', () => {
  test.each([
    ['one hex', '0501', [], undefined],
    ['two hexes', '0400', [], 'RT-1'],
    ['into enemies', '0501', ['e south 0501 orcs.orc 1'], 'RT-2'],
    ['into a vacant city of its own', '0402', [], undefined],
    ['into a full hex', '0501', [1, 2, 3, 4].map((nth) => `n${nth} north 0501 elves.glader 1`), 'MV-9'],
  ])('%s: to %s', (_what, to, more, why) => {
    expect(refused(won(['a north 0502 elves.ranger 2', ...more]), out('a', to))).toBe(why)
  })
  test('only from the hex of the battle; the way the enemy came is open', () => {
    const state = won(
      ['a north 0502 elves.ranger 2', 'b north 0402 elves.ranger 1', 'x south 0505 orcs.orc 1'],
      '0502',
      {
        entries: { '0502': [['x', '0501']] },
      },
    )
    expect(refused(state, out('b', '0501'))).toBe('RG-2')
    expect(refused(state, out('a', '0501'))).toBe(undefined)
  })
})

clause('RG-3', () => {
  test('from hexes around that are not contested', () => {
    const blocks = [
      'a north 0502 elves.ranger 2',
      'b north 0402 elves.ranger 1',
      'c north 0404 elves.ranger 1',
    ]
    expect(found(after(won(blocks), into('b')), 'b')).toBe('0502 1')
    expect(refused(won(blocks), into('c'))).toBe('RG-3')
    const contested = won([...blocks, 'x south 0402 orcs.orc 1'], '0502', {
      entries: { '0402': [['x', '0403']] },
    })
    expect(refused(contested, into('b'))).toBe('RG-3')
  })
  test('no fifth, no castle', () => {
    const four = [1, 2, 3, 4].map((nth) => `n${nth} north 0502 elves.glader 1`)
    expect(refused(won([...four, 'b north 0402 elves.ranger 1']), into('b'))).toBe('MV-9')
    expect(refused(won([...four.slice(1), 'c north 0402 elves.castle-small 1']), into('c'))).toBe('CS-1')
  })
})

clause('RG-5', () => {
  const tired = 'w north 0502 elves.magus 1 fatigued'
  test('a fatigued wizard leaves before the winner goes on, and is rested', () => {
    const state = won([tired, 'a north 0502 elves.ranger 1'])
    expect(refused(state, { type: 'endAftermath' })).toBe('RG-5')
    expect(refused(won([tired, 'b north 0402 elves.ranger 1']), into('b'))).toBe('RG-5')
    const later = after(state, out('w', '0402'))
    expect(later.blocks.find(({ id }) => id === 'w')?.did).toEqual(['regrouped'])
    expect(refused(later, { type: 'endAftermath' })).toBe(undefined)
  })
  test('with nowhere to go it stays, and recruiting is barred', () => {
    const around = ['0602', '0501', '0401', '0402', '0403', '0503'].map(
      (hex, nth) => `e${nth} south ${hex} orcs.orc 1`,
    )
    const state = won([tired, 'a north 0502 feudals.templar 1', ...around])
    expect(refused(state, { type: 'recruit', block: 'a' })).toBe('RG-5')
    expect(refused(state, { type: 'endAftermath' })).toBe(undefined)
  })
})

clause('WZ-9', () => {
  test('won before the next round, the battle leaves the tired wizard to regroup', () => {
    const state = fight(['w north 0502 elves.wicana 2', 'x south 0502 orcs.ogre 1'], {
      slot: 'A wizards north',
    })
    const later = after(state, {
      type: 'cast',
      block: 'w',
      spell: 'thorn-dart',
      target: 'x',
      dice: [1, 6, 1],
    })
    expect(later.step).toBe('aftermath')
    expect(refused(later, { type: 'endAftermath' })).toBe('RG-5')
  })
})

clause('RG-6', () => {
  test('flyers leave full sea; those who cannot are lost', () => {
    const state = won(['f north 0802 elves.sprite 1'], '0802')
    expect(refused(state, { type: 'endAftermath' })).toBe('RG-6')
    expect(found(after(state, out('f', '0801')), 'f')).toBe('0801 1')
    const around = ['0702', '0801', '0701', '0703', '0902', '0803'].map(
      (hex, nth) => `e${nth} south ${hex} orcs.gargoyle 1`,
    )
    const stuck = won(['f north 0802 elves.sprite 1', 'd north 0802 chaos.demon 1', ...around], '0802')
    const later = after(stuck, { type: 'endAftermath' })
    expect([found(later, 'f'), found(later, 'd')]).toEqual(['pool 0', 'lost 0'])
  })
})

clause('RG-7', () => {
  test('no block regroups twice in a turn', () => {
    expect(refused(won(['a north 0502 elves.ranger 2 regrouped']), out('a', '0501'))).toBe('RG-7')
    expect(
      refused(won(['a north 0502 elves.ranger 2', 'b north 0402 elves.ranger 1 regrouped']), into('b')),
    ).toBe('RG-7')
  })
})

clause('RT-8', () => {
  test('the regroups of the medium game go by it too', () => {
    const given = { map: 'stone-and-bone' }
    // Eastwharf of the southern board.
    const state = won(['a north 0809 dwarves.slinger 1'], '0809', given)
    expect(refused(state, out('a', '0909'))).toBe('RT-8')
    const held = won(['a north 0809 dwarves.slinger 1'], '0809', {
      ...given,
      heldCities: { eastwharf: 'north' },
    })
    expect(refused(held, out('a', '0909'))).toBe(undefined)
  })
})
