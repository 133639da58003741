import { expect, test } from 'vitest'
import { stageOf } from '@/games/archmagi/queries/asked'
import { startOf } from '@/games/archmagi/state/start'
import { SEAT_ROWS } from '@/games/archmagi/tables/seats'
import { clause } from '../../../support/clause'
import { USUAL } from '../settings'
import { playedFrom } from './played'
import { rule } from './rule'

const ORDER = { cmd: 'setup.order', seat: 1, rolls: [5, 17] }
const DEAL = { cmd: 'setup.deal', seat: 2, rolls: Array<number>(18).fill(1) }

clause('AM-3.1', () => {
  test('the map comes first where it is still to be made, then the order, the deal and the placing', () => {
    const map = { generator: { columns: 11, rows: 9, land: 30, reefs: 2, abysses: 2 } }
    expect(stageOf(startOf({ ...USUAL, map, terrainMethod: 'd20' }))).toBe('map')
    const start = startOf(USUAL)
    expect(stageOf(start)).toBe('order')
    const ordered = playedFrom(start, ORDER).state
    expect(stageOf(ordered)).toBe('deal')
    const dealt = playedFrom(ordered, DEAL).state
    expect(stageOf(dealt)).toBe('place')
    const placed = playedFrom(
      dealt,
      { cmd: 'setup.place', seat: 2, hex: 'B3' },
      { cmd: 'setup.place', seat: 1, hex: 'F4' },
    ).state
    expect(stageOf(placed)).toBe('recruitUnits')
  })
  test('where Archmagi are picked that comes before the deal', () => {
    const ordered = playedFrom(startOf({ ...USUAL, archmagi: 'pick' }), ORDER).state
    expect(stageOf(ordered)).toBe('pickArchmagus')
  })
})

clause('AM-3.4', () => {
  test('banners are crimson, azure, green and gold', () => {
    expect(SEAT_ROWS.map(({ name, number }) => [number, name.toLowerCase()])).toEqual([
      [1, 'crimson'],
      [2, 'azure'],
      [3, 'green'],
      [4, 'gold'],
    ])
  })
})

rule('AM-3.7', {
  'round 1 begins with the seat that goes first': {
    given: { map: 'mirror-isle', step: 'setup.order' },
    when: [
      ORDER,
      DEAL,
      { cmd: 'setup.place', seat: 2, hex: 'B5' },
      { cmd: 'setup.place', seat: 1, hex: 'H5' },
    ],
    then: { round: 1, active: 2, phase: 'recruitUnits', toAct: 2 },
  },
})
