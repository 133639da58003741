import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { called } from '../support/called'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-dispatch-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file with this text or value. */
function file(content: unknown): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('the command line', () => {
  test('help prints the verbs', async () => {
    const { code, out } = await called('help')
    expect(code).toBe(0)
    for (const verb of [
      'run',
      'vectors',
      'fuzz',
      'fuzz-files',
      'fuzz-commands',
      'replay',
      'position',
      'simulate',
      'balance',
    ])
      expect(out).toMatch(`  ${verb} `)
  })

  test.each([
    [[], 'Name a verb'],
    [['dance'], 'no verb "dance"'],
    [['toString'], 'no verb "toString"'],
    [['run'], 'FILE is missing'],
    [['run', 'a', 'b'], 'too many'],
    [['run', '--sead', '1', 'a'], '--sead'],
    [['run', '--seed', 'x', 'a'], '--seed must be a whole number'],
    [['run', join(folder, 'nowhere.json')], 'cannot be read'],
    [['replay'], 'SAVE is missing'],
    [['vectors', 'a'], 'name the game'],
    [['vectors', '--game', 'chess', 'a'], 'no game "chess"'],
    [['fuzz', '--game', 'arrakhar', '--games', '0'], '--games must be'],
    [['fuzz', '--turn-limit', '1001'], 'turnLimit: must be a whole number from 1 to 1000'],
  ])('%j is bad input', async (args, message) => {
    const { code, err, out } = await called(...args)
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(out).toBe('')
  })
})

describe('bad files', () => {
  test.each([
    ['run', 'not json', 'not JSON'],
    ['run', { steps: [] }, 'position.game'],
    ['run', { position: { game: 'chess' }, steps: [] }, 'position.game: there is no game "chess"'],
    ['run', { position: { game: 'arrakhar', turns: 3 }, steps: [] }, 'position.turns'],
    ['replay', { format: 'hexhearth-save' }, 'game'],
    ['position', { format: 'other', game: 'arrakhar' }, 'format'],
  ])('%s %j', async (verb, content, message) => {
    const { code, err } = await called(verb, file(content))
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })
})
