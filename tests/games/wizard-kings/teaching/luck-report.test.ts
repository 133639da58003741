import { expect, test } from 'vitest'
import type { Event } from '@/games/wizard-kings/events'
import type { View } from '@/games/wizard-kings/queries/view'
import { LUCK_REPORT } from '@/games/wizard-kings/teaching/luck-report'
import { clause } from '../../../support/clause'
import { eventsOf, fight } from '../scene'

const luckOf = (...events: readonly Event[]) =>
  LUCK_REPORT.luckOf({ number: 1, seat: 'north', events, rolls: [], typed: false }, {} as View)

clause('CB-10', () => {
  test('the hits of fire are luck beside what so many dice owe by their hit number', () => {
    const state = fight([
      'a north 0502 elves.ranger 3',
      'e south 0502 orcs.troll 3',
      'f south 0502 orcs.orc 1',
    ])
    const fired = eventsOf(state, { type: 'fire', block: 'a', dice: [1, 6, 6] })
    const [luck] = luckOf(...fired)
    const hitNumber = fired.find((event) => event.type === 'fired')?.hitNumber ?? 0
    expect(luck).toMatchObject({ seat: 'north', measure: 'hits', given: 1, clause: 'CB-10' })
    expect(luck?.owed).toBeCloseTo((3 * hitNumber) / 6)
    expect(luck?.variance).toBeCloseTo(3 * (hitNumber / 6) * (1 - hitNumber / 6))
  })
})

clause('SP-5', () => {
  test('so are the hits of spells, by what their dice hit on', () => {
    const spell = {
      ...{ type: 'spellRolled', seat: 'south', hex: '0502', spell: 'fireball', at: null },
      ...{ rolls: [1, 2, 5], hitOn: 2, hits: 2 },
    } as unknown as Event
    expect(luckOf(spell)).toEqual([
      { seat: 'south', measure: 'hits', given: 2, owed: 1, variance: 1 * (1 - 2 / 6), clause: 'SP-5' },
    ])
  })
})

test('blocks that fall, whatever fells them, are losses of their side', () => {
  const fallen = (seat: string, by: string) => ({ type: 'eliminated', seat, by })
  const happened = [fallen('north', 'hit'), fallen('north', 'sea'), fallen('south', 'trapped')]
  expect(LUCK_REPORT.lossesOf({} as View, happened)).toEqual({ north: 2, south: 1 })
})
