import { describe, expect, test } from 'vitest'
import type { Roll } from '@/engine/kernel/dice'
import type { Event } from '@/games/arrakhar/events'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { soundsBy } from '@/table/motion/sounds'
import { at, named, unit } from '../play/laid-out'

const soundsOf = soundsBy(PRESENTATIONS)
const soundsOfEvent = (event: Event) =>
  soundsOf({ number: 1, seat: null, events: [event], rolls: [], typed: false })

const ORC = { id: unit('orc-1'), type: 'orc' as const }
const move = (path: readonly string[], wandTakenAt: string | null = null): Event => ({
  type: 'moved',
  units: named('elf-1'),
  unitType: 'elf',
  from: at('0608'),
  path: path.map(at),
  wandTakenAt: wandTakenAt === null ? null : at(wandTakenAt),
})
const fire = (eliminated: readonly (typeof ORC)[]): Event => ({
  type: 'fireballResolved',
  designation: 1,
  caster: unit('wizard-1'),
  hex: at('0708'),
  wand: false,
  rolls: [],
  eliminated,
})
const attack = (eliminated: readonly (typeof ORC)[]): Event => ({
  type: 'attackResolved',
  designation: 1,
  hex: at('0708'),
  odds: '2:1',
  bonus: false,
  roll: 6,
  result: '1',
  eliminated,
})

const names = (event: Event) => soundsOfEvent(event).map(({ sound }) => sound)

describe('what is heard', () => {
  test('a step for each hex, up to six, one after the other', () => {
    const sounds = soundsOfEvent(move(['0607', '0606', '0605']))
    expect(sounds.map(({ sound }) => sound)).toEqual(['step', 'step', 'step'])
    const times = sounds.map(({ after }) => after)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(new Set(times).size).toBe(3)
    expect(names(move(Array.from({ length: 12 }, () => '0607')))).toHaveLength(6)
  })

  test('the wand when it is taken up', () => {
    expect(names(move(['0607'], '0607'))).toEqual(['step', 'wand'])
  })

  test.each([
    ['fire that hits nobody', fire([]), ['fire']],
    ['fire that hits', fire([ORC]), ['fire', 'fall']],
    ['an attack without losses', attack([]), ['blades']],
    ['an attack with losses', attack([ORC]), ['blades', 'fall']],
    ['a haunt laid open', { type: 'hauntDestroyed', haunt: 'T1', hex: at('0508') }, ['rubble']],
    ['the wand found', { type: 'wandFound', haunt: 'T1', hex: at('0508') }, ['wand']],
    ['an orc set down', { type: 'orcPlaced', unit: unit('orc-1'), hex: at('0508') }, ['step']],
    ['an offer', { type: 'drawOffered', side: 'wizard' }, []],
  ] as const)('%s', (_, event, sounds) => {
    expect(names(event)).toEqual(sounds)
  })

  test('the dice before what came of them', () => {
    const roll = { label: '', values: [6] } as unknown as Roll
    const step = { number: 1, seat: 'wizard', events: [fire([])], rolls: [roll], typed: false } as const
    expect(soundsOf(step).map(({ sound }) => sound)).toEqual(['dice', 'fire'])
    expect(soundsOf({ ...step, rolls: [] }).map(({ sound }) => sound)).toEqual(['fire'])
  })
})
