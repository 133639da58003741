import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { toolRulesOf } from '@/engine/declare/game-rules'
import { legalOf } from '@/engine/declare/legal'
import { exchangedSecrets, filledSecrets, seenSecrets } from '@/engine/declare/secrets'
import { problemsText } from '@/engine/kernel/refusal'
import {
  SKELETON_COMMANDS as COMMANDS,
  skeletonBot as bot,
  skeletonRules as rules,
  skeletonScene as scene,
} from '../../support/skeleton'

const NO_SEARCH = { rollouts: 0, isOver: () => false }
const SEARCH = { rollouts: 80, isOver: () => false }

function positionOf(json: unknown) {
  const parsed = rules.parsePosition(json)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return parsed.value
}

describe('Secrets by seat', () => {
  const secrets = { north: 'a', south: 'b' }
  test('are seen by their own seat and the referee', () => {
    expect(seenSecrets(secrets, 'north')).toEqual({ north: 'a', south: null })
    expect(seenSecrets(secrets, 'table')).toEqual({ north: null, south: null })
    expect(seenSecrets(secrets, 'referee')).toEqual(secrets)
  })
  test('are supposed where they are missing, and exchanged where they are hidden', () => {
    expect(filledSecrets({ north: 'a', south: null }, () => 'c')).toEqual({ north: 'a', south: 'c' })
    expect(exchangedSecrets(secrets, 'north', () => 'c')).toEqual({ north: 'a', south: 'c' })
    expect(exchangedSecrets({ north: null, south: 'b' }, 'table', () => undefined)).toEqual({
      north: null,
      south: 'b',
    })
  })
})

describe('Rules of a declared game', () => {
  const position = positionOf(scene('north-1 0301', 'north-2 0303', 'south-1 0304', 'south-2 0205'))
  test('list what is accepted', () => {
    const listed = rules.legalCommands(position)
    expect(listed).toEqual(legalOf(COMMANDS, position))
    expect(listed.map(({ type }) => type)).toContain('endTurn')
  })
  test('find a view that tells a secret', () => {
    expect(rules.leaksOf(position, 'north')).toEqual([])
    const otherSecrets = (state: typeof position) => ({
      ...state,
      crowns: exchangedSecrets(state.crowns, 'north', () => 'south-2' as const),
    })
    const viewOf = (state: typeof position) => ({ ...state, viewer: 'north' })
    const open = toolRulesOf(COMMANDS, { viewOf }, { faultsIn: () => [], otherSecrets })
    expect(open.leaksOf(position, 'north')).toEqual(['north sees what is none of its business'])
  })
  test('refuse by the seat, the end and the stage, in this order', () => {
    const refusal = (state: typeof position, command: object) =>
      rules.parseCommand(command).ok &&
      COMMANDS.rules.get((command as { type: string }).type)?.refusalOf(state, command as never)?.message
    expect(refusal(position, { type: 'endTurn', seat: 'south' })).toBe('It is the other side’s turn.')
    expect(refusal(position, { type: 'crown', seat: 'north', unit: 'north-1' })).toMatch(
      /before the first turn/,
    )
    const over = { ...position, ending: { winner: 'draw', by: 'turns' } } as const
    expect(refusal(over, { type: 'endTurn', seat: 'south' })).toBe('The game is over.')
  })
})

describe('The bot of a game that can tell good from bad', () => {
  const position = positionOf(scene('north-1 0303', 'south-1 0304'))
  const view = rules.viewOf(position, 'north')
  test('takes what wins, one move ahead and further', () => {
    const strike = [{ type: 'move', seat: 'north', unit: 'north-1', to: '0304' }]
    expect(bot.think(view, 'medium', seededRandom(1), NO_SEARCH).commands).toEqual(strike)
    const thought = bot.think(view, 'strong', seededRandom(1), SEARCH)
    expect(thought.commands).toEqual(strike)
    expect(thought.reasons).toEqual([{ type: 'command', command: strike[0] }])
  })
  test('thinks the same of the same view, whatever is hidden', () => {
    const two = (crown: string) => {
      const json = scene('north-1 0303', 'south-1 0304', 'south-2 0305') as Readonly<Record<string, object>>
      return positionOf({ ...json, crowns: { north: 'north-1', south: crown } })
    }
    const thoughts = ['south-1', 'south-2'].map((crown) =>
      bot.think(rules.viewOf(two(crown), 'north'), 'strong', seededRandom(3), SEARCH),
    )
    expect(thoughts[0]).toEqual(thoughts[1])
  })
  test('knows who has won', () => {
    const over = rules.viewOf({ ...position, ending: { winner: 'south', by: 'crown' } }, 'north')
    expect([bot.chanceOf(over, 'north'), bot.chanceOf(over, 'south')]).toEqual([0, 1])
  })
})
