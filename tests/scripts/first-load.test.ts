import { describe, expect, test } from 'vitest'
import { filesWith, gamesIn, moduleAt, partsNamedIn, strangersAmong } from '../../scripts/first-load.mjs'

const CHUNKS = {
  'page.js': { imports: ['shared.js'], modules: ['src/main.tsx', 'src/games/go/index.ts'] },
  'shared.js': { imports: ['deep.js'], modules: ['src/engine/kernel/hex.ts'] },
  'deep.js': { imports: ['shared.js'], modules: ['node_modules/immer/immer.mjs'] },
  'table.js': { imports: ['shared.js'], modules: ['src/games/go/ui/Table.tsx'] },
  'rules.js': { imports: [], modules: ['src/games/go/rules/index.ts'] },
}

describe('what comes with a module', () => {
  test('is its file and all that this imports, however far off, and once each', () => {
    expect(filesWith(CHUNKS, ['src/main.tsx', 'src/games/go/ui/Table.tsx'])).toEqual([
      'page.js',
      'table.js',
      'shared.js',
      'deep.js',
    ])
  })
  test('is not told of one that was not built', () => {
    expect(() => filesWith(CHUNKS, ['src/gone.ts'])).toThrow('The build has no module src/gone.ts.')
  })
})

describe('a path without its end', () => {
  test.each([
    ['src/games/go/ui/Table', 'src/games/go/ui/Table.tsx'],
    ['src/games/go/rules', 'src/games/go/rules/index.ts'],
    ['src/engine/kernel/hex', 'src/engine/kernel/hex.ts'],
  ])('%s is of %s', (path, module) => {
    expect(moduleAt(CHUNKS, path)).toBe(module)
  })
  test('is of nothing that was not built', () => {
    expect(() => moduleAt(CHUNKS, 'src/games/go/ui')).toThrow('The build has no module src/games/go/ui.')
  })
})

test('the games are those that the list imports', () => {
  const list =
    "import { skyDuel } from './sky-duel'\nimport { go } from './go'\n" +
    "import { listed } from './manifest'\nimport { present } from '@/engine/kernel/refusal'\n"
  expect(gamesIn(list)).toEqual(['sky-duel', 'go'])
})

test('the parts are those that a front door loads, on one line or two', () => {
  const frontDoor =
    "import { loadBot } from './load-bot'\nexport const go = {\n  loadRules: () => import('./rules/play').then((it) => it.rules),\n" +
    "  loadTable: () =>\n    import('./ui/Table').then((module) => module.Table),\n  loadBot,\n}\n"
  expect(partsNamedIn(frontDoor)).toEqual({ loadRules: 'rules/play', loadTable: 'ui/Table' })
})

describe('strangers', () => {
  const modules = [
    'src/games/go/ui/Table.tsx',
    'src/games/sky-duel/index.ts',
    'src/games/sky-duel/load-bot.ts',
    'src/games/sky-duel/rules/index.ts',
    'src/games/index.ts',
    'src/engine/kernel/hex.ts',
  ]
  test('at a table are the modules of other games but for their front doors', () => {
    expect(strangersAmong(modules, 'go')).toEqual(['src/games/sky-duel/rules/index.ts'])
  })
  test('on a page of no game are those of every game', () => {
    expect(strangersAmong(modules)).toEqual([
      'src/games/go/ui/Table.tsx',
      'src/games/sky-duel/rules/index.ts',
    ])
  })
})
