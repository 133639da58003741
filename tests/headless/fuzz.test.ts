import { expect, test, vi } from 'vitest'
import type { Plan } from '@/headless/fuzz/random-game'
import type { GameReport } from '@/headless/fuzz/record'
import { called } from '../support/called'

/** The games of which the workers give no report. */
let lost: readonly number[] = []

vi.mock('@/headless/fuzz/spread', () => ({
  spread: ({ games }: Plan): Promise<readonly GameReport[]> => {
    const told = Array.from({ length: games }, (_, nth) => nth).filter((nth) => !lost.includes(nth))
    return Promise.resolve(told.map((nth) => ({ nth, commands: 5, ending: 'wizard', finding: null })))
  },
}))

test('fuzz is content when every game came to its end', async () => {
  lost = []
  const { code, out } = await called('fuzz', '--games', '4')
  expect(code).toBe(0)
  expect(out).toMatch('4 passed, 0 failed')
})

test('fuzz fails when a worker leaves games out', async () => {
  lost = [1, 3]
  const { code, out } = await called('fuzz', '--games', '4')
  expect(code).toBe(1)
  expect(out).toMatch('FAILED 2 of 4 games')
  expect(out).toMatch('2 passed, 2 failed')
})
