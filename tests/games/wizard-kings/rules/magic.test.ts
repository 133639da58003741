import { expect, test } from 'vitest'
import { SPELLS } from '@/games/wizard-kings/tables/spells'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, fight, found, refused, scene, steps } from '../scene'

function cast(block: string, spell: string, target: string | undefined, ...dice: readonly number[]): Deed {
  return { type: 'cast', block, spell, ...(target !== undefined && { target }), dice }
}

const WIZARDS = { slot: 'A wizards north' } as const

clause('SP-4', () => {
  test('every kind of effect is a spell’s, and no other', () => {
    expect([...new Set(SPELLS.map(({ effect }) => effect.kind))].sort()).toEqual([
      ...[
        'bind',
        'blast',
        'bolt',
        'bridge',
        'empower',
        'haste',
        'heal',
        'raise',
        'storm',
        'summon',
        'ward',
        'weaken',
      ],
    ])
  })
})

clause('SP-4.1', () => {
  test('a bolt takes steps from the block that is named; what is over is lost', () => {
    const state = fight(
      ['w north 0502 elves.wicana 3', 'x south 0502 orcs.ogre 1', 'y south 0502 orcs.orc 3'],
      WIZARDS,
    )
    const later = after(state, cast('w', 'moonlance', 'x', 1, 1, 1, 6))
    expect([found(later, 'x'), found(later, 'y')]).toEqual(['pool 0', '0502 3'])
  })
})

clause('SP-4.2', () => {
  test('a blast is allotted like fire, the wizard learning when one falls', () => {
    const state = fight(
      ['w north 0502 feudals.wizard-elder 2', 'x south 0502 orcs.ogre 1', 'y south 0502 orcs.orc 3'],
      WIZARDS,
    )
    const later = after(state, cast('w', 'fireball', undefined, 1, 1, 1, 6, 6))
    expect(steps(later, 'x', 'y', 'w')).toEqual([1, 1, 2])
    // Of equally strong blocks their owner chooses the one that falls.
    expect(later.battle?.hits?.count).toBe(1)
    expect(steps(after(later, { type: 'assignHit', block: 'x' }), 'x', 'w')).toEqual([0, 3])
  })
})

clause('SP-4.3', () => {
  test('a storm rolls for each enemy in the order of the position', () => {
    const state = fight(
      [
        'w north 0502 elves.wicana 3',
        'x south 0502 orcs.ogre 2',
        'y south 0502 orcs.orc 2',
        'z south 0502 orcs.troll 2',
      ],
      WIZARDS,
    )
    const later = after(state, cast('w', 'starfall', undefined, 3, 4, 1, 6))
    expect(steps(later, 'x', 'y', 'z')).toEqual([1, 2, 1])
  })
})

clause('SP-4.4', () => {
  test('an empowered block hits at more until the round ends', () => {
    const blocks = ['w north 0502 orcs.shakla 1', 'a north 0502 orcs.orc 1', 'x south 0502 elves.treek 3']
    const state = after(fight(blocks, WIZARDS), cast('w', 'blood-rage', 'a', 6))
    const acting = after(state, { type: 'hold', block: 'x' })
    expect(eventsOf(acting, { type: 'fire', block: 'a', dice: [6] })[0]).toMatchObject({ hitNumber: 4 })
  })
})

clause('SP-4.5', () => {
  test('a weakened block hits at less, not below 1', () => {
    const blocks = [
      'w north 0502 undead.necrom-elder 1',
      'x south 0502 elves.treek 1',
      'y south 0502 elves.glader 3',
    ]
    const state = after(fight(blocks, WIZARDS), cast('w', 'dread', 'x', 6))
    expect(eventsOf(state, { type: 'fire', block: 'x', dice: [6] })[0]).toMatchObject({ hitNumber: 2 })
    const low = after(fight(blocks, WIZARDS), cast('w', 'dread', 'y', 6), { type: 'hold', block: 'x' })
    expect(eventsOf(low, { type: 'fire', block: 'y', dice: [6, 6, 6] })[0]).toMatchObject({ hitNumber: 1 })
  })
})

clause('SP-4.6', () => {
  const blocks = [
    'w north 0502 dwarves.mage-elder 3',
    'v north 0502 dwarves.mage-elder 3',
    'a north 0502 dwarves.miner 3',
    'x south 0502 elves.treek 3',
  ]
  test('wards add up, take the next hits, of fire, and end with the round', () => {
    const state = fight(blocks, WIZARDS)
    const warded = after(state, cast('w', 'rune-ward', undefined, 6), cast('v', 'rune-ward', undefined, 6))
    expect(warded.battle?.ward).toEqual({ north: 4, south: 0 })
    const hit = after(warded, { type: 'fire', block: 'x', dice: [1, 1, 1] })
    expect(steps(hit, 'w', 'v', 'a')).toEqual([3, 3, 3])
    expect(hit.battle?.ward.north).toBe(1)
    expect(after(hit, { type: 'hold', block: 'a' }).battle?.ward.north).toBe(0)
  })
  test('and of spells', () => {
    const state = fight(['v south 0502 elves.wicana 3', ...blocks.slice(0, 1)], {
      slot: 'A wizards south',
      ward: { north: 2 },
    })
    const later = after(state, cast('v', 'moonlance', 'w', 1, 1, 1, 6))
    expect(steps(later, 'w')).toEqual([2])
    expect(later.battle?.ward.north).toBe(0)
  })
})

clause('SP-4.7', () => {
  test('healing stops at full strength', () => {
    const blocks = [
      'w north 0502 elves.wicana 1',
      'a north 0502 elves.ranger 3',
      'b north 0502 elves.glader 2',
      'x south 0502 orcs.orc 1',
    ]
    expect(refused(fight(blocks, WIZARDS), cast('w', 'mending-dew', 'a', 6))).toBe('SP-1')
    expect(steps(after(fight(blocks, WIZARDS), cast('w', 'mending-dew', 'b', 6)), 'b')).toEqual([3])
  })
})

clause('SP-4.8', () => {
  test('a bound block does nothing, and is still a target', () => {
    const blocks = ['w north 0502 elves.wicana 2', 'a north 0502 elves.ranger 1', 'x south 0502 orcs.orc 3']
    const bound = after(fight(blocks, WIZARDS), cast('w', 'tanglewood', 'x', 6))
    expect(refused(bound, { type: 'fire', block: 'x', seat: 'south' })).toBeDefined()
    expect(steps(after(bound, { type: 'fire', block: 'a', dice: [1] }), 'x')).toEqual([2])
    expect(after(bound, { type: 'hold', block: 'a' }).battle?.round).toBe(2)
  })
})

clause('SP-4.9', () => {
  const goblins = ['p north pool orcs.goblin-forest 0', 'q north pool orcs.goblin-mountain 0']
  const blocks = ['w north 0502 orcs.shakla 2', 'x south 0502 elves.treek 3']
  function horde(...kinds: readonly string[]): Deed {
    return { type: 'cast', block: 'w', spell: 'the-horde', kinds, dice: [6] }
  }
  test('up to two Goblins come from the pool at one step, and act in their slots', () => {
    const later = after(
      fight([...blocks, ...goblins], WIZARDS),
      horde('orcs.goblin-forest', 'orcs.goblin-mountain'),
    )
    expect([found(later, 'p'), found(later, 'q')]).toEqual(['0502 1', '0502 1'])
    expect(refused(after(later, { type: 'hold', block: 'x' }), { type: 'fire', block: 'p' })).toBe(undefined)
  })
  test('no others, no more than there are, and within stacking', () => {
    const state = fight([...blocks, ...goblins], WIZARDS)
    expect(refused(state, horde('orcs.orc'))).toBe('SP-4.9')
    expect(refused(state, horde())).toBe('SP-4.9')
    expect(refused(state, horde('orcs.goblin-forest', 'orcs.goblin-forest'))).toBe('SP-4.9')
    const three = ['a', 'b', 'c'].map((id) => `${id} north 0502 orcs.orc 1`)
    expect(refused(fight([...blocks, ...goblins, ...three], WIZARDS), horde('orcs.goblin-forest'))).toBe(
      'MV-9',
    )
  })
})

clause('SP-4.9', () => {
  test('nobody is called to where he cannot stand: a wizard that fights over the sea calls no Goblins', () => {
    const at = (hex: string) =>
      fight(
        [
          `w north ${hex} orcs.shakla 2`,
          `x south ${hex} elves.undine 3`,
          'p north pool orcs.goblin-forest 0',
        ],
        { ...WIZARDS, hex },
        { map: 'greenmarch-skirmish', scenario: 'small' },
      )
    const call: Deed = {
      type: 'cast',
      block: 'w',
      spell: 'the-horde',
      kinds: ['orcs.goblin-forest'],
      dice: [6],
    }
    expect(refused(at('1101'), call)).toBe('SP-4.9')
    expect(refused(at('1001'), call)).toBe('SP-4.9')
    expect(refused(at('0901'), call)).toBeUndefined()
  })
})

clause('SP-4.10', () => {
  const blocks = [
    'w north 0502 undead.necrom-younger 2',
    'q north pool undead.ghoul 0',
    'r north pool undead.skeleton 0',
    'x south 0502 elves.treek 3',
  ]
  const given = { slot: 'B wizards north', eliminated: ['q'] }
  test('a unit that fell in this battle comes back at one step; another does not', () => {
    const state = fight(blocks, given)
    expect(refused(state, cast('w', 'raise-dead', 'r', 6))).toBe('SP-4.10')
    const later = after(state, cast('w', 'raise-dead', 'q', 6))
    expect(found(later, 'q')).toBe('0502 1')
    // Its letter is B: its slot is still to come.
    expect(refused(later, { type: 'fire', block: 'q' })).toBe(undefined)
  })
  test('who has acted in this round does not again', () => {
    const later = after(fight(blocks, { ...given, acted: ['q'] }), cast('w', 'raise-dead', 'q', 6))
    expect(refused(later, { type: 'fire', block: 'q', seat: 'north' })).toBeDefined()
  })
})

clause('SP-4.11', () => {
  // A mountain without a road lies between 0103 and 0202.
  const blocks = [
    'w north 0103 dwarves.mage-elder 1',
    'a north 0103 dwarves.gnome 1',
    'b north 0103 dwarves.gnome 1',
  ]
  function bridge(hexside: string): Deed {
    return { type: 'castMove', wizard: 'w', spell: 'stone-bridge', hexside, dice: [6] }
  }
  test('over a bridge nobody stops, and two cross, until the phase ends', () => {
    const plain = scene(blocks)
    expect(refused(plain, { type: 'move', block: 'a', path: '0202 0101' })).toBe('MV-6')
    const state = after(plain, bridge('0103/0202'))
    const one = after(state, { type: 'move', block: 'a', path: '0202 0101' })
    expect(refused(one, { type: 'move', block: 'b', path: '0202' })).toBe(undefined)
    expect(after(one, { type: 'endMoves' }, { type: 'endRecruiting' }).magic).toEqual([])
  })
  test('only a river, mountain or forest of its own hex', () => {
    expect(refused(scene(blocks), bridge('0103/0104'))).toBe('SP-4.11')
    expect(refused(scene(blocks), bridge('0302/0402'))).toBe('SP-4.11')
    expect(refused(scene(blocks), { ...bridge('x'), hexside: undefined })).toBe('SP-4.11')
  })
})

clause('SP-4.12', () => {
  test('land blocks of the hex go a hex farther; wizards, flyers and others do not', () => {
    const blocks = [
      'w north 0405 feudals.wizard-elder 1',
      'a north 0405 feudals.templar 1',
      'b north 0305 feudals.templar 1',
      'f north 0405 chaos.griffin 1',
    ]
    const state = after(scene(blocks), { type: 'castMove', wizard: 'w', spell: 'forced-march', dice: [6] })
    expect(refused(state, { type: 'move', block: 'a', path: '0505 0605 0705' })).toBe(undefined)
    expect(refused(state, { type: 'move', block: 'b', path: '0405 0505 0605' })).toBe('MV-3')
    expect(refused(state, { type: 'move', block: 'f', path: '0505 0605 0705' })).toBe('MV-3')
  })
})

clause('SP-5', () => {
  test('neither home ground nor magic changes the dice of a spell', () => {
    const state = fight(['w north 0201 elves.wicana 1', 'x south 0201 orcs.orc 3'], {
      ...WIZARDS,
      hex: '0201',
      mods: { w: 2 },
    })
    expect(steps(after(state, cast('w', 'thorn-dart', 'x', 3, 3, 6)), 'x')).toEqual([3])
  })
})

clause('SP-7', () => {
  test('the dice of the effect, target by target, then that of fatigue', () => {
    const state = fight(
      ['w north 0502 elves.wicana 3', 'x south 0502 orcs.ogre 2', 'y south 0502 orcs.orc 2'],
      WIZARDS,
    )
    const events = eventsOf(state, cast('w', 'starfall', undefined, 4, 2, 3))
    expect(events.flatMap((event) => (event.type === 'spellRolled' ? [event.rolls] : []))).toEqual([[4], [2]])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'fatigueRolled', roll: 3, isFatigued: true }),
    )
  })
  test('a chaos block rolls no fatigue', () => {
    const state = fight(['d north 0502 chaos.demon 2', 'x south 0502 orcs.orc 3'])
    expect(steps(after(state, cast('d', 'soul-sucker', 'x', 6, 6, 6, 6)), 'd')).toEqual([1])
  })
})

clause('SP-2', () => {
  test('what lasts ends with the round', () => {
    const blocks = [
      'w north 0502 dwarves.mage-elder 2',
      'a north 0502 dwarves.miner 1',
      'x south 0502 elves.treek 3',
    ]
    const state = after(fight(blocks, WIZARDS), cast('w', 'hammer-of-stone', undefined, 6))
    expect(state.battle?.mods).toEqual({ a: 1 })
    expect(after(state, { type: 'hold', block: 'x' }, { type: 'hold', block: 'a' }).battle?.mods).toEqual({})
  })
})
