import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { arrakharRules } from '@/games/arrakhar/rules'
import { parseRun, runSteps } from '@/headless/run-steps'
import { END, fireball, move, resolve } from '../support/orders'
import { positionFile, type Moment, type Stacks } from '../support/situation'

const UNDO = { undo: true }

function ran(when: Moment, stacks: Stacks, steps: readonly object[]) {
  const input = parseRun(arrakharRules, { position: positionFile(when, stacks), steps })
  if (!input.ok) throw new Error(JSON.stringify(input.problems))
  return runSteps(arrakharRules, input.value, seededDice(diceStateOf(1)))
}

describe('A step that takes back', () => {
  test('lets a dwarf leave four spent elves, and the segment end (AR-7.6)', () => {
    const stacks = { '1111': 'dwarf', '1210': '4 elf', '1913': 'orc' }
    const output = ran('wizard movement', stacks, [
      { command: move('elf-1 elf-2 elf-3 elf-4', '1110 1210 1110 1210') },
      { command: move('dwarf-1', '1110 1210 1110 1210') },
      { command: END },
      UNDO,
      { command: END },
    ])
    expect(output.steps.map((step) => (step.ok ? 'ok' : step.clause))).toEqual([
      'ok',
      'ok',
      'AR-7.6',
      'ok',
      'ok',
    ])
    expect(output.steps[3]).toEqual({ ok: true, events: [] })
  })
  test('is refused as at the table: with nothing done, after dice, after a hand-over', () => {
    const stacks = { '1110': 'wizard', '1111': 'orc', '1913': 'orc' }
    expect(ran('wizard fireball', stacks, [UNDO]).steps).toEqual([
      { ok: false, clause: 'UNDO', message: 'Nothing has been done yet.' },
    ])
    const rolled = ran('wizard fireball', stacks, [
      { command: fireball('wizard-1', '1111') },
      UNDO,
      { command: fireball('wizard-1', '1111') },
      { command: resolve(1), rolls: [1] },
      UNDO,
    ])
    expect(rolled.steps.at(-1)).toEqual({ ok: false, clause: 'UNDO', message: 'Dice were rolled.' })
    expect(rolled.position).toMatchObject({ cast: ['wizard-1'] })
    const passed = ran('wizard hauntCheck', stacks, [{ command: END }, UNDO])
    expect(passed.steps.at(-1)).toMatchObject({ ok: false, clause: 'UNDO' })
  })
  test.each([
    [{ undo: false }, 'steps.0.undo'],
    [{ undo: true, command: END }, 'steps.0.command'],
  ])('%j is no step', (step, path) => {
    const input = parseRun(arrakharRules, {
      position: positionFile('wizard movement', { '1111': 'elf' }),
      steps: [step],
    })
    expect(input.ok ? [] : input.problems.map((problem) => problem.path)).toEqual([path])
  })
})
