import { expect, test } from 'vitest'
import type { Decider } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { wizardKingsBot } from '@/games/wizard-kings/bot'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { terrainIn } from '@/games/wizard-kings/queries/ground'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import { scene } from '../skirmish'
import { gameOf, SHORT } from './played-by-bots'

function thoughtOf(state: State, decider: Decider) {
  const seat = present(rules.askedSeat(state), 'who is asked')
  return wizardKingsBot.think(rules.viewOf(state, seat), decider, seededRandom(1), SHORT)
}

const CAREFUL = ['medium', 'strong'] as const

/** One gold against two on the last turn, and a Ranger in reach of cities that nobody holds. */
const LAST_TURN = scene(
  {
    north: [
      ['elves.glader', '0302', 1],
      ['elves.ranger', '0705', 1],
    ],
    south: [['orcs.orc', '0306', 4]],
  },
  { turn: 12, step: 'moves' },
)

test.each(CAREFUL)('VC-3 a %s one takes the city that wins on the last turn, and leaves none', (decider) => {
  const { commands } = thoughtOf(LAST_TURN, decider)
  const moves = commands.filter((command) => command.type === 'move')
  expect(moves.map(({ block }) => block)).toEqual([expect.stringContaining('ranger')])
  // Oakenfall is beside it, and a road leads to Highbough.
  expect(['0805', '0503']).toContain(moves[0]?.path.at(-1))
})

/** A wizard alone, whom many have found. */
const DOOMED = scene(
  {
    north: [['elves.wicana', '0604', 1]],
    south: [
      ['orcs.orc', '0604', 4],
      ['orcs.troll', '0604', 3],
    ],
  },
  { turn: 5, first: 'south', step: 'battle' },
)

test.each(CAREFUL)('RT-1 a %s one has a doomed wizard leave', (decider) => {
  const fighting = DOOMED.blocks.filter(({ at }) => at === '0604').map(({ id }) => id)
  const south = DOOMED.blocks.filter(({ at, owner }) => at === '0604' && owner === 'south')
  const state: State = {
    ...DOOMED,
    entries: south.map(({ id }) => ({ block: id, hex: '0604' as HexId, from: '0605' as HexId })),
    battle: {
      ...{
        hex: '0604' as HexId,
        attacker: 'south',
        main: '0605' as HexId,
        round: 1,
        stage: 'slots',
        slot: 0,
      },
      ...{ active: fighting, acted: [], bound: [], mods: {}, crossings: [], eliminated: [], hits: null },
      ward: { north: 0, south: 0 },
    },
  }
  expect(thoughtOf(state, decider).commands[0]).toMatchObject({ type: 'retreat' })
})

test.each(CAREFUL)('RC-1 a %s one recruits with whoever can', (decider) => {
  const state = scene({ north: [['elves.glader', '0402', 1]], south: [] }, { turn: 2, step: 'recruiting' })
  expect(terrainIn(mapOf(state), '0402' as HexId)).toBe('forest')
  const { commands } = thoughtOf(state, decider)
  expect(commands.map(({ type }) => type)).toEqual(['recruit', 'endRecruiting'])
})

test.each(CAREFUL)('CB-13 a %s one gives up the block worth least of those equally strong', (decider) => {
  const state = scene(
    {
      north: [
        ['elves.glader', '0604', 2],
        ['elves.ranger', '0604', 2],
      ],
      south: [['orcs.orc', '0604', 4]],
    },
    { turn: 5, first: 'south', step: 'battle' },
  )
  const active = state.blocks.filter(({ at }) => at === '0604').map(({ id }) => id)
  const own = active.filter((id) => id.startsWith('north'))
  const asked: State = {
    ...state,
    battle: {
      ...{ hex: '0604' as HexId, attacker: 'south', main: '0605' as HexId, round: 1, stage: 'hits', slot: 1 },
      ...{ active, acted: [], bound: [], mods: {}, crossings: [], eliminated: [] },
      ...{ hits: { count: 1, fits: own, by: null }, ward: { north: 0, south: 0 } },
    },
  }
  expect(thoughtOf(asked, decider).commands).toMatchObject([
    { type: 'assignHit', block: own.find((id) => id.includes('glader')) },
  ])
})

test('one that must think no longer still answers by a legal command', () => {
  const over = { rollouts: 1000, isOver: () => true }
  const { commands, nodes } = wizardKingsBot.think(
    rules.viewOf(LAST_TURN, 'north'),
    'strong',
    seededRandom(1),
    over,
  )
  expect(commands.at(-1)).toMatchObject({ type: 'endMoves' })
  expect(nodes).toBeLessThan(10)
})

test('a chance is between none and all while a game goes on, and even where both are alike', () => {
  const state = gameOf({ preset: 'greenmarch-skirmish' })
  for (const seat of ['north', 'south'] as const) {
    const chance = wizardKingsBot.chanceOf(rules.viewOf(state, seat), seat)
    expect(chance).toBeGreaterThan(0.2)
    expect(chance).toBeLessThan(0.8)
  }
})
