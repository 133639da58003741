import { describe, expect, test } from 'vitest'
import { DECIDERS } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { archmagiBot } from '@/games/archmagi/bot'
import { suppose } from '@/games/archmagi/bot/suppose'
import { withOtherSecrets } from '@/games/archmagi/invariants'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import { playedByBots, SHORT } from './played-by-bots'

const { turns } = playedByBots(['medium', 'easy'], 5, { preset: 'first-duel' })
/** Of each kind of decision some. */
const asked = turns.filter((_, nth) => nth % 11 === 0)

describe.each(DECIDERS)('a %s one', (decider) => {
  test('AM-D.1 decides the same where only secrets differ', () => {
    let differ = 0
    for (const { before, seat } of asked) {
      const other = withOtherSecrets(before, seat)
      if (!other) continue
      const thoughts = [before, other].map((position) =>
        archmagiBot.think(rules.viewOf(position, seat), decider, seededRandom(9), SHORT),
      )
      expect(thoughts[1]).toEqual(thoughts[0])
      if (JSON.stringify(other) !== JSON.stringify(before)) differ += 1
    }
    expect(differ).toBeGreaterThan(asked.length / 2)
  }, 120_000)
})

type Stacks = ReturnType<typeof rules.viewOf>['stacks']

function byPlace(one: Stacks[number], other: Stacks[number]): number {
  return `${one.hex} ${one.owner}`.localeCompare(`${other.hex} ${other.owner}`)
}

describe('what a bot supposes', () => {
  test('looks just as its view does', () => {
    for (const { before, seat } of asked) {
      const view = rules.viewOf(before, seat)
      const seen = rules.viewOf(suppose(view, seededRandom(4)), seat)
      expect(seen.mages).toEqual(view.mages)
      // The order in which they are listed says nothing.
      expect(new Set(seen.units.map(({ id }) => id))).toEqual(new Set(view.units.map(({ id }) => id)))
      expect(seen.stacks.toSorted(byPlace)).toEqual(view.stacks.toSorted(byPlace))
    }
  })

  test('holds now these, now those spells of the other side, always as many as are seen', () => {
    const first = asked[0]
    if (!first) throw new Error('nobody was asked')
    const foe = first.before.order.find((seat) => seat !== first.seat) ?? first.seat
    const view = rules.viewOf(first.before, first.seat)
    const hands = Array.from({ length: 20 }, (_, seed) => suppose(view, seededRandom(seed)).mages[foe].spells)
    expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(10)
    expect(hands.every((hand) => hand.length === first.before.mages[foe].spells.length)).toBe(true)
  })
})
