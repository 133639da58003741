import { expect, test } from 'vitest'
import { attackerOf } from '@/games/wizard-kings/queries/contests'
import { viewOf } from '@/games/wizard-kings/queries/view'
import type { State } from '@/games/wizard-kings/state/state'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, fight, found, refused, scene, sound, steps } from '../scene'

function hold(block: string): Deed {
  return { type: 'hold', block }
}

function fire(block: string, ...dice: readonly number[]): Deed {
  return { type: 'fire', block, dice }
}

const SEATS = { seats: { north: { army: 'elves' }, south: { army: 'orcs' } } }

/** North’s Ranger has come from 0402 to an Orc and an Ogre. */
const ATTACK = [
  'a north 0502 elves.ranger 3 moved',
  'x south 0502 orcs.ogre 3',
  'y south 0502 orcs.orc 2',
] as const

function battles(more: readonly string[] = [], entries: readonly (readonly [string, string])[] = []): State {
  return scene([...ATTACK, ...more], {
    ...{ step: 'battles', ...SEATS, entries: { '0502': [['a', '0402'], ...entries] } },
  })
}

clause('CB-1', () => {
  test('in every contested hex, and nowhere else', () => {
    expect(refused(battles(), { type: 'openBattle', hex: '0502' })).toBe(undefined)
    expect(refused(battles(), { type: 'openBattle', hex: '0501' })).toBe('CB-1')
    expect(refused(battles(), { type: 'endStudy' })).toBeDefined()
  })
})

clause('CB-2', () => {
  test('whom First attacked is defender, though it moves more blocks in', () => {
    const state = battles(['z south 0502 orcs.troll 3 moved'], [['z', '0602']])
    expect(attackerOf(state, '0502' as never)).toBe('north')
  })
})

clause('CB-3', () => {
  const more = ['b north 0502 elves.ranger 2 moved']
  test('the main hexside is named where there are more; those who came elsewhere are reserves', () => {
    const state = battles(more, [['b', '0501']])
    expect(refused(state, { type: 'openBattle', hex: '0502' })).toBe('CB-3')
    expect(refused(state, { type: 'openBattle', hex: '0502', main: '0602' })).toBe('CB-3')
    const later = after(state, { type: 'openBattle', hex: '0502', main: '0501' })
    expect(later.battle?.active).toEqual(['x', 'y', 'b'])
  })
})

clause('CB-4', () => {
  test('what the defender moved in afterwards is a reserve until round 2', () => {
    const state = battles(['z south 0502 orcs.troll 3 moved'], [['z', '0602']])
    const one = after(state, { type: 'openBattle', hex: '0502' })
    expect(one.battle?.active).toEqual(['a', 'x', 'y'])
    const two = after(one, hold('a'), hold('x'), hold('y'))
    expect(two.battle).toMatchObject({ round: 2, active: ['a', 'x', 'y', 'z'] })
  })
})

clause('CB-5', () => {
  test('active blocks are shown to all, reserves are not', () => {
    const state = battles(['z south 0502 orcs.troll 3 moved'], [['z', '0602']])
    const later = after(state, { type: 'openBattle', hex: '0502' })
    expect(viewOf(later, 'table').blocks.map(({ id }) => id)).toEqual(['a', 'x', 'y'])
    const shown = eventsOf(state, { type: 'openBattle', hex: '0502' }).filter(
      ({ type }) => type === 'blocksShown',
    )
    expect(shown).toEqual([
      { type: 'blocksShown', seat: 'north', hex: '0502', blocks: [{ kind: 'elves.ranger', strength: 3 }] },
      {
        ...{ type: 'blocksShown', seat: 'south', hex: '0502' },
        blocks: [
          { kind: 'orcs.ogre', strength: 3 },
          { kind: 'orcs.orc', strength: 2 },
        ],
      },
    ])
  })
})

clause('CB-6', () => {
  test('three rounds, then a fourth in which the attacker leaves', () => {
    let state = after(battles(), { type: 'openBattle', hex: '0502' })
    for (const round of [1, 2, 3]) {
      expect(state.battle?.round).toBe(round)
      state = after(state, hold('a'), hold('x'), hold('y'))
    }
    expect(state.battle?.round).toBe(4)
    expect(refused(state, hold('a'))).toBe('CB-14')
    expect(after(state, { type: 'retreat', block: 'a', to: '0402' })).toMatchObject({
      ...{ step: 'aftermath', aftermath: { winner: 'south' } },
    })
  })
})

clause('CB-7', () => {
  test('a round begins without the effects of the last: nobody bound, no ward, no changed hit numbers', () => {
    const state = fight(ATTACK, {
      ...{ slot: 'C others south', acted: ['a', 'x'], bound: ['x'], mods: { a: 1 } },
      ...{ ward: { north: 2 }, round: 1 },
    })
    expect(after(state, hold('y')).battle).toMatchObject({
      ...{ round: 2, bound: [], acted: [], mods: {}, ward: { north: 0, south: 0 } },
    })
  })
  test('fatigued wizards leave first, the defender’s before the attacker’s', () => {
    const blocks = ['w north 0502 elves.wicana 2 fatigued', 'v south 0502 orcs.shakla 2 fatigued', ...ATTACK]
    const state = fight(blocks, { slot: 'C others south', acted: ['a', 'x', 'w', 'v'] })
    const two = after(state, hold('y'))
    expect([two.battle?.stage, two.actor]).toEqual(['fatigue', 'south'])
    expect(refused(two, { type: 'retreat', block: 'x', to: '0602' })).toBe('WZ-8')
    const gone = after(two, { type: 'retreat', block: 'v', to: '0602' })
    expect([gone.battle?.stage, gone.actor]).toEqual(['fatigue', 'north'])
    const both = after(gone, { type: 'retreat', block: 'w', to: '0402' })
    expect([both.battle?.stage, both.actor]).toEqual(['slots', 'north'])
    expect(both.blocks.some(({ did }) => did.includes('fatigued'))).toBe(false)
  })
})

clause('CB-8', () => {
  test('A before B before C before D; wizards before others, the defender before the attacker', () => {
    const blocks = [
      ...['a north 0502 elves.ranger 1', 'w north 0502 elves.wicana 1', 'b north 0502 elves.unicorn 1'],
      ...[
        'c north 0502 elves.undine 1',
        'x south 0502 dwarves.slinger 1',
        'v south 0502 dwarves.mage-elder 1',
      ],
      ...['y south 0502 dwarves.gnome 1', 'd south 0502 dwarves.miner 1'],
    ]
    let state = fight(blocks, { slot: 'A wizards south' })
    const order: string[] = []
    for (let nth = 0; nth < blocks.length; nth++) {
      const next = state.blocks.find(({ id }) => refused(state, hold(id)) === undefined)
      order.push(next?.id ?? 'nobody')
      state = after(state, hold(next?.id ?? ''))
    }
    expect(order).toEqual(['v', 'w', 'x', 'a', 'y', 'b', 'c', 'd'])
    expect(state.battle?.round).toBe(2)
  })
})

clause('CB-9', () => {
  test('one action a round', () => {
    const state = fight([...ATTACK, 'b north 0502 elves.ranger 1'])
    expect(refused(after(state, hold('a')), fire('a'))).toBe('CB-9')
  })
})

clause('CB-11', () => {
  test.each([
    ['chaos.ice-dragon', 'A', { a: 2 }, 5],
    ['elves.sprite', 'A', { a: -2 }, 1],
    ['elves.ranger', 'A', { a: 1 }, 3],
    ['elves.ranger', 'A', {}, 2],
  ])('%s %s with %j hits at %i', (kind, letter, mods, hitNumber) => {
    const state = fight([`a north 0502 ${kind} 1`, 'x south 0502 orcs.ogre 3'], {
      slot: `${letter} others north`,
      mods,
    })
    expect(eventsOf(state, fire('a', 6))[0]).toMatchObject({ hitNumber })
  })
})

clause('CB-13', () => {
  test('hits fall on the strongest, one at a time', () => {
    expect(steps(after(fight(ATTACK), fire('a', 1, 6, 6)), 'x', 'y')).toEqual([2, 2])
  })
  test('among the equally strong their owner chooses', () => {
    const state = after(fight(ATTACK), fire('a', 1, 1, 6))
    expect([state.battle?.stage, state.actor]).toEqual(['hits', 'south'])
    expect(refused(state, { type: 'assignHit', block: 'a' })).toBe('MV-14')
    expect(steps(after(state, { type: 'assignHit', block: 'y' }), 'x', 'y')).toEqual([2, 1])
  })
  test('reserves are not hit, and surplus hits are lost', () => {
    const state = fight(
      ['a north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 1', 'r south 0502 orcs.orc 3'],
      {
        reserves: ['r'],
      },
    )
    const later = after(state, fire('a', 1, 1, 1))
    expect([found(later, 'x'), found(later, 'r')]).toEqual(['pool 0', '0502 3'])
  })
})

clause('CB-14', () => {
  test('who cannot leave in the fourth round is eliminated; wizards and chaos for good', () => {
    const around = ['0602', '0501', '0401', '0402', '0403', '0503'].map(
      (hex, nth) => `e${nth} south ${hex} orcs.orc 1`,
    )
    const blocks = [
      'a north 0502 elves.ranger 3',
      'g north 0502 chaos.giant 1',
      'x south 0502 orcs.ogre 3',
      ...around,
    ]
    const state = fight(blocks, { round: 3, slot: 'B others north', acted: ['a', 'x'] })
    const later = after(state, hold('g'))
    expect([found(later, 'a'), later.step]).toEqual(['pool 0', 'battle'])
    const end = after(later, fire('x', 6, 6, 6))
    expect([found(end, 'g'), end.step]).toEqual(['lost 0', 'aftermath'])
  })
})

clause('CB-15', () => {
  test('the battle ends when one seat has nobody left in the hex, and the other has won', () => {
    const state = fight(['a north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 1'])
    const later = after(state, fire('a', 1, 6, 6))
    expect(later).toMatchObject({
      battle: null,
      step: 'aftermath',
      actor: 'north',
      aftermath: { winner: 'north' },
    })
  })
  test('reserves keep it going', () => {
    const state = fight(
      ['a north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 1', 'r south 0502 orcs.orc 1'],
      {
        reserves: ['r'],
      },
    )
    expect(after(state, fire('a', 1, 6, 6)).step).toBe('battle')
  })
})

clause('CB-16', () => {
  test('with only reserves left the round ends, and they arrive', () => {
    const state = fight(
      ['a north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 1', 'r south 0502 orcs.orc 1'],
      {
        reserves: ['r'],
      },
    )
    expect(after(state, fire('a', 1, 6, 6)).battle).toMatchObject({ round: 2, active: ['a', 'r'], acted: [] })
  })
})

clause('CB-17', () => {
  test('survivors are hidden again, and the aftermath follows', () => {
    const state = fight(['a north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 1'])
    expect(viewOf(state, 'south').blocks.map(({ id }) => id)).toEqual(['a', 'x'])
    const later = after(state, fire('a', 1, 6, 6))
    expect(viewOf(later, 'south').blocks.map(({ id }) => id)).toEqual(['x'])
    expect(later.step).toBe('aftermath')
  })
})

clause('FG-5', () => {
  test('after the battle the table sees a count alone', () => {
    const state = fight(['a north 0502 elves.ranger 3', 'x south 0502 orcs.ogre 1'])
    const { blocks, stacks } = viewOf(after(state, fire('a', 1, 6, 6)), 'table')
    expect(blocks).toEqual([])
    expect(stacks).toEqual([{ hex: '0502', owner: 'north', count: 1 }])
  })
})

clause('FG-4', () => {
  test('those who fight are named with their strength, those elsewhere and reserves are not', () => {
    const state = fight([...ATTACK, 'r south 0502 orcs.troll 1', 'e south 0505 orcs.orc 1'], {
      reserves: ['r'],
    })
    const { blocks, stacks } = viewOf(state, 'north')
    expect(blocks.map(({ id, strength }) => [id, strength])).toEqual([
      ['a', 3],
      ['x', 3],
      ['y', 2],
    ])
    expect(stacks).toContainEqual({ hex: '0502', owner: 'south', count: 3 })
  })
})

clause('CB-10', () => {
  test('a die a step; at the hit number or less it scores', () => {
    expect(eventsOf(fight(ATTACK), fire('a', 2, 3, 2))[0]).toMatchObject({ hits: 2, rolls: [2, 3, 2] })
  })
})

clause('WB-2', () => {
  test.each([
    ['full', 3],
    ['waxing', 2],
    ['waning', 2],
    ['new', 1],
  ])('a Werewolf under a %s moon hits at %i', (moon, hitNumber) => {
    const blocks = ['a north 0502 chaos.werewolf 1', 'x south 0502 orcs.orc 3']
    const state = fight(blocks, { slot: 'B others north' }, { moon })
    expect(eventsOf(state, fire('a', 6))[0]).toMatchObject({ hitNumber })
  })
})

test('a battle that has been opened can be written and read (TM-11)', () => {
  const blocks = ['z south 0502 orcs.troll 3 moved', 'k north 0402 elves.glader 1']
  sound(after(battles(blocks, [['z', '0602']]), { type: 'openBattle', hex: '0502' }))
})
