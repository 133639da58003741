import { expect, test } from 'vitest'
import { clause } from '../../../support/clause'
import { heardBy, played } from './played'
import { rule } from './rule'

const FINDING = { units: [['k', 'knights', 1, 'C3']], exploration: true, unknown: ['D3'] }
const END = (seat: number) => ({ cmd: 'phase.end', seat })

rule('AM-10.1', {
  'without the variant there is no such phase': {
    given: { units: [['k', 'knights', 1, 'C3']], phase: 'movement' },
    when: [END(1)],
    then: { phase: 'battle' },
  },
  'with it there is': {
    given: { ...FINDING, phase: 'movement' },
    when: [END(1)],
    then: { phase: 'exploration' },
  },
})

clause('AM-10.2', () => {
  test('everybody hears what is found', () => {
    const found = played({ ...FINDING, phase: 'exploration' }, { cmd: 'explore', seat: 1, rolls: [4] })
    expect(heardBy(found, 'two')).toEqual([{ type: 'terrainFound', hex: 'D3', terrain: 'castle' }])
  })
})

rule('AM-10.3', {
  'nothing else happens in the phase': {
    given: { ...FINDING, phase: 'exploration' },
    when: [{ cmd: 'move', seat: 1, units: ['k'], path: ['C2'] }],
    then: { refused: 'AM-C.3' },
  },
})

rule('AM-10.4', {
  'land that has been found takes deployment in the next turn of the seat': {
    given: { ...FINDING, unknown: ['C3'], phase: 'exploration', reserve: { 1: ['yeomen'] } },
    when: [
      { cmd: 'explore', seat: 1, rolls: [4] },
      ...[END(1), END(1)],
      { cmd: 'recruit.draw', seat: 2, rolls: [1, 1] },
      END(2),
      { cmd: 'spells.draw', seat: 2, rolls: [1, 1, 1, 1, 1, 1, 1] },
      ...[END(2), END(2), END(2), END(2)],
      { cmd: 'recruit.draw', seat: 1, rolls: [1, 1] },
      { cmd: 'recruit.deploy', seat: 1, chit: 'yeomen', hex: 'C3' },
    ],
    then: { stack: { C3: { 1: ['knights', 'yeomen'] } } },
  },
  'not at once': {
    given: { ...FINDING, unknown: ['C3'], phase: 'exploration', reserve: { 1: ['yeomen'] } },
    when: [
      { cmd: 'explore', seat: 1, rolls: [4] },
      { cmd: 'recruit.deploy', seat: 1, chit: 'yeomen', hex: 'C3' },
    ],
    then: { refused: 'AM-C.3', refusedAt: 1 },
  },
})
