import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import { firing } from './skirmish'

test('CB-13 the owner of equally strong targets is asked which takes a hit', () => {
  const state = firing()
  const orc = state.battle?.active.find((id) => id.startsWith('south'))
  const [fire] = rules.legalCommands(state)
  expect(fire).toMatchObject({ type: 'fire', block: orc })
  if (!fire) throw new Error('nobody fires')
  const fired = play(rules, state, fire, handDice([1, 6, 6, 6]))
  if (fired.outcome !== 'played') throw new Error(fired.outcome)
  expect(rules.askedSeat(fired.position)).toBe('north')
  const choices = rules.legalCommands(fired.position).filter(({ type }) => type === 'assignHit')
  expect(choices).toHaveLength(2)
})
