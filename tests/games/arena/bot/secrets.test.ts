import { describe, expect, test } from 'vitest'
import { DECIDERS } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { arenaBot } from '@/games/arena/bot'
import { suppose } from '@/games/arena/bot/suppose'
import { SPELL_IDS } from '@/games/arena/tables/spells'
import { arenaRules as rules } from '@/games/arena/rules'
import { otherSeat } from '@/games/arena/queries/creatures'
import type { ArenaSeat, Position } from '@/games/arena/state/position'
import { playedByBots, SHORT } from './played-by-bots'

const { turns } = playedByBots({ west: 'medium', east: 'medium' }, 5, {
  preset: 'magic-and-monsters',
  turnLimit: 8,
})
const built = playedByBots({ west: 'medium', east: 'medium' }, 2, { points: [50, 50], turnLimit: 1 })
const asked = [...turns, ...built.turns]

/** The same table with other spell cards and another army list of the other side. */
function withOtherSecrets(position: Position, seat: ArenaSeat): Position {
  const foe = otherSeat(seat)
  const { spells, lists } = position.secrets
  const shown = position.revealed[foe]
  const others = SPELL_IDS.filter((spell) => !spells[foe].includes(spell))
  const changed = [...shown, ...others].slice(0, spells[foe].length)
  const list = { creatures: ['kobold'], items: [], spells: [], terrainPool: 0 } as const
  return {
    ...position,
    secrets: {
      spells: { ...spells, [foe]: changed },
      lists: position.now.phase === 'build' ? { ...lists, [foe]: list } : lists,
    },
  }
}

describe.each(DECIDERS)('a %s one', (decider) => {
  test('decides the same where only secrets differ', () => {
    let differ = 0
    for (const { before, seat } of asked) {
      const other = withOtherSecrets(before, seat)
      const thoughts = [before, other].map((position) =>
        arenaBot.think(rules.viewOf(position, seat), decider, seededRandom(9), SHORT),
      )
      expect(thoughts[1]).toEqual(thoughts[0])
      if (JSON.stringify(other) !== JSON.stringify(before)) differ += 1
    }
    expect(differ).toBeGreaterThan(turns.length / 2)
  })
})

describe('what a bot supposes', () => {
  test('is a sound position that looks just as its view does', () => {
    for (const { before, seat } of asked) {
      const view = rules.viewOf(before, seat)
      const supposed = suppose(view, seededRandom(4))
      expect(rules.faultsOf(supposed)).toEqual([])
      expect(rules.viewOf(supposed, seat)).toEqual(view)
    }
  })

  test('holds now these, now those spell cards, and always those revealed', () => {
    const first = turns[0]
    if (!first) throw new Error('nobody was asked')
    const foe = otherSeat(first.seat)
    const hands = Array.from(
      { length: 30 },
      (_, seed) => suppose(rules.viewOf(first.before, first.seat), seededRandom(seed)).secrets.spells[foe],
    )
    expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(10)
    expect(hands.every((hand) => hand.length === first.before.spellCount[foe])).toBe(true)
    const later = turns.find(({ before, seat }) => before.revealed[otherSeat(seat)].length > 0)
    if (!later) throw new Error('no spell was revealed')
    const supposed = suppose(rules.viewOf(later.before, later.seat), seededRandom(1))
    expect(supposed.secrets.spells[otherSeat(later.seat)]).toEqual(
      expect.arrayContaining([...later.before.revealed[otherSeat(later.seat)]]),
    )
  })
})
