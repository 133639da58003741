import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { called } from '../support/called'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-cases-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STEP = {
  id: 'case-1',
  clauses: ['AA-9.2'],
  title: 'an orc walks',
  given: { phase: 'movement', creatures: [{ id: 'o', type: 'orc', owner: 0, at: 'C4' }] },
  when: [{ seat: 0, cmd: 'move', args: { unit: 'o', mode: 'walk', path: ['C5'] } }],
  then: { at: { o: 'C5' } },
}

async function outcomeOf(change: object) {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify({ cases: [{ ...STEP, ...change }] }))
  return called('vectors', '--game', 'arena', path)
}

test('cases of Arena are given, when and then', async () => {
  expect(await outcomeOf({})).toMatchObject({ code: 0, out: '1 passed, 0 failed' })
})

test.each([
  ['another outcome', { then: { at: { o: 'C6' } } }, 'at: expected {"o":"C6"}, found {"o":"C5"}'],
  ['a refusal', { when: [{ seat: 1, cmd: 'endPhase' }] }, 'was refused under AA-3.7'],
  ['an acceptance', { then: { refused: 'AA-9.7' } }, 'refused: expected "AA-9.7"'],
  ['dice that nobody asks for', { when: [{ ...STEP.when[0], rolls: [{ d: 6, v: 1 }] }] }, 'in place of [d6]'],
  ['a death of nobody', { then: { dead: ['x'] } }, 'dead: expected ["x"]'],
  ['an unknown expectation', { then: { flies: 1 } }, 'there is no such expectation'],
  ['a reserved word for an expectation', { then: { toString: 1 } }, 'then.toString: is a reserved word'],
  ['a misshapen expectation', { then: { alive: 3 } }, 'alive: '],
  ['a bad position', { given: { phase: 'noon' } }, 'the position: phase'],
  ['a bad command', { when: [{ seat: 0, cmd: 'dance' }] }, 'command 1, dance'],
  ['a check', { then: { checks: [{ seat: 0, cmd: 'passMagic', args: {}, legal: true }] } }, 'AA-3.8'],
])('%s fails its case and tells why', async (_, change, told) => {
  const { code, out, err } = await outcomeOf(change)
  expect(code).not.toBe(0)
  expect(out + err).toContain(told)
})

test('a bout that is offered only so that a cast can be stopped may go unmentioned, or be used', async () => {
  const given = {
    phase: 'movement',
    creatures: [
      { id: 'z', type: 'necromancer', owner: 0, at: 'C4' },
      { id: 'o', type: 'orc', owner: 1, at: 'C6' },
    ],
    casts: [{ id: 'k', caster: 'z', spell: 'plague', target: { space: 'C6' }, madeInTurn: 1, due: 5 }],
  }
  const ends = { seat: 0, cmd: 'endPhase' }
  const stops = { seat: 0, cmd: 'stopCasting', args: { caster: 'z' } }
  const passed = await outcomeOf({ given, when: [ends], then: { phase: 'combat', power: { o: 0 } } })
  const stopped = await outcomeOf({ given, when: [ends, stops], then: { phase: 'magic2', casting: [] } })
  const offered = await outcomeOf({ given, when: [ends], then: { phase: 'magic2', toAct: 0 } })
  expect([passed.code, stopped.code, offered.code]).toEqual([0, 0, 0])
})
