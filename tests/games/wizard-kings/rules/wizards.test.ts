import { expect, test } from 'vitest'
import { spellsKnown } from '@/games/wizard-kings/queries/battle/casting'
import { COMMANDS } from '@/games/wizard-kings/commands'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { ARMIES } from '@/games/wizard-kings/tables/armies'
import { SPELLS } from '@/games/wizard-kings/tables/spells'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, fight, refused, scene, steps } from '../scene'

function cast(block: string, spell: string, target: string | undefined, ...dice: readonly number[]): Deed {
  return { type: 'cast', block, spell, ...(target !== undefined && { target }), dice }
}

const WIZARDS = { slot: 'A wizards north' } as const

clause('WZ-3', () => {
  test.each(ARMIES.map(({ id }) => id))('a wizard of the %s knows its six spells, and no other’s', (army) => {
    const wizard = scene([`w north 0502 ${army}.${FIRST_WIZARD[army] ?? ''} 4`]).blocks[0]
    const own = SPELLS.filter(({ owner }) => owner === army).map(({ id }) => id)
    expect(wizard && [...spellsKnown(wizard)].sort()).toEqual([...own].sort())
  })
  test('a spell of another army is refused', () => {
    const state = fight(['w north 0502 elves.wicana 3', 'x south 0502 orcs.orc 1'], WIZARDS)
    expect(refused(state, cast('w', 'fireball', undefined))).toBe('WZ-3')
  })
})

const FIRST_WIZARD: Readonly<Record<string, string>> = {
  ...{ amazons: 'charmer', barbarians: 'runeka-elder', dwarves: 'mage-elder', elves: 'wicana' },
  ...{ feudals: 'wizard-elder', orcs: 'shakla', undead: 'necrom-elder' },
}

clause('WZ-5', () => {
  test('once a turn, in battle or at a henge, and not above full strength', () => {
    const blocks = [
      'w north 0502 elves.wicana 2 learned',
      'x south 0502 orcs.orc 1',
      'y south 0502 orcs.ogre 1',
    ]
    expect(steps(after(fight(blocks, WIZARDS), cast('w', 'thorn-dart', 'x', 1, 6, 6)), 'w')).toEqual([2])
    const full = ['w north 0502 elves.wicana 4', ...blocks.slice(1)]
    expect(steps(after(fight(full, WIZARDS), cast('w', 'thorn-dart', 'x', 1, 6, 6)), 'w')).toEqual([4])
    const henge = scene(['w north 0004 elves.wicana 2 learned'], { step: 'study' })
    expect(refused(henge, { type: 'study', wizard: 'w' })).toBe('WZ-5')
  })
})

clause('WZ-6', () => {
  test.each(['moved', 'cast', 'fought'])('not for one that has %s', (deed) => {
    const state = scene([`w north 0004 elves.wicana 2 ${deed}`], { step: 'study' })
    expect(refused(state, { type: 'study', wizard: 'w' })).toBe('WZ-6')
  })
  test.each([
    [1, 3],
    [2, 3],
    [3, 2],
  ])('a %i makes it %i, and it does not study again', (die, strength) => {
    const state = scene(['w north 0004 elves.wicana 2'], { step: 'study' })
    const later = after(state, { type: 'study', wizard: 'w', dice: [die] })
    expect(steps(later, 'w')).toEqual([strength])
    expect(refused(later, { type: 'study', wizard: 'w' })).toBe('WZ-5')
    expect(
      refused(scene(['w north 0004 elves.wicana 4'], { step: 'study' }), { type: 'study', wizard: 'w' }),
    ).toBe('WZ-6')
  })
})

clause('WZ-10', () => {
  const deed: Deed = { type: 'castMove', wizard: 'w', spell: 'forced-march', dice: [6] }
  test.each([
    ['', [], undefined],
    [' moved', [], 'WZ-10'],
    [' cast', [], 'WZ-10'],
    ['', ['x south 0405 orcs.orc 1'], 'WZ-10'],
  ])('a wizard%s beside %j casts while blocks move: %s', (did, more, why) => {
    expect(refused(scene([`w north 0405 feudals.wizard-elder 1${did}`, ...more]), deed)).toBe(why)
  })
  test('having cast it does not move; in battle such a spell is refused, and others are while blocks move', () => {
    const state = after(scene(['w north 0405 feudals.wizard-elder 3']), { ...deed, dice: [1] })
    expect(refused(state, { type: 'move', block: 'w', path: '0505' })).toBe('WZ-10')
    expect(state.blocks[0]?.did).toEqual(['cast', 'fatigued'])
    expect(refused(scene(['w north 0405 feudals.wizard-elder 3']), { ...deed, spell: 'fireball' })).toBe(
      'SP-1',
    )
    const battle = fight(['w north 0502 feudals.wizard-elder 3', 'x south 0502 orcs.orc 1'], WIZARDS)
    expect(refused(battle, cast('w', 'forced-march', undefined))).toBe('SP-1')
  })
  test('fatigued from that, it leaves a battle before round 1', () => {
    const state = scene(
      [
        'w south 0502 feudals.wizard-elder 3 cast fatigued',
        'y south 0502 feudals.templar 1',
        'a north 0502 elves.ranger 1',
      ],
      {
        ...{ step: 'battles', entries: { '0502': [['a', '0402']] } },
      },
    )
    const later = after(state, { type: 'openBattle', hex: '0502' })
    expect([later.battle?.stage, later.actor]).toEqual(['fatigue', 'south'])
  })
})

clause('WZ-11', () => {
  test('fatigue ends with the turn, by a retreat and by a regroup', () => {
    const state = scene(['w north 0402 elves.magus 1 fatigued'], {
      step: 'builds',
      first: 'south',
      actor: 'north',
    })
    expect(after(state, { type: 'commitBuilds', items: [] }).blocks[0]?.did).toEqual([])
  })
})

clause('WZ-12', () => {
  test('a wizard flies two hexes over water and enemies, and attacks', () => {
    const state = scene(['w north 0702 elves.magus 1', 'x south 0703 orcs.orc 1'])
    expect(refused(state, { type: 'move', block: 'w', path: '0802 0703' })).toBe(undefined)
    expect(refused(state, { type: 'move', block: 'w', path: '0703 0603' })).toBe(undefined)
    expect(refused(state, { type: 'move', block: 'w', path: '0802' })).toBe('MV-11')
  })
})

clause('WZ-13', () => {
  test('a wizard is never built, whether or not it was there at the start', () => {
    const state = scene(['w north lost elves.magus 0'], {
      step: 'builds',
      seats: { north: { army: 'elves' } },
    })
    const items = [{ build: 'cadre', kind: 'elves.magus', at: 'midford' }]
    expect(refused(state, { type: 'commitBuilds', items })).toBe('BD-4')
  })
})

clause('WZ-14', () => {
  test('there is no command to dispel', () => {
    expect(Object.keys(COMMANDS.commands).filter((type) => /dispel/i.test(type))).toEqual([])
  })
})

clause('FG-9', () => {
  test('a spell while blocks move shows its hex and side, not the wizard', () => {
    const state = scene(['w north 0103 dwarves.mage-elder 1', 'x south 0505 orcs.orc 1'])
    const deed: Deed = {
      type: 'castMove',
      wizard: 'w',
      spell: 'stone-bridge',
      hexside: '0103/0202',
      dice: [6],
    }
    expect(eventsOf(state, deed)).toContainEqual({
      ...{ type: 'magicWorked', seat: 'north', hex: '0103', spell: 'stone-bridge', side: ['0103', '0202'] },
    })
    expect(viewOf(after(state, deed), 'south').blocks.map(({ id }) => id)).toEqual(['x'])
  })
  test('a roll to study shows the hex', () => {
    const state = scene(['w north 0004 elves.magus 1'], { step: 'study' })
    expect(eventsOf(state, { type: 'study', wizard: 'w', dice: [1] })).toEqual([
      { type: 'studied', seat: 'north', hex: '0004', roll: 1, isWiser: true },
    ])
  })
})
