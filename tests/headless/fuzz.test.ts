import { expect, test, vi } from 'vitest'
import type { Spreading } from '@/headless/spread'
import { called } from '../support/called'

/** The games of which the workers give no report. */
let lost: readonly number[] = []

vi.mock('@/headless/spread', () => ({
  spread: (_work: unknown, { games, tell }: Spreading<'fuzz'>) => {
    for (const nth of games.toReversed())
      if (!lost.includes(nth)) tell({ nth, commands: 5, ending: 'wizard', finding: null })
    return Promise.resolve()
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
