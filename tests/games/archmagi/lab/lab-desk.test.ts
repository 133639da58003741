import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
import { playGame } from '@/engine/lab/self-play'
import { PRESETS } from '@/games/archmagi/tables/presets'
import { LAB } from '@/games/archmagi/teaching/lab'
import { labGameOf } from '@/games/lab'

function planOf(settings: Json, seats: readonly string[]): Plan {
  return {
    game: 'archmagi',
    settings,
    seats: Object.fromEntries(seats.map((seat) => [seat, { deciders: ['random'], openings: [] }])),
    rollouts: 1,
    seed: 1,
    games: 1,
  }
}

describe('the balance lab of Archmagi', () => {
  test.each(PRESETS)('$name is told by its name, and as many play as it is for', ({ id, name, seats }) => {
    const plan = planOf({ preset: id }, [])
    expect(LAB.termsOf(plan)[0]).toEqual({ label: 'Ready game', value: name })
    expect(LAB.seatsOf?.(plan)).toEqual(['one', 'two', 'three', 'four'].slice(0, seats))
  })

  test('own settings are told without a name, and nobody has points to even it by', () => {
    const plan = planOf({ seats: 3 }, [])
    expect(LAB.termsOf(plan).map(({ label }) => label)).not.toContain('Ready game')
    expect(LAB.seatsOf?.(plan)).toHaveLength(3)
    expect(LAB.evening).toBeUndefined()
  })

  test('a game of three, played by the seats in it alone, tells what each has left', async () => {
    const game = await labGameOf('archmagi')
    if (!game) throw new Error('Archmagi cannot be played here.')
    const plan = planOf({ seats: 3, roundLimit: 2 }, ['one', 'two', 'three'])
    const { by, forces, losses } = playGame(game, plan, 0)
    expect(LAB.endingText(by)).toBe('The last round is over, and dominion decides')
    expect(Object.values(losses)).toEqual([{}, {}, {}, {}])
    const { units } = LAB
    if (units.are !== 'left') throw new Error('Somebody has bought a force.')
    const left = Object.keys(forces['one'] ?? {})
    expect(left).not.toHaveLength(0)
    expect(left.map(units.nameOf).every((name) => /^[A-Z]/.test(name))).toBe(true)
  })
})
