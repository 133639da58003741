import { describe, expect, test } from 'vitest'
import { DECIDERS } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { wizardKingsBot } from '@/games/wizard-kings/bot'
import { suppose } from '@/games/wizard-kings/bot/suppose'
import { withOtherSecrets } from '@/games/wizard-kings/invariants'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import { playedByBots, SHORT } from './played-by-bots'

const games = [
  playedByBots(['medium', 'easy'], 5),
  playedByBots(['medium', 'easy'], 6, { scenario: 'medium', figures: { turns: 3, earliestEnd: 3 } }),
]
/** Of each kind of decision some. */
const asked = games.flatMap(({ turns }) => turns).filter((_, nth) => nth % 5 === 0)

describe.each(DECIDERS)('a %s one', (decider) => {
  test('FG-2 decides the same where only secrets differ', () => {
    let differ = 0
    for (const { before, seat } of asked) {
      const other = withOtherSecrets(before, seat)
      if (!other) continue
      const thoughts = [before, other].map((position) =>
        wizardKingsBot.think(rules.viewOf(position, seat), decider, seededRandom(9), SHORT),
      )
      expect(thoughts[1]).toEqual(thoughts[0])
      if (JSON.stringify(other) !== JSON.stringify(before)) differ += 1
    }
    expect(differ).toBeGreaterThan(asked.length / 2)
  }, 120_000)
})

describe('what a bot supposes', () => {
  test('looks just as its view does', () => {
    for (const { before, seat } of asked) {
      const view = rules.viewOf(before, seat)
      const { known: _known, ...seen } = rules.viewOf(suppose(view, seededRandom(4)), seat)
      expect(seen.seats).toEqual(view.seats)
      expect(seen.stacks).toEqual(view.stacks)
      expect(seen.blocks).toEqual(view.blocks)
      expect(seen.battle).toEqual(view.battle)
      // In what order blocks came in says nothing.
      const sorted = (entries: typeof view.entries) => entries.map((entry) => JSON.stringify(entry)).sort()
      expect(sorted(seen.entries)).toEqual(sorted(view.entries))
    }
  })

  test('EL-4 is a position in which every hidden block is one that its army has, and only once', () => {
    for (const { before, seat } of asked) {
      const { blocks } = suppose(rules.viewOf(before, seat), seededRandom(4))
      expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
      const armies = new Set(
        blocks.filter(({ owner }) => owner !== seat).map(({ kind }) => kind.split('.')[0]),
      )
      armies.delete('chaos')
      expect(
        [...armies].filter((army) => !Object.values(before.seats).some((one) => one.army === army)),
      ).toEqual([])
    }
  })

  test('takes hidden blocks now for these, now for others', () => {
    const first = asked.find(({ stage }) => stage === 'moves')
    if (!first) throw new Error('nobody moved')
    const view = rules.viewOf(first.before, first.seat)
    const armies = Array.from({ length: 20 }, (_, seed) =>
      suppose(view, seededRandom(seed))
        .blocks.filter(({ owner, at }) => owner !== first.seat && at !== 'pool')
        .map(({ kind }) => kind)
        .sort()
        .join(),
    )
    expect(new Set(armies).size).toBeGreaterThan(10)
  })
})
