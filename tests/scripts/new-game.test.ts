import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultOfId, writeGame } from '../../scripts/new-game/write.mjs'

const TOP = resolve('.')

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

  beforeAll(() => {
    for (const part of ['src', 'tests/support', 'tests/teach/rules', 'package.json', 'vitest.config.ts'])
      cpSync(join(TOP, part), join(copy, part), { recursive: true })
    symlinkSync(join(TOP, 'node_modules'), join(copy, 'node_modules'))
    files = writeGame(copy, 'sky-duel')
    const { compilerOptions } = JSON.parse(readFileSync(join(TOP, 'tsconfig.json'), 'utf8')) as object & {
      readonly compilerOptions: object
    }
    // The game, what it stands on and its tests; the other games are none of its business.
    const include = ['src/games/sky-duel', 'src/headless/fuzz/sky-duel.ts', 'tests/games']
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test('stands in the lists of games, once in each', () => {
    expect(textOf('src/games/index.ts')).toMatch(/import \{ skyDuel \} from '\.\/sky-duel'\n/)
    expect(textOf('src/games/index.ts')).toMatch(/\[listed\(.*, listed\(skyDuel\)\]/)
    expect(textOf('src/headless/games.ts')).toMatch(/\n {2}'sky-duel': \{\n {4}\.\.\.skyDuel,\n/)
    expect(textOf('tests/support/clause.ts')).toMatch(/HEADINGS = \{ .*, \.\.\.SK_CLAUSES \}/)
    expect(textOf('tests/support/clause.ts')).toMatch(/clause\(id: .* \| SkyDuelClause,/)
  })

  test('has no blank of the template left in it, and clauses of its own', () => {
    for (const file of files) expect(`${file}\n${textOf(file)}`).not.toMatch(/__(id|Name|Pascal|camel|XX)__/)
    expect(textOf('src/games/sky-duel/content/clauses.ts')).toContain("'SK-1.1'")
    expect(textOf('src/games/sky-duel/index.ts')).toContain("name: 'Sky Duel'")
  })

  test('next to another of the same first letters numbers its clauses by other letters', () => {
    writeGame(copy, 'skirmish')
    expect(textOf('src/games/skirmish/content/clauses.ts')).toContain("'SI-1.1'")
  })

  test('compiles', () => {
    expect(run('typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({ status: 0, said: '' })
  }, 300_000)

  test('passes its own tests', () => {
    const { status, said } = run('vitest/vitest.mjs', 'run', 'tests/games/sky-duel')
    expect(said).toMatch(/Test Files.* 2 passed/)
    expect(status).toBe(0)
  }, 300_000)

  function run(tool: string, ...args: readonly string[]) {
    const { status, stdout } = spawnSync(process.execPath, [join(TOP, 'node_modules', tool), ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    return { status, said: stdout }
  }
})
