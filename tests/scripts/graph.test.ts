import { expect, test } from 'vitest'
import { folderInGameOf, graphOf, topFolderOf, withGraphs } from '../../scripts/house/graph.mjs'
import type { Source } from '../../scripts/house/sources.mjs'

/** Sources of which nothing matters but who imports whom. */
function importing(imports: Readonly<Record<string, readonly string[]>>): readonly Source[] {
  return Object.entries(imports).map(([path, imported]) => ({ path, imports: imported }) as unknown as Source)
}

const SOURCES = importing({
  'src/main.tsx': ['src/app/shell/App.tsx'],
  'src/app/shell/App.tsx': [
    'src/app/pages/Page.tsx',
    'src/engine/kernel/hex.ts',
    'src/engine/kernel/dice.ts',
  ],
  'src/app/pages/Page.tsx': ['src/games/duel/index.ts'],
  'src/games/duel/index.ts': ['src/games/duel/ui/Table.tsx'],
  'src/games/duel/ui/Table.tsx': ['src/games/duel/rules/play.ts', 'src/games/duel/ui/board/board.ts'],
  'src/games/duel/ui/board/board.ts': ['src/games/duel/content/map.ts'],
  'src/games/duel/rules/play.ts': ['src/engine/kernel/dice.ts'],
  'src/games/duel/content/map.ts': [],
  'src/engine/kernel/hex.ts': [],
  'src/engine/kernel/dice.ts': ['src/engine/kernel/hex.ts'],
})

test('a part stands in the graph once, with each part that it imports', () => {
  expect(graphOf(SOURCES, topFolderOf)).toBe(`\`\`\`mermaid
graph TD
  app --> engine & games
  engine
  games --> engine
  main --> app
\`\`\``)
})

test('the folders of a game are parts, what lies beside them is none', () => {
  expect(graphOf(SOURCES, folderInGameOf)).toBe(`\`\`\`mermaid
graph TD
  content
  rules
  ui --> content & rules
\`\`\``)
})

test('a page keeps all but its graphs', () => {
  const page = 'Before.\n<!-- graph: one -->\nold\n<!-- end: one -->\nAfter.\n'
  const drawn = withGraphs(page, { one: 'new' })
  expect(drawn).toBe('Before.\n<!-- graph: one -->\n\nnew\n\n<!-- end: one -->\nAfter.\n')
  expect(withGraphs(drawn, { one: 'new' })).toBe(drawn)
})

test('a page without the place of a graph is told', () => {
  expect(() => withGraphs('Nothing.', { one: 'new' })).toThrow('no line "<!-- graph: one -->"')
})
