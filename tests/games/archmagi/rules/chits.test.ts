import { expect, test } from 'vitest'
import { parseSettings } from '@/games/archmagi/files/settings-file'
import { startOf } from '@/games/archmagi/state/start'
import { clause } from '../../../support/clause'
import { PAIR, rolling } from './battle'
import { heardBy, played } from './played'
import { rule } from './rule'

const ROLL = (a: number, d: number) => ({ cmd: 'battle.roll', seat: 1, rolls: [a, d] })

const OFF = { cmd: 'battle.callOff', seat: 1 }

clause('AM-1.1', () => {
  test.each([2, 3, 4])('%i seats play', (seats) => {
    const map = seats === 3 ? 'mirror-isle' : 'four-horns'
    const read = parseSettings({ seats, map })
    expect(read.ok && startOf(read.value).order).toEqual(['one', 'two', 'three', 'four'].slice(0, seats))
  })
  test.each([1, 5])('%i seats do not', (seats) => {
    expect(parseSettings({ seats }).ok).toBe(false)
  })
})

rule('AM-1.2', {
  'of a single chit nothing is rolled': {
    given: { units: [], phase: 'recruitUnits', bag: { bard: 1 } },
    when: [{ cmd: 'recruit.draw', seat: 1, rolls: [] }],
    then: { reserve: { 1: ['bard'] }, size: 0 },
  },
  'of two the die has two faces': {
    given: { units: [], phase: 'recruitUnits', bag: { bard: 1, orcs: 1 } },
    when: [{ cmd: 'recruit.draw', seat: 1, rolls: [2] }],
    then: { reserve: { 1: ['orcs', 'bard'] }, size: 0 },
  },
})

rule('AM-1.6', {
  'the killed wait for the end of the battle': {
    given: { ...rolling([...PAIR, ['e', 'elves', 2, 'D4']]), bag: { bard: 2 } },
    when: [ROLL(6, 1), OFF],
    then: { destroyed: ['o'], size: 3, afterStep: { 0: { size: 2 } } },
  },
  'a spell that is cast goes back into its bag': {
    given: { units: [], phase: 'recruitUnits', drawn: true, spells: { 1: ['forge'] } },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'forge', targets: {} },
        rolls: [{ pick: 'rune-blade' }],
      },
    ],
    then: { spent: ['forge'] },
  },
  'and so does what is discarded': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: Array(6).fill('orcs') }, bag: {} },
    when: [{ cmd: 'recruit.discard', seat: 1, chits: ['orcs'] }],
    then: { size: 1 },
  },
})

clause('AM-1.6', () => {
  test('a destroyed Archmagus never comes back', () => {
    const given = {
      ...{ seats: 3, archmagi: { 2: 'warlock' } },
      ...rolling([
        ['k', 'juggernaut', 1, 'D4'],
        ['o', 'warlock', 2, 'D4'],
      ]),
    }
    const before = played(given).state
    const { state } = played(given, ROLL(6, 1))
    expect(state.mages.two.out).toBe(true)
    expect(state.bags.archmagi).toEqual(before.bags.archmagi)
    expect(state.bags.archmagi.warlock).toBe(0)
  })
})

clause('AM-1.8', () => {
  const afterOrder = (settings: object) =>
    played(
      { map: 'teaching-isle', step: 'setup.order', options: settings },
      {
        ...{ cmd: 'setup.order', seat: 1, rolls: [12, 4] },
      },
    ).state.bags.units
  test('units whose home is nowhere on the map stay out of the bag, where that is agreed', () => {
    const bag = afterOrder({ pileFilter: 'onMap' })
    const { terrain } = played({ map: 'teaching-isle' }).state.ground
    expect(Object.values(terrain)).not.toContain('volcano')
    expect(Object.values(terrain)).toContain('plains')
    expect([bag['red-drake'], bag.hobgoblins, bag.trireme]).toEqual([0, 10, 10])
  })
  test('and are in it where it is not', () => {
    expect(afterOrder({})['red-drake']).toBe(5)
  })
})

clause('AM-1.7', () => {
  const given = { units: [], archmagi: { 1: 'seer' }, phase: 'scout', bag: { orcs: 2 } }
  const seen = played(given, { cmd: 'scout.visions', seat: 1, pile: 'units', rolls: [1] })

  test('who foresees the last of a bag is told that there is no more', () => {
    expect(heardBy(seen, 'one')).toContainEqual({ type: 'bagEmpty', pile: 'units', lookedBy: 'one' })
  })

  test('others are not, or they would hear into which pile it looked (AM-U.10)', () => {
    expect(heardBy(seen, 'two')).toEqual([])
  })

  test('that a draw finds nothing all are told', () => {
    const drawn = played({ ...given, phase: 'recruitUnits', bag: {} }, { cmd: 'recruit.draw', seat: 1 })
    expect(heardBy(drawn, 'two')).toEqual([{ type: 'bagEmpty', pile: 'units', lookedBy: null }])
  })
})
