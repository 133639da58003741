import { expect, test } from 'vitest'
import { parseNewGame } from '@/games/archmagi/files/settings-file'
import type { State } from '@/games/archmagi/state/state'
import { clause } from '../../../support/clause'
import { playedFrom } from './played'

/** The first position by some settings. */
function begun(settings: object): State {
  const read = parseNewGame(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

const landsOf = ({ ground }: State) =>
  Object.entries(ground.terrain).filter(([, terrain]) => !['sea', 'reef', 'abyss'].includes(terrain))
const seasOf = ({ ground }: State) =>
  Object.entries(ground.terrain).filter(([, terrain]) => ['sea', 'reef', 'abyss'].includes(terrain))

clause('AM-O.1', () => {
  test('with a d20 a fixed map keeps its outline and its seas, and its land is rolled anew', () => {
    const fixed = begun({ map: 'teaching-isle' })
    const start = begun({ map: 'teaching-isle', terrainMethod: 'd20' })
    const rolled = playedFrom(start, { cmd: 'setup.map', seat: 1, rolls: Array<number>(20).fill(6) }).state
    expect(seasOf(rolled)).toEqual(seasOf(fixed))
    expect(landsOf(rolled).map(([hex]) => hex)).toEqual(landsOf(fixed).map(([hex]) => hex))
    expect(new Set(landsOf(rolled).map(([, terrain]) => terrain))).toEqual(new Set(['hills']))
  })
})

clause('AM-O.4', () => {
  test.each<readonly [string, object, (state: State) => unknown, unknown]>([
    ['land as the map has it', {}, (state) => landsOf(state).some(([, one]) => one === 'unknown'), false],
    ['land by a d20', { terrainMethod: 'd20' }, ({ setup }) => setup?.step, 'map'],
    ['land by chits', { terrainMethod: 'chits' }, ({ bags }) => bags.terrain.water, 1],
    [
      'land that is unknown',
      { exploration: true },
      (state) => landsOf(state).every(([, one]) => one === 'unknown'),
      true,
    ],
    ['land without deployment', { noDeploy: ['plains'] }, ({ settings }) => settings.noDeploy, ['plains']],
    [
      'a map that lacks terrains',
      { map: 'teaching-isle' },
      (state) => landsOf(state).some(([, one]) => one === 'volcano'),
      false,
    ],
    ['two seats', { seats: 2 }, ({ order }) => order.length, 2],
    ['three seats', { seats: 3 }, ({ order }) => order.length, 3],
    ['four seats', { seats: 4, map: 'four-horns' }, ({ order }) => order.length, 4],
  ])('%s', (_name, settings, find, expected) => {
    expect(find(begun(settings))).toEqual(expected)
  })
  test('by chits each terrain comes once before any comes again', () => {
    const start = begun({ map: 'teaching-isle', terrainMethod: 'chits' })
    // Each die names the first of those left; one more tells Tundra from Temple, and of the last chit nothing is rolled.
    const drawn = playedFrom(start, {
      ...{ cmd: 'setup.map', seat: 1, rolls: Array<number>(20).fill(1) },
    }).state
    const found = landsOf(drawn).map(([, terrain]) => terrain)
    expect(new Set(found).size).toBe(20)
  })
})
