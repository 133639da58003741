import { expect, test } from 'vitest'
import type { LogStep } from '@/engine/table/table'
import type { Event } from '@/games/arrakhar/events'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { countOfAttack } from '@/games/arrakhar/ui/odds/rolls'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { rollsIn } from '@/table/planner/logged-rolls'
import { attack, resolve } from '../../../../support/orders'
import { after, laidOut } from '../play/laid-out'

const start = laidOut('wizard combat', { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' })
const played = after(
  start,
  [
    attack('elf-1 elf-2', '0807', 'ghoul-1 ghoul-2'),
    attack('barbarian-1', '0807', 'ghoul-1 ghoul-2'),
    resolve(1),
    resolve(2),
  ],
  [4, 6],
)
const stepOf = (events: readonly Event[]): LogStep<Event> => ({
  number: 1,
  seat: 'wizard',
  events,
  rolls: [],
  typed: false,
})
const typeOf = typeLookup(played.position)

test('an attack is counted over those who were left when it was rolled', () => {
  const log = [stepOf(played.events)]
  const counts = rollsIn(PRESENTATIONS, log).map((roll) => countOfAttack(played.position, log, roll, typeOf))
  expect(counts.map((count) => [count?.alive, count?.named])).toEqual([
    [2, 2],
    [1, 2],
  ])
  expect(counts.map((count) => count?.odds.read)).toEqual(['2:1', '2:1'])
})

test('by house rule the odds are those of all who were named', () => {
  const { options } = start.settings
  const { position, events } = after(
    { ...start, settings: { ...start.settings, options: { ...options, fixedOdds: true } } },
    [
      attack('elf-1', '0807', 'ghoul-1 ghoul-2'),
      attack('barbarian-1', '0807', 'ghoul-1 ghoul-2'),
      resolve(1),
      resolve(2),
    ],
    [6, 1],
  )
  const log = [stepOf(events)]
  const counts = rollsIn(PRESENTATIONS, log).map((roll) => countOfAttack(position, log, roll, typeOf))
  expect(counts.map((count) => [count?.alive, count?.odds.defense])).toEqual([
    [2, 2],
    [1, 2],
  ])
})

test('nothing is made up of a log that does not reach back to the designation', () => {
  const log = [stepOf(played.events.filter(({ type }) => type === 'attackResolved'))]
  expect(
    rollsIn(PRESENTATIONS, log).map((roll) => countOfAttack(played.position, log, roll, typeOf)),
  ).toEqual([undefined, undefined])
})

test('a fireball that found nobody is no roll', () => {
  const wasted = {
    type: 'fireballResolved',
    designation: 1,
    caster: 'wizard-1',
    hex: '0807',
    wand: false,
    rolls: [],
    eliminated: [],
  } as unknown as Event
  expect(rollsIn(PRESENTATIONS, [stepOf([wasted])])).toEqual([])
})
