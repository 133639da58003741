import { expect, test } from 'vitest'
import { sceneOf } from '@/games/arrakhar/teaching/lessons/scene'

const MOMENT = { side: 'wizard', segment: 'haste' }

test('units are told by number, type and hex', () => {
  expect(sceneOf({ ...MOMENT, units: ['3 elves 0709', 'wizard 0608', '1 dwarf 0402'] })).toMatchObject({
    value: {
      ...MOMENT,
      turn: 3,
      wand: { haunt: 'T1' },
      pool: {},
      units: [
        { type: 'elf', hex: '0709', count: 3 },
        { type: 'wizard', hex: '0608', count: 1 },
        { type: 'dwarf', hex: '0402', count: 1 },
      ],
    },
  })
})

test('the wand is hidden in a haunt, or lies in a hex; other keys are those of the position format', () => {
  const haunts = { T2: '1706', C1: '0715' }
  expect(sceneOf({ ...MOMENT, units: [], haunts, wand: 'C1' })).toMatchObject({
    value: { wand: { haunt: 'C1' } },
  })
  const lying = sceneOf({ ...MOMENT, units: [], haunts, wand: '0611', turn: 1, cast: ['wizard-1'] })
  expect(lying).toMatchObject({ value: { haunts, wand: { hex: '0611' }, turn: 1, cast: ['wizard-1'] } })
})

test.each(['3 elf 0709', 'elves 0709', 'elf', '3 trolls 0709'])('"%s" is refused', (words) => {
  expect(sceneOf({ ...MOMENT, units: [words] })).toEqual({
    ok: false,
    problems: [{ path: 'units.0', message: expect.stringContaining(`not "${words}"`) as string }],
  })
})
