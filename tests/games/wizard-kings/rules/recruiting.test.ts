import { expect, test } from 'vitest'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, heardBy, refused, scene, steps } from '../scene'

function recruit(block: string, more: object = {}): Deed {
  return { type: 'recruit', block, ...more }
}

function recruiting(blocks: readonly string[], given: object = {}) {
  return scene(blocks, { step: 'recruiting', ...given })
}

function won(blocks: readonly string[], hex: string, given: object = {}) {
  return scene(blocks, { step: 'aftermath', aftermath: { hex, winner: 'north' }, ...given })
}

clause('RC-1', () => {
  test('each block once on an occasion; nobody must', () => {
    const state = recruiting(['a north 0201 elves.ranger 1'])
    expect(refused(state, { type: 'endRecruiting' })).toBe(undefined)
    expect(refused(after(state, recruit('a')), recruit('a'))).toBe('RC-1')
    expect(refused(recruiting(['p north pool elves.ranger 0']), recruit('p'))).toBe('RC-1')
  })
})

clause('RC-2', () => {
  test.each([
    ['RC-2.1', 'a north 0402 elves.magus 1', {}],
    ['RC-2.1', 'a north 0402 elves.castle-small 1', {}],
    ['RC-2.2', 'a north 0201 elves.ranger 1 moved', {}],
    ['RC-2.2', 'a north edge elves.ranger 1', {}],
    ['RC-2.4', 'a north 0201 elves.ranger 3', {}],
    ['RC-2.5', 'a north 0301 elves.ranger 1', {}],
    ['RC-2.6', 'a north 0201 chaos.werewolf 1', { moon: 'new' }],
    [undefined, 'a north 0201 chaos.werewolf 1', { moon: 'waning' }],
  ])('%s: %s', (why, block, given) => {
    expect(refused(recruiting([block], given), recruit('a'))).toBe(why)
  })
})

clause('RC-2.5', () => {
  test('off its own ground a block finds none, in a capital always', () => {
    expect(refused(recruiting(['a north 0301 elves.ranger 1']), recruit('a'))).toBe('RC-2.5')
    expect(refused(recruiting(['a north 0402 elves.ranger 1']), recruit('a'))).toBe(undefined)
    expect(refused(recruiting(['a north 0701 elves.ranger 1']), recruit('a'))).toBe('RC-2.5')
  })
})

clause('RC-4', () => {
  test.each([
    ['two of a type', ['a north 0201 elves.ranger 1', 'b north 0201 elves.glader 1'], undefined],
    ['two types', ['a north 0402 elves.ranger 1', 'b north 0402 elves.undine 1'], 'RC-4.3'],
    ['a flyer first', ['a north 0402 elves.sprite 1', 'b north 0402 elves.ranger 1'], 'RC-4.2'],
    ['a flyer second', ['a north 0402 elves.ranger 1', 'b north 0402 elves.sprite 1'], 'RC-4.2'],
    ['two flyers', ['a north 0402 elves.sprite 1', 'b north 0402 elves.pixie 1'], 'RC-4.2'],
    ['chaos', ['a north 0201 chaos.giant 1', 'b north 0201 elves.ranger 1'], 'RC-4.2'],
    ['elsewhere', ['a north 0201 elves.ranger 1', 'b north 0103 elves.glader 1'], undefined],
  ])('%s', (_what, blocks, why) => {
    expect(refused(after(recruiting(blocks), recruit('a')), recruit('b'))).toBe(why)
  })
  test('a third of a type', () => {
    const state = recruiting(['a', 'b', 'c'].map((id) => `${id} north 0201 elves.glader 1`))
    expect(refused(after(state, recruit('a'), recruit('b')), recruit('c'))).toBe('RC-4.1')
  })
})

clause('RC-4.5', () => {
  test('the limits hold in a capital, for blocks of no type as well', () => {
    const two = recruiting(['a', 'b', 'c'].map((id) => `${id} north 0402 elves.glader 1`))
    expect(refused(after(two, recruit('a'), recruit('b')), recruit('c'))).toBe('RC-4.1')
    const none = ['a north 0402 feudals.templar 1', 'b north 0402 feudals.templar 1']
    expect(refused(after(recruiting(none), recruit('a')), recruit('b'))).toBe('RC-4.2')
  })
})

clause('RC-4.4', () => {
  const beasts = [
    'a north 0402 chaos.werewolf 1',
    'b north 0402 chaos.weredragon 1',
    'c north 0402 chaos.wererat 1',
  ]
  test('two werebeasts of any types under a full moon, not three, and no other beside one', () => {
    const one = after(recruiting(beasts, { moon: 'full' }), recruit('a', { steps: 1 }))
    expect(refused(one, recruit('b', { steps: 1 }))).toBe(undefined)
    expect(refused(after(one, recruit('b', { steps: 1 })), recruit('c', { steps: 1 }))).toBe('RC-4.1')
    const mixed = recruiting(['a north 0402 chaos.werewolf 1', 'b north 0402 elves.ranger 1'], {
      moon: 'full',
    })
    expect(refused(after(mixed, recruit('a', { steps: 1 })), recruit('b'))).toBe('RC-4.2')
    expect(refused(after(recruiting(beasts), recruit('a')), recruit('b'))).toBe('RC-4.2')
  })
})

clause('RC-5', () => {
  test.each([
    ['elves.ranger', 1, 2],
    ['elves.glader', 1, 3],
    ['elves.glader', 3, 4],
    ['chaos.centaur', 2, 3],
  ])('%s at %i comes to %i', (kind, from, to) => {
    expect(steps(after(recruiting([`a north 0201 ${kind} ${from}`]), recruit('a')), 'a')).toEqual([to])
  })
})

clause('RC-5.3', () => {
  test.each([
    ['chaos.werewolf', 2, 3, undefined],
    ['chaos.werewolf', 1, 2, undefined],
    ['chaos.werewolf', 3, 0, 'WB-3'],
    ['chaos.weremole', 3, 4, undefined],
  ])('%s gains %i under a full moon', (kind, gain, to, why) => {
    const state = recruiting([`a north 0402 ${kind} 1`], { moon: 'full' })
    expect(refused(state, recruit('a', { steps: gain }))).toBe(why)
    if (!why) expect(steps(after(state, recruit('a', { steps: gain })), 'a')).toEqual([to])
  })
  test('under another moon a Weremole gains two, others one', () => {
    const state = recruiting(['a north 0402 chaos.weremole 1', 'b north 0201 chaos.werewolf 1'], {
      moon: 'waning',
    })
    expect(steps(after(state, recruit('a'), recruit('b')), 'a', 'b')).toEqual([3, 2])
  })
})

clause('RC-6', () => {
  test('recruiting stops at full strength and makes no new block', () => {
    const state = recruiting(['a north 0201 elves.glader 3'])
    const later = after(state, recruit('a'))
    expect(steps(later, 'a')).toEqual([4])
    expect(later.blocks).toHaveLength(1)
    expect(refused(recruiting(['a north 0201 elves.glader 4']), recruit('a'))).toBe('RC-2.4')
    const moonlit = recruiting(['a north 0402 chaos.weremole 3'], { moon: 'full' })
    expect(steps(after(moonlit, recruit('a', { steps: 3 })), 'a')).toEqual([4])
  })
})

clause('RC-7', () => {
  test('the winner recruits in the hex of the battle alone, moved or not, one step each', () => {
    const blocks = [
      'a north 0201 elves.glader 1 moved',
      'b north 0201 elves.ranger 1',
      'c north 0103 elves.glader 1',
    ]
    const later = after(won(blocks, '0201'), recruit('a'), recruit('b'))
    expect(steps(later, 'a', 'b')).toEqual([2, 2])
    expect(refused(won(blocks, '0201'), recruit('c'))).toBe('RC-7')
  })
})

clause('RC-7.1', () => {
  const blocks = ['a north 0201 elves.glader 1', 'b north 0201 elves.ranger 1', 'c north 0301 elves.ranger 1']
  test('not after a regroup out or in', () => {
    const state = won(blocks, '0201')
    expect(refused(after(state, { type: 'regroupOut', block: 'a', to: '0301' }), recruit('b'))).toBe('RG-1')
    expect(refused(after(state, { type: 'regroupIn', block: 'c' }), recruit('b'))).toBe('RG-1')
  })
  test('not beside a fatigued wizard', () => {
    const state = won([...blocks, 'w north 0201 elves.magus 1 fatigued'], '0201')
    expect(refused(state, recruit('a'))).toBe('RG-5')
  })
})

clause('RC-8', () => {
  test('First recruits at the end of its moves and again after it has won as defender', () => {
    const state = recruiting(['a north 0201 elves.ranger 1'])
    expect(steps(after(state, recruit('a')), 'a')).toEqual([2])
    const later = after(won(['a north 0201 elves.ranger 2 fought'], '0201'), recruit('a'))
    expect(steps(later, 'a')).toEqual([3])
  })
})

clause('RG-4', () => {
  test('whoever recruits does not regroup', () => {
    const state = after(won(['a north 0201 elves.glader 1'], '0201'), recruit('a'))
    expect(refused(state, { type: 'regroupOut', block: 'a', to: '0301' })).toBe('RG-1')
    expect(refused(state, { type: 'endAftermath' })).toBe(undefined)
  })
})

clause('WZ-1', () => {
  test('wizards recruit neither in a capital nor after a victory', () => {
    expect(refused(recruiting(['w north 0402 elves.magus 1']), recruit('w'))).toBe('RC-2.1')
    expect(refused(won(['w north 0402 elves.magus 1'], '0402'), recruit('w'))).toBe('RC-2.1')
  })
})

clause('FG-3', () => {
  test('the other seat learns where a block recruited, not which', () => {
    const state = recruiting(['a north 0201 elves.ranger 1'])
    expect(heardBy('south', state, recruit('a'))).toEqual(['recruitedThere'])
    expect(heardBy('north', state, recruit('a'))).toEqual(['recruitedThere', 'recruited'])
    expect(eventsOf(state, recruit('a'))[0]).toEqual({ type: 'recruitedThere', seat: 'north', hex: '0201' })
  })
})

clause('CH-2', () => {
  test('chaos blocks recruit by their type', () => {
    expect(refused(recruiting(['a north 0201 chaos.giant 1']), recruit('a'))).toBe(undefined)
    expect(refused(recruiting(['a north 0301 chaos.giant 1']), recruit('a'))).toBe('RC-2.5')
    expect(refused(recruiting(['a north 0600 chaos.cockatrice 1']), recruit('a'))).toBe(undefined)
  })
})

clause('CH-7', () => {
  test.each(['chaos.hellcat', 'chaos.wererat'])('%s has no type: it recruits in clear ground', (kind) => {
    expect(refused(recruiting([`a north 0301 ${kind} 1`]), recruit('a'))).toBe(undefined)
    expect(refused(recruiting([`a north 0201 ${kind} 1`]), recruit('a'))).toBe('RC-2.5')
  })
})
