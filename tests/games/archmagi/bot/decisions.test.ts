import { expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { archmagiBot } from '@/games/archmagi/bot'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import { gameOf, SHORT } from './played-by-bots'

/** A first duel in which the other Archmagus stands alone beside an army that is about to move. */
function exposed(): State {
  const { units, ...state } = gameOf({ preset: 'first-duel' })
  const near = units
    .filter(({ seat, type }) => seat === 'one' || type === 'necromancer')
    .map((unit) => (unit.seat === 'two' ? { ...unit, hex: 'C4' as HexId } : unit))
  return { ...state, phase: 'movement', active: 'one', units: near }
}

// An easy one looks at some of the hexes only, and may overlook it.
test.each(['medium', 'strong'] as const)(
  'AM-V.1 a %s one goes for an Archmagus that stands alone beside its army',
  (decider) => {
    const state = exposed()
    const { commands } = archmagiBot.think(rules.viewOf(state, 'one'), decider, seededRandom(1), SHORT)
    const ends = commands.flatMap((command) => (command.type === 'move' ? [command.path.at(-1)] : []))
    expect(ends).toContain('C4')
  },
)

test('one that must think no longer still answers by a legal command', () => {
  const state = gameOf({ preset: 'first-duel' })
  const seat = present(rules.askedSeat(state), 'who is asked')
  const over = { rollouts: 1000, isOver: () => true }
  const { commands, nodes } = archmagiBot.think(rules.viewOf(state, seat), 'strong', seededRandom(1), over)
  expect(commands.length).toBeGreaterThan(0)
  expect(nodes).toBeLessThan(10)
})

test('the stronger look further than the careless do', () => {
  const state = { ...gameOf({ preset: 'battle-lesson' }) }
  const seat = present(rules.askedSeat(state), 'who is asked')
  const nodesOf = (decider: 'medium' | 'strong') =>
    archmagiBot.think(rules.viewOf(state, seat), decider, seededRandom(1), SHORT).nodes
  expect(nodesOf('strong')).toBeGreaterThanOrEqual(nodesOf('medium'))
})

test('a chance is between none and all while a game goes on, and even where both are alike', () => {
  const state = gameOf({ preset: 'first-duel' })
  const chances = (['one', 'two'] as const).map((seat) =>
    archmagiBot.chanceOf(rules.viewOf(state, seat), seat),
  )
  for (const chance of chances) {
    expect(chance).toBeGreaterThan(0.2)
    expect(chance).toBeLessThan(0.8)
  }
})
