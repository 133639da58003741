import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf } from '../../scripts/house/figures.mjs'
import { sourcesIn } from '../../scripts/house/sources.mjs'
import { faultOfId, textFor, writeGame } from '../../scripts/new-game/write.mjs'

const TOP = resolve('.')
/** What the tests and the linter are run by, with all that it imports. */
const OF_TESTS = [
  'package.json',
  'vitest.config.ts',
  'scripts/build/yaml-files.mjs',
  'scripts/dependencies.mjs',
  '.oxlintrc.json',
  'scripts/lint',
]

/** The games, what lists them and their tests; the other games are none of its business. */
const ITS_PLACES = [
  ...['src/games/sky-duel', 'src/games/skirmish', 'src/games/index.ts', 'src/games/bots.ts'],
  ...['src/headless/games.ts', 'tests/games'],
]

describe('an id', () => {
  test.each(['sky-duel', 'go', 'raid2'])('%s names a new game', (id) => {
    expect(faultOfId(TOP, id)).toBeUndefined()
  })
  test.each(['', 'x', 'Sky', 'sky_duel', '-sky', 'sky-', '../sky', 'new', 'manifest'])(
    '%j names none',
    (id) => {
      expect(faultOfId(TOP, id)).toMatch(/must be|is taken/)
    },
  )
  test('of a game that is there already is refused', () => {
    expect(faultOfId(TOP, 'arrakhar')).toMatch(/is a game already/)
  })
})

describe('a new game', () => {
  const copy = mkdtempSync(join(tmpdir(), 'hexhearth-new-game-'))
  const textOf = (file: string) => readFileSync(join(copy, file), 'utf8')
  let files: readonly string[] = []
  let patched: readonly string[] = []

  beforeAll(() => {
    for (const part of ['src', 'tests/support', 'tests/teach', ...OF_TESTS])
      cpSync(join(TOP, part), join(copy, part), { recursive: true })
    symlinkSync(join(TOP, 'node_modules'), join(copy, 'node_modules'))
    files = writeGame(copy, 'sky-duel')
    // A second one, and digging in added to it.
    writeGame(copy, 'skirmish')
    patched = addDigIn('skirmish')
    const { compilerOptions } = JSON.parse(readFileSync(join(TOP, 'tsconfig.json'), 'utf8')) as object & {
      readonly compilerOptions: object
    }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ITS_PLACES }))
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test('stands in the lists of games, once in each', () => {
    expect(textOf('src/games/index.ts')).toMatch(/import \{ skyDuel \} from '\.\/sky-duel'\n/)
    expect(textOf('src/games/index.ts')).toMatch(/\),\n {2}listed\(skyDuel\),\n {2}listed\(skirmish\),\n\]/)
    expect(textOf('src/games/bots.ts')).toMatch(/\n {2}'sky-duel': \(\) => import\('\.\/sky-duel\/bot'\)/)
    expect(textOf('src/headless/games.ts')).toMatch(/\n {2}'sky-duel': \{\n {4}\.\.\.skyDuel,\n/)
    expect(textOf('tests/support/clause.ts')).toMatch(
      /HEADINGS = \{ .*, \.\.\.SK_CLAUSES, \.\.\.SI_CLAUSES \}/,
    )
  })

  test('has no blank of the template left in it, and clauses of its own', () => {
    for (const file of files)
      expect(`${file}\n${textOf(file)}`).not.toMatch(/__(id|Name|Pascal|camel|XX|xx)__/)
    expect(textOf('src/games/sky-duel/clauses.ts')).toContain("'SK-1.1'")
    expect(textOf('src/games/skirmish/clauses.ts')).toContain("'SI-1.1'")
    expect(textOf('src/games/sky-duel/index.ts')).toContain("name: 'Sky Duel'")
  })

  test('takes at most 700 lines, its tests aside', () => {
    const own = sourcesIn(join(TOP, 'scripts/new-game/template'), 'src')
    expect(own.length).toBeGreaterThan(20)
    expect(linesOf(own)).toBeLessThanOrEqual(700)
  })

  test('is given one more command in three files', () => {
    expect(patched).toEqual([
      'src/games/skirmish/commands/index.ts',
      'src/games/skirmish/commands/move/dig-in.ts',
      'src/games/skirmish/tables/stances.ts',
    ])
  })

  test('passes the linter, which checks its types, with and without it', () => {
    const { status, said } = run('oxlint/bin/oxlint', ...ITS_PLACES)
    expect(said).toMatch(/Found 0 warnings and 0 errors/)
    expect(status).toBe(0)
  }, 300_000)

  test('passes its own tests, with and without it, and those of the new command', () => {
    const { status, said } = run('vitest/vitest.mjs', 'run', 'tests/games')
    expect(said).toMatch(/Test Files.* 3 passed/)
    expect(status).toBe(0)
  }, 300_000)

  /** Applies the patch that docs/adding-a-game.md shows, with tests of what follows from it; the files it touches. */
  function addDigIn(id: string): readonly string[] {
    const filled = (name: string) =>
      textFor(copy, id, readFileSync(join(TOP, 'scripts/new-game', name), 'utf8'))
    const patch = filled('dig-in.patch')
    const { status, stderr } = spawnSync('git', ['apply', '-'], { cwd: copy, input: patch, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    writeFileSync(join(copy, 'tests/games', id, 'dig-in.test.tsx'), filled('dig-in.test.tsx.txt'))
    return Array.from(patch.matchAll(/^\+\+\+ b\/(.*)$/gm), ([, file = '']) => file)
  }

  function run(tool: string, ...args: readonly string[]) {
    const { status, stdout } = spawnSync(process.execPath, [join(TOP, 'node_modules', tool), ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    return { status, said: stdout }
  }
})
