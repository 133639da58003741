import { describe, expect, test } from 'vitest'
import { DECIDERS } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { arrakharBot } from '@/games/arrakhar/bot'
import { suppose } from '@/games/arrakhar/bot/suppose'
import { HAUNT_IDS, type Side } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { mapCounts } from '@/games/arrakhar/queries/counts'
import type { Position } from '@/games/arrakhar/state/position'
import { playedByBots, SHORT } from './played-by-bots'

const { turns } = playedByBots({ wizard: 'medium', sorcerer: 'medium' }, 5)

/** The same table with other secrets, as far as a seat may not know them. */
function withOtherSecrets(position: Position, seat: Side): Position {
  const { secrets } = position
  const wizards = { ...secrets, designs: { ...secrets.designs, wizard: mapCounts(() => 3) } }
  if (seat === 'sorcerer') return { ...position, secrets: wizards }
  const elsewhere = HAUNT_IDS.find((haunt) => haunt in position.haunts && haunt !== secrets.wandHaunt)
  return {
    ...position,
    secrets: {
      ...secrets,
      // Once found, the haunt that hid the wand is no secret, but nobody needs to know it.
      wandHaunt: elsewhere ?? null,
      pool: mapCounts((type) => (type === 'demon' ? 9 : 0)),
      recycledOrcs: 2,
      designs: { ...secrets.designs, sorcerer: mapCounts(() => 3) },
    },
  }
}

/** The wizard's side does not know the sorcerer's design while it makes its own, nor its pool ever. */
const asked = turns.filter(({ before, seat }) => before.turn > 0 || seat === 'wizard')

describe.each(DECIDERS)('a %s one', (decider) => {
  test('decides the same where only secrets differ', () => {
    let differ = 0
    for (const { before, seat } of asked) {
      const other = withOtherSecrets(before, seat)
      const thoughts = [before, other].map((position) =>
        arrakharBot.think(rules.viewOf(position, seat), decider, seededRandom(9), SHORT),
      )
      expect(thoughts[1]).toEqual(thoughts[0])
      if (JSON.stringify(other) !== JSON.stringify(before)) differ += 1
    }
    expect(differ).toBe(asked.length)
  })
})

describe('what a bot supposes', () => {
  test('is a sound position that looks just as its view does', () => {
    for (const { before, seat } of turns) {
      const view = rules.viewOf(before, seat)
      const supposed = suppose(view, seededRandom(4))
      expect(rules.faultsOf(supposed)).toEqual([])
      expect(rules.viewOf(supposed, seat)).toEqual(view)
    }
  })

  test('puts the wand now here, now there, where the view does not tell', () => {
    const before = turns.find(({ before: { turn }, seat }) => turn > 0 && seat === 'wizard')?.before
    if (!before) throw new Error('the wizard was never asked')
    const view = rules.viewOf(before, 'wizard')
    const places = Array.from(
      { length: 60 },
      (_, seed) => suppose(view, seededRandom(seed)).secrets.wandHaunt,
    )
    expect(new Set(places)).toEqual(new Set(Object.keys(before.haunts)))
  })

  test('spends no more on the pool than the sorcerer has', () => {
    for (const { before } of turns.filter(({ seat, before: { turn } }) => turn > 0 && seat === 'wizard')) {
      const { settings, numbered } = before
      const { pool } = suppose(rules.viewOf(before, 'wizard'), seededRandom(2)).secrets
      const spent = (pool.demon + numbered.demon) * 2 + pool.ghoul + numbered.ghoul + numbered.sorcerer * 3
      expect(spent + pool.orc).toBeLessThanOrEqual(settings.allowance.sorcerer.points)
    }
  })
})
