import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  apparatusOf,
  circlesOfFolders,
  linesOf,
  mostNamedCommand,
  unnamedClauses,
} from '../../scripts/house/figures.mjs'
import { limitsWith } from '../../scripts/house/limits.mjs'
import { sourcesIn } from '../../scripts/house/sources.mjs'

let root: string | undefined
afterEach(() => {
  if (root !== undefined) rmSync(root, { recursive: true, force: true })
})

/** The sources of a project that has these files. */
function measured(files: Readonly<Record<string, string>>) {
  root = mkdtempSync(join(tmpdir(), 'hexhearth-house-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return sourcesIn(root, 'src')
}

const GAME = 'src/games/duel'
const RULES = `export const COMMAND_RULES = {
  digIn,
  endTurn,
}
`

test('lines are counted without blank ones and comments', () => {
  const sources = measured({
    'src/a.ts': `/**
 * A comment of
 * some lines.
 */
export const one = 1 // and one beside

// alone
export const text = \`two

lines\`
`,
    'src/b.tsx': `export const Told = () => (
  <p>
    {/* Said to nobody. */}
    Don’t count what isn't there.
  </p>
)
`,
    'src/types.d.ts': 'declare const none: number',
  })
  expect(sources.map(({ path, lines }) => [path, lines])).toEqual([
    ['src/a.ts', 3],
    ['src/b.tsx', 6],
  ])
  expect(linesOf(sources)).toBe(9)
})

test('apparatus is what is neither law nor prose', () => {
  const line = 'export const one = 1\n'
  const sources = measured({
    [`${GAME}/tables/units.ts`]: line,
    [`${GAME}/queries/digging.ts`]: line,
    [`${GAME}/teaching/rulebook/pages.ts`]: line,
    [`${GAME}/teaching/lessons/first.ts`]: line,
    [`${GAME}/files/schema.ts`]: line,
    [`${GAME}/commands/legal/index.ts`]: line,
    [`${GAME}/ui/Table.tsx`]: line,
    [`${GAME}/index.ts`]: line,
    'src/engine/kernel/play.ts': line,
  })
  expect(apparatusOf(sources, 'duel')).toBe(4)
})

test('a command is named by its text, or by the key of a table of commands', () => {
  const sources = measured({
    [`${GAME}/commands/index.ts`]: `const COMMANDS = defineCommands(GROUND)({ digIn, endTurn, pass, charge })\n`,
    [`${GAME}/commands/dig-in.ts`]: `export const digIn = { type: 'digIn' }\n`,
    [`${GAME}/events.ts`]: `export const TOLD = 'digIn'\n`,
    [`${GAME}/state/position.ts`]: `export type Stage = 'charge' | 'over'\n`,
    [`${GAME}/queries/guards.ts`]: `export const isCharge = (stage: string) => stage === 'charge'\n`,
    [`${GAME}/ui/offers.ts`]: `export const offer = { type: 'digIn' }\n`,
    [`${GAME}/ui/words.ts`]: `export const WORDS = { digIn: 'Dig in', endTurn: 'End', pass: 'Pass' }\n`,
    [`${GAME}/ui/beside.ts`]: `export const ICONS = { digIn: 1, shovel: 2 }\n`,
  })
  expect(mostNamedCommand(sources, 'duel')).toEqual({
    command: 'digIn',
    files: ['commands/index.ts', 'ui/offers.ts', 'ui/words.ts'],
  })
})

test('a game without a list of commands cannot be measured', () => {
  const sources = measured({ [`${GAME}/index.ts`]: RULES })
  expect(() => mostNamedCommand(sources, 'duel')).toThrow('The game duel declares no commands')
})

test('clauses are named where rules or tables cite them, one by one or from one to another', () => {
  const sources = measured({
    [`${GAME}/clauses.ts`]: `export const CLAUSES = {
  'DU-1.1': 'One',
  'DU-1.2': 'Two',
  'DU-1.3': 'Three',
  'DU-2.1': 'Four',
  'DU-2.2': 'Five',
}
`,
    [`${GAME}/queries/digging.ts`]: `/** Digs in (DU-1.1 to DU-1.3). */\nexport const clause = 'DU-2.1'\n`,
    [`${GAME}/ui/words.ts`]: `export const read = 'DU-2.2'\n`,
  })
  expect(unnamedClauses(sources, 'duel')).toEqual(['DU-2.2'])
})

test('clauses of many beginnings are told apart; those of lettered sections need not be named', () => {
  const sources = measured({
    [`${GAME}/clauses.ts`]: `export const CLAUSES = {
  'DU-A.1': 'One',
  'MV-8': 'Two',
  'MV-9': 'Three',
  'MV-10': 'Four',
  'MV-11': 'Five',
  'RC-2': 'Six',
  'RC-2.1': 'Seven',
}
`,
    [`${GAME}/queries/digging.ts`]: `/** Digs in (MV-9 to MV-11, RC-2.1). */\nexport const depth = 1\n`,
  })
  expect(unnamedClauses(sources, 'duel')).toEqual(['MV-8', 'RC-2'])
})

test('folders that import each other, at once or later, stand in a circle', () => {
  const sources = measured({
    'src/a/one.ts': `import { two } from '../b/two'\nexport const one = two\n`,
    'src/b/two.ts': `export { three as two } from '@/c/three'\n`,
    'src/c/three.ts': `export const three = () => import('@/a/one')\n`,
    'src/c/beside.ts': `import { three } from './three'\nexport const beside = three\n`,
    'src/d/four.ts': `import { one } from '@/a'\nimport 'immer'\nexport const four = one\n`,
    'src/a/index.ts': `export { one } from './one'\n`,
  })
  expect(circlesOfFolders(sources)).toEqual([['src/a', 'src/b', 'src/c']])
})

test('a game without limits of its own has those of a further one, and raises the others', () => {
  const limits = { 'lines of src': 100, 'duel: lines of apparatus': 20, 'circles of folders': 0 }
  const further = { 'lines of src': 50, 'lines of apparatus': 30 }
  const alone = limitsWith(limits, further, ['duel'])
  expect([alone('lines of src'), alone('duel: lines of apparatus')]).toEqual([100, 20])
  const joined = limitsWith(limits, further, ['duel', 'sky'])
  expect([joined('lines of src'), joined('duel: lines of apparatus')]).toEqual([150, 20])
  expect([joined('sky: lines of apparatus'), joined('circles of folders')]).toEqual([30, 0])
  expect(() => joined('sky: clauses named nowhere')).toThrow('has no limit for sky: clauses named nowhere')
})
