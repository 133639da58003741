import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ARCHER = { id: 'a', type: 'archer', owner: 0, at: 'C4', fired: true }
const CATAPULT = { id: 'a', type: 'catapult', owner: 0, at: 'C4', fired: true }
const PILOT = { id: 'p', type: 'human-pilot', owner: 0, at: 'C4', on: 'a' }
const FAR = { id: 'b', type: 'orc', owner: 0, at: 'E1' }
const foe = (at: string, change: object = {}) => ({ id: `o-${at}`, type: 'orc', owner: 1, at, ...change })

/** West's Combat, in which somebody has fired at a space. */
const fired = (at: string, creatures: readonly object[], combat: object = {}) => ({
  phase: 'combat',
  creatures: [...creatures, FAR],
  combat: { shots: { a: at }, ...combat },
})

describe('A shot', () => {
  test.each([
    ['at an enemy next to the shooter', fired('C5', [ARCHER, foe('C5')])],
    ['at an enemy in the air above it', fired('C4^', [ARCHER, foe('C4^', { type: 'gargoyle' })])],
    ['just as far as it reaches at least', fired('C6', [CATAPULT, PILOT, foe('C6')])],
    ['at a vehicle without a pilot', fired('C5', [ARCHER, foe('C5', { type: 'jeep', owner: 0 })])],
    ['at where a fight is settled and nobody is left', fired('C5', [ARCHER], { settled: ['C5'] })],
    [
      'of one that took part in a settled fight beside',
      fired('C5', [ARCHER, foe('C4'), foe('C5')], { settled: ['C4'] }),
    ],
  ])('may be %s', (_, file) => {
    expectSound(file)
  })

  test.each<Row>([
    [
      'of one without a ranged attack',
      fired('C5', [{ ...ARCHER, type: 'orc' }, foe('C5')]),
      'combat.shots.a: must be left out: it has no ranged attack (AA-14.2)',
    ],
    [
      'nearer than it reaches',
      fired('C5', [CATAPULT, PILOT, foe('C5')]),
      'combat.shots.a: must be within its range (AA-14.2)',
    ],
    [
      'farther than it reaches',
      fired('C6', [ARCHER, foe('C6')]),
      'combat.shots.a: must be within its range (AA-14.2)',
    ],
    [
      'of one that has not fired',
      fired('C5', [{ ...ARCHER, fired: false }, foe('C5')]),
      'combat.shots.a: must be marked as having fired (AA-14.2)',
    ],
    [
      'of a defender',
      fired('C5', [{ ...ARCHER, owner: 1 }, foe('C5')], { settled: ['C4', 'C5'] }),
      'combat.shots.a: must be left out: defenders never fire (AA-14.8)',
    ],
    [
      'of one that stands with an enemy',
      fired('C5', [ARCHER, foe('C4'), foe('C5')]),
      'combat.shots.a: must be left out: it stands with an enemy and fights there (AA-14.5)',
    ],
    [
      'at nobody',
      fired('C5', [ARCHER, foe('C6')]),
      'combat.shots.a: must be a space with an enemy creature, or a vehicle without a pilot (AA-14.4)',
    ],
    [
      'at its own side',
      fired('C5', [ARCHER, foe('C5', { owner: 0 })]),
      'combat.shots.a: must be a space with an enemy creature, or a vehicle without a pilot (AA-14.4)',
    ],
    [
      'at nobody, with another fight settled',
      fired('C5', [ARCHER], { settled: ['C8'] }),
      'combat.shots.a: must be a space with an enemy creature, or a vehicle without a pilot (AA-14.4)',
    ],
  ])('is none %s', (_, file, told) => {
    expectFault(file, told)
  })
})

describe('A mark to retreat', () => {
  const marked = (change: object, combat: object) => ({
    phase: 'combat',
    creatures: [{ id: 'o', type: 'orc', owner: 0, at: 'C4', fought: true, ...change }, FAR],
    combat: { marks: { o: 'attacker' }, ...combat },
  })
  const told = 'combat.marks.o: must be left out: no fight where it stands is settled (AA-11.6)'
  test('is that of a creature that fought where it stands', () => {
    expectSound(marked({}, { settled: ['C4'] }))
    expectSound(marked({}, { settled: ['C5', 'C4'], marks: { o: 'defender' } }))
  })
  test('is none of a creature that did not fight, or not there', () => {
    expectFault(marked({ fought: false }, { settled: ['C4'] }), told)
    expectFault(marked({}, { settled: ['C5'] }), told)
    expectFault(marked({}, {}), told)
  })
})

describe('A fight that waits', () => {
  const side = (id: string, type: string, owner: number) => ({ id, type, owner, at: 'C4', fought: true })
  const creatures = [side('s', 'swordmaster', 0), side('p', 'orc', 1), side('q', 'kobold', 1)]
  const losses = [{ whose: 1, reason: 'combat', eligible: ['p', 'q'] }]
  const fight = { space: 'C4', winner: 0, losses, fighters: [['s'], ['p', 'q']], retreats: [1] }
  const choice = { seat: 0, space: 'C4', eligible: ['p', 'q'], reason: 'targeted' }
  const waiting = (combat: object, more: object = {}) => ({
    phase: 'combat',
    creatures,
    combat: { settled: ['C4'], fight, choice, ...combat },
    ...more,
  })
  const eastChooses = {
    fight: { ...fight, winner: 1, losses: [{ whose: 0, reason: 'combat', eligible: ['s'] }] },
    choice: { ...choice, seat: 1, eligible: ['s'] },
  }

  test('waits for the choice of who does not lose the creature', () => {
    expectSound(waiting({}))
    expectSound(waiting({ choice: { ...choice, eligible: ['q'] } }))
    expectSound(waiting(eastChooses))
  })
  test.each<Row>([
    ['for nobody', waiting({ choice: null }), 'combat.choice: is missing; say who chooses (AA-12.2)'],
    ['unsettled', waiting({ settled: ['C5'] }), 'combat.settled: must hold C4, the open fight (AA-11.4)'],
    [
      'for nothing',
      waiting({ fight: { ...fight, losses: [] } }),
      'combat.fight.losses: must hold the loss that is to be chosen (AA-12.2)',
    ],
    ['for the loser', waiting({ choice: { ...choice, seat: 1 } }), 'combat.choice.seat: must be 0 (AA-12.2)'],
    [
      'for the attacker when a defender won',
      waiting({ ...eastChooses, choice: { ...eastChooses.choice, seat: 0 } }),
      'combat.choice.seat: must be 1 (AA-12.2)',
    ],
    [
      'for a choice elsewhere',
      waiting({ choice: { ...choice, space: 'C5' } }),
      'combat.choice.space: must be C4 (AA-12.2)',
    ],
    [
      'for a choice among both sides',
      waiting({ choice: { ...choice, eligible: ['p', 's'] } }),
      'combat.choice.eligible: must be creatures of the side that loses one (AA-12.3)',
    ],
    [
      'for the choice of a victim of poison where there is none',
      waiting({ choice: { ...choice, reason: 'poison' } }),
      'combat.choice.reason: must be that of the first of the losses (AA-12.2)',
    ],
    [
      'for the choice of nobody',
      waiting({ choice: { ...choice, eligible: [] } }),
      'combat.choice: must be about creatures of the fight under way',
    ],
    [
      'without a fight',
      waiting({ fight: null }),
      'combat.choice: must be about creatures of the fight under way',
    ],
    [
      'after Combat',
      waiting({ settled: [] }, { phase: 'equip2' }),
      'combat: belongs to the Combat phase; remove it (AA-11.1)',
    ],
  ])('does not wait %s', (_, file, told) => {
    expectFault(file, told)
  })
})

describe('What Combat speaks of', () => {
  const combat = (change: object) => ({
    phase: 'combat',
    creatures: [ARCHER, foe('C5')],
    combat: change,
  })
  test.each<Row>([
    [
      'a shooter',
      combat({ shots: { z: 'C5' } }),
      'combat.shots.z: there is no z; name something that the file lists',
    ],
    ['a target', combat({ shots: { a: 'Z9' } }), 'combat.shots.a: the board has no hex Z9'],
    ['a settled fight', combat({ settled: ['Z9^'] }), 'combat.settled.0: the board has no hex Z9'],
    [
      'one who retreats',
      combat({ marks: { z: 'attacker' } }),
      'combat.marks.z: there is no z; name something that the file lists',
    ],
  ])('is there: %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('is there: one who may be chosen', () => {
    const fight = { space: 'C4', winner: 0, losses: [], fighters: [['a'], []], retreats: [] }
    const choice = { seat: 0, space: 'C4', eligible: ['a', 'z'], reason: 'targeted' }
    expect(toldOf(combat({ fight, choice }))).toEqual([
      'combat.choice.eligible.1: there is no z; name something that the file lists',
    ])
  })
})
