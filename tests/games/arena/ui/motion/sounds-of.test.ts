import { expect, test } from 'vitest'
import type { Event } from '@/games/arena/events'
import { PRESENTATIONS } from '@/games/arena/ui/events'
import { soundsBy } from '@/table/motion/sounds'

const soundsOf = soundsBy(PRESENTATIONS)

const heard = (events: readonly object[], rolls: readonly object[] = []) =>
  soundsOf({
    number: 1,
    seat: 'west',
    events: events as readonly Event[],
    rolls: rolls as never,
    typed: false,
  }).map(({ sound }) => sound)

test.each([
  ['a step for each hex that is walked', { type: 'walked', path: ['B3', 'B4'] }, ['step', 'step']],
  ['one for whoever takes off', { type: 'flew', path: [] }, ['step']],
  ['ground that changes', { type: 'terrainChanged' }, ['rubble']],
  ['a shot', { type: 'fired' }, ['blades']],
  ['a fight', { type: 'fought' }, ['blades']],
  ['magic that hurts', { type: 'tookEffect', source: { kind: 'spell', spell: 'slay' } }, ['fire']],
  ['magic that helps', { type: 'tookEffect', source: { kind: 'spell', spell: 'bless' } }, ['haste']],
  ['whoever is called', { type: 'created' }, ['summon']],
  ['a death', { type: 'died' }, ['fall']],
  ['nothing of a new phase', { type: 'phaseBegun' }, []],
] as const)('%s', (_, event, sounds) => {
  expect(heard([event])).toEqual(sounds)
})

test('the dice before what came of them', () => {
  expect(heard([{ type: 'died' }], [{ label: '', values: [6] }])).toEqual(['dice', 'fall'])
})
