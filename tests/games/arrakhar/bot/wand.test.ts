import { expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { policy } from '@/games/arrakhar/bot/policy'
import { EVEN } from '@/games/arrakhar/bot/style'
import type { Command } from '@/games/arrakhar/commands'
import { clause } from '../../../support/clause'
import { move } from '../../../support/orders'
import { situation, type Situation } from '../../../support/situation'

/** The moves that the bot plans, each played after those before it. */
function movesOf(game: Situation): readonly Extract<Command, { type: 'move' }>[] {
  const plan = policy(game.position, EVEN, seededRandom(1)).filter((command) => command.type === 'move')
  for (const command of plan) expect(game.play(command)).toBePlayed()
  return plan
}

clause('AR-12.3', () => {
  const gate = () =>
    situation('wizard movement', { '0210': 'elf', '0312': 'dwarf' }, { wand: { hex: '0211' } })

  test('a bot carries the wand out from where nobody stands', () => {
    const game = gate()
    expect(movesOf(game).some(({ takeWandAt }) => takeWandAt === '0211')).toBe(true)
    expect(game.winner).toBe('wizard')
  })
  test('it takes none from those who have moved this turn', () => {
    const game = gate().then(move('dwarf-1', '0412 0312 0212 0211'))
    expect(movesOf(game).every(({ takeWandAt }) => takeWandAt === null)).toBe(true)
    expect(game.winner).toBeNull()
  })
  test('those who moved it carry it on, nobody else does', () => {
    const game = situation('wizard movement', { '0512': 'dwarf', '0210': 'elf' }, { wand: { hex: '0512' } })
    game.then(move('dwarf-1', '0412', '0512'))
    expect(movesOf(game).find(({ takeWandAt }) => takeWandAt !== null)?.units).toEqual(['dwarf-1'])
  })
})
