import { expect, test } from 'vitest'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import type { Command } from '@/games/archmagi/commands'
import { archmagiPlay } from '@/games/archmagi/play'
import { faultsIn } from '@/games/archmagi/queries/faults'
import type { Settings } from '@/games/archmagi/state/settings'
import type { State } from '@/games/archmagi/state/state'
import { startOf } from '@/games/archmagi/state/start'
import { USUAL } from './settings'

function after(state: State, ...commands: readonly Omit<Command, 'seat'>[]): State {
  const dice = seededDice(diceStateOf(7))
  return commands.reduce<State>((before, command) => {
    const seat = archmagiPlay.askedSeat(before)
    const played = play(archmagiPlay, before, { ...command, seat } as Command, dice)
    if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
    return played.position
  }, state)
}

function setUp(settings: Partial<Settings>): State {
  return after(startOf({ ...USUAL, ...settings }), { type: 'rollForOrder' }, { type: 'dealChits' })
}

test('AM-V.5 of two seats the other wins, whenever one gives up, also before the first turn', () => {
  const early = after(startOf(USUAL), { type: 'concede' })
  expect(early.ending).toEqual({ winner: 'two', by: 'lastArchmagus' })
  const dealt = setUp({})
  const [first, second] = dealt.order
  const late = after(dealt, { type: 'concede' })
  expect(late.ending).toEqual({ winner: second, by: 'lastArchmagus' })
  expect(late.mages[first as 'one']).toMatchObject({ out: true, reserve: [], spells: [] })
})

test('AM-V.6 of three seats the others go on: chits are back in their bags, and the turn is the next seat’s', () => {
  const dealt = setUp({ map: 'mirror-isle', seats: 3 })
  const zones = dealt.ground.zones.map((zone) => zone[0])
  const placed = after(
    dealt,
    ...zones.map((hex) => ({ type: 'placeArchmagus', hex }) as unknown as Omit<Command, 'seat'>),
  )
  const [, second] = placed.order
  const state = after(placed, { type: 'drawUnits' }, { type: 'concede' })
  expect(state).toMatchObject({ active: second, phase: 'recruitUnits', drawn: false, ending: null })
  expect(state.units.map(({ seat }) => seat)).toHaveLength(2)
  expect(faultsIn(state)).toEqual([])
})
