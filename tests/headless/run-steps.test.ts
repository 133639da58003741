import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { parseRun, runSteps } from '@/headless/run-steps'
import { hoardRules } from './hoard'

const position = { game: 'hoard', asked: 'north' }
const dig = (dice: number) => ({ type: 'dig', dice })

function ran(steps: readonly object[], seed = 1) {
  const input = parseRun(hoardRules, { position, steps })
  if (!input.ok) throw new Error(JSON.stringify(input.problems))
  return runSteps(hoardRules, input.value, seededDice(diceStateOf(seed)))
}

function problems(json: unknown) {
  const input = parseRun(hoardRules, json)
  return input.ok ? [] : input.problems.map(({ path }) => path)
}

describe('steps', () => {
  test('a step tells its events, and the last position is written', () => {
    const output = ran([{ command: dig(2), rolls: [5, 2] }])
    expect(output.steps).toEqual([{ ok: true, events: [{ type: 'dug', rolls: [5, 2] }] }])
    expect(output.position).toMatchObject({ game: 'hoard', gold: { north: 7, south: 0 }, commands: 1 })
    expect(output.winner).toBeNull()
  })

  test('a refused step changes nothing, and the next goes on', () => {
    const output = ran([
      { command: { type: 'weigh' } },
      { command: dig(3), rolls: [1, 1, 1] },
      { command: dig(1), rolls: [4] },
    ])
    expect(output.steps).toEqual([
      { ok: false, clause: 'HO-2', message: 'The scales are not ready.' },
      { ok: false, clause: 'HO-1', message: 'Two dice are the most.' },
      { ok: true, events: [{ type: 'dug', rolls: [4] }] },
    ])
    expect(output.position).toMatchObject({ gold: { north: 4 }, commands: 1 })
  })

  test('the winner is named', () => {
    expect(ran(Array.from({ length: 167 }, () => ({ command: dig(2), rolls: [6, 6] }))).winner).toBe('north')
  })
})

describe('dice', () => {
  test.each([
    ['too few', dig(2), [5]],
    ['none where one is wanted', dig(1), []],
    ['too many', dig(1), [5, 2]],
    ['some where none is wanted', { type: 'leave' }, [1]],
    ['a face that the die lacks', dig(1), [7]],
    ['a second roll out of range', dig(2), [6, 0]],
  ])('%s: the step is refused and changes nothing', (_, command, rolls) => {
    const output = ran([{ command, rolls }])
    expect(output.steps).toMatchObject([{ ok: false, clause: 'DICE' }])
    expect(output.position).toMatchObject({ gold: { north: 0 }, commands: 0 })
  })

  test('no rolls where none are wanted is as good as leaving them out', () => {
    expect(ran([{ command: { type: 'leave' }, rolls: [] }]).steps).toMatchObject([{ ok: true }])
  })

  test('an illegal command is refused by its own clause whatever its rolls', () => {
    expect(ran([{ command: dig(3), rolls: [] }]).steps).toMatchObject([{ clause: 'HO-1' }])
  })

  test('without rolls the seed decides', () => {
    const steps = Array.from({ length: 5 }, () => ({ command: dig(1) }))
    expect(ran(steps, 7)).toEqual(ran(steps, 7))
    expect(ran(steps, 7)).not.toEqual(ran(steps, 8))
  })

  test('refused rolls leave the seeded dice where they were', () => {
    const alone = ran([{ command: dig(1) }])
    const after = ran([{ command: dig(1), rolls: [9] }, { command: dig(1) }])
    expect(after.steps[1]).toEqual(alone.steps[0])
  })
})

describe('bad input', () => {
  test.each([
    ['an unknown key', { position, steps: [], extra: 1 }, ['extra']],
    ['no steps', { position }, ['steps']],
    ['no position', { steps: [] }, ['position']],
    ['an unknown key of a step', { position, steps: [{ command: dig(1), roll: [1] }] }, ['steps.0.roll']],
    [
      'rolls that are no numbers',
      { position, steps: [{ command: dig(1), rolls: ['1'] }] },
      ['steps.0.rolls.0'],
    ],
    [
      'a command of no known shape',
      { position, steps: [{ command: dig(1) }, { command: { type: 'dig' } }, { command: { type: 'fly' } }] },
      ['steps.1.command.dice', 'steps.2.command.type'],
    ],
    ['a bad position', { position: { ...position, asked: 'west' }, steps: [] }, ['position.asked']],
    ['a list', [], ['']],
  ])('%s is told by its path', (_, json, paths) => {
    expect(problems(json)).toEqual(paths)
  })
})
