import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { play } from '@/engine/kernel/play'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import { scene } from './skirmish'

/** Orcs that attack two Gladers of two steps each, and are about to fire. */
function firing(): State {
  const state = scene(
    {
      north: [
        ['elves.glader', '0604', 2],
        ['elves.glader', '0604', 2],
      ],
      south: [['orcs.orc', '0604', 4]],
    },
    { turn: 5, first: 'south', actor: 'south', step: 'battle' },
  )
  const there = state.blocks.filter(({ at }) => at === '0604').map(({ id }) => id)
  const acted = there.filter((id) => id.startsWith('north'))
  return {
    ...state,
    battle: {
      ...{
        hex: '0604' as HexId,
        attacker: 'south',
        main: '0605' as HexId,
        round: 1,
        stage: 'slots',
        slot: 11,
      },
      ...{ active: there, acted, bound: [], mods: {}, crossings: [], eliminated: [], hits: null },
      ward: { north: 0, south: 0 },
    },
  }
}

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
