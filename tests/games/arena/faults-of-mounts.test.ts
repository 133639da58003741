import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
/** Creatures of West's on C4: the first carries the others. */
const ridden = (mount: object, ...riders: readonly object[]) => ({
  creatures: [
    { id: 'm', owner: 0, at: 'C4', ...mount },
    ...riders.map((rider, nth) => ({ id: `r${nth}`, owner: 0, at: 'C4', on: 'm', ...rider })),
  ],
})
const GIANT = { type: 'giant' }
const OGRE = { type: 'ogre' }
const BY_ORC = { type: 'orc' }
const WOLF = { type: 'wolf' }
const PILOT = { type: 'human-pilot' }

describe('A rider', () => {
  test.each([
    ['a smaller creature of the same side', ridden(OGRE, BY_ORC)],
    ['two of two sizes less', ridden(GIANT, BY_ORC, BY_ORC)],
    ['one of a size less', ridden(GIANT, OGRE)],
    ['a passenger of a vehicle without a pilot, of either side', ridden({ type: 'jeep', owner: 1 }, WOLF)],
    ['an empty vehicle on a larger creature with hands', ridden({ type: 'treant' }, { type: 'jeep' })],
    ['a wall that the file lets walk', ridden({ type: 'treant' }, { type: 'palisade', move: 1 })],
    ['a vehicle that flies, though it cannot walk', ridden({ type: 'treant' }, { type: 'helicopter' })],
  ])('is %s', (_, file) => {
    expectSound(file)
  })

  test.each<Row>([
    [
      'an illusion',
      ridden(GIANT, { type: 'phantom' }),
      'creatures.1.on: must be null: illusions neither ride nor carry (AA-7.11)',
    ],
    [
      'a vehicle on a creature without hands',
      ridden({ type: 'dragon' }, { type: 'jeep' }),
      'creatures.1.on: must be a creature with hands (AA-7.12)',
    ],
    [
      'a vehicle on a vehicle',
      ridden({ type: 'airship' }, { type: 'jeep' }),
      'creatures.1.on: must be a creature with hands (AA-7.12)',
    ],
    [
      'a wall',
      ridden({ type: 'treant' }, { type: 'palisade' }),
      'creatures.1.on: must be null: it cannot move by itself (AA-7.13)',
    ],
    [
      'an enemy',
      ridden(OGRE, { ...BY_ORC, owner: 1 }),
      'creatures.1.on: must be a creature of the same side (AA-7.3)',
    ],
    [
      'one more than there is room for',
      ridden(OGRE, BY_ORC, BY_ORC),
      'creatures.0: carries more than it has room for (AA-7.2)',
    ],
    [
      'one more beside a larger one',
      ridden(GIANT, OGRE, BY_ORC),
      'creatures.0: carries more than it has room for (AA-7.2)',
    ],
    ['its own mount', { creatures: [{ ...ORC, on: 'o' }] }, 'creatures.0.on: must be another creature'],
    [
      'on a creature that is not there',
      { creatures: [{ ...ORC, on: 'x' }] },
      'creatures.0.on: there is no x; name something that the file lists',
    ],
    [
      'in another space',
      ridden(OGRE, { ...BY_ORC, at: 'C5' }),
      'creatures.1.on: must be in the same space: m is in C4 (AA-7.1)',
    ],
    [
      'on a rider',
      { creatures: [...ridden(GIANT, OGRE).creatures, { ...ORC, on: 'r0' }] },
      'creatures.2.on: must be another: r0 is mounted itself (AA-7.4)',
    ],
  ])('is not %s', (_, file, told) => {
    expectFault(file, told)
  })

  test('is not as large as its mount, which has no room for it', () => {
    const told = [
      'creatures.0: carries more than it has room for (AA-7.2)',
      'creatures.1.on: must be a larger creature (AA-7.1)',
    ]
    expect(toldOf(ridden(OGRE, { type: 'centaur' }))).toEqual(told)
    expect(toldOf(ridden({ type: 'phantom' }, BY_ORC))).toEqual([
      told[0],
      'creatures.1.on: must be null: illusions neither ride nor carry (AA-7.11)',
      told[1],
    ])
  })

  test('is nobody in the basic game', () => {
    const file = { ...ridden(OGRE, BY_ORC), ruleset: 'basic' }
    const creatures = file.creatures.map((creature) => ({ ...creature, at: 'B4' }))
    expectFault(
      { ...file, creatures },
      'creatures.1.on: must be null: nobody mounts in the basic game (AA-24.2)',
    )
  })
})

describe('A vehicle', () => {
  const horse = (controller: number | null, ...riders: readonly object[]) =>
    ridden({ type: 'warhorse', controller }, ...riders)
  test('is its pilot’s, or nobody’s', () => {
    expectSound(horse(null))
    expectSound(horse(0, PILOT))
    expectSound(horse(1, { ...PILOT, owner: 1 }))
    expectSound(horse(null, WOLF))
  })
  test.each<Row>([
    ['of West', horse(0), 'creatures.0.controller: must be null: it has no pilot (AA-8.3)'],
    [
      'of West by a passenger',
      horse(0, WOLF),
      'creatures.0.controller: must be null: it has no pilot (AA-8.3)',
    ],
  ])('is not that %s without a pilot', (_, file, told) => {
    expectFault(file, told)
  })
  test('is not another’s than its pilot’s', () => {
    const told = 'creatures.0.controller: must be its pilot’s (AA-8.3)'
    expect(toldOf(horse(1, PILOT))).toContain(told)
    expect(toldOf(horse(null, PILOT))).toEqual([told])
  })
  test('stays in the air with a pilot alone', () => {
    const aloft = (...riders: readonly object[]) => ({
      creatures: ridden({ type: 'helicopter' }, ...riders).creatures.map((one) => ({ ...one, at: 'C4^' })),
    })
    expectSound(aloft(PILOT))
    expectSound(ridden({ type: 'helicopter' }))
    expectFault(aloft(), 'creatures.0.at: must be on the ground: without a pilot it crashes (AA-8.6)')
  })
})

describe('A creature', () => {
  const bear = (controller: number | null, enchantments: readonly object[] = []) => ({
    creatures: [
      { ...ORC, type: 'bear', controller },
      { ...ORC, id: 'p' },
    ],
    enchantments: enchantments.map((one, nth) => ({ id: `e${nth}`, on: { creature: 'o' }, ...one })),
  })
  const dominated = { name: 'dominate', seat: 1 }
  const tamed = { name: 'control-animal', seat: 0 }
  const told = 'creatures.0.controller: must be its owner’s, or his whose magic controls it (AA-22.10)'
  test('is its owner’s, or his who last took control of it', () => {
    expectSound(bear(0))
    expectSound(bear(1, [dominated]))
    expectSound(bear(0, [dominated, tamed]))
    expectFault(bear(1), told)
    expectFault(bear(0, [dominated]), told)
    expectFault(bear(1, [dominated, tamed]), told)
  })
  test('is not his who has put other magic on it, or such on another', () => {
    expectFault(bear(1, [{ name: 'slow', seat: 1 }]), told)
    expectFault(bear(1, [{ ...dominated, on: { creature: 'p' } }]), told)
    expectFault(bear(1, [{ name: 'wall-of-wind', seat: 1, on: { edge: ['A1', 'A2'] } }]), told)
  })
  test('is somebody’s', () => {
    expectFault(bear(null), 'creatures.0.controller: must be 0 or 1: it is no vehicle (AA-8.2)')
  })
})
