import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'

const PAGE = readFileSync('docs/features.md', 'utf8')

const LAST = 75
/** An embedded replay, and pages in other languages. */
const NOT_AIMED_AT = [56, 69]
const GAMES = ['Arrakhar’s Wand', 'Arena', 'Archmagi', 'Wizard Kings'] as const
const STATES = ['have', 'partly', 'missing'] as const

type GameName = (typeof GAMES)[number]

/** What a row says of one game. */
interface Told {
  readonly row: string
  readonly game: GameName
  readonly state: string
  readonly says: string
}

/** The rows of tables that begin with a match, cell by cell. */
function rowsOf(page: string, first: RegExp): readonly (readonly string[])[] {
  const cells = page.split('\n').map((line) => line.split(/^\| | \| | \|$/).slice(1, -1))
  return cells.filter(([head = '']) => first.test(head))
}

/** What each row of features says of each game. */
function toldIn(page: string): readonly Told[] {
  return rowsOf(page, /^\d+$/).flatMap(([number, feature, ...cells]) =>
    GAMES.map((game, nth) => {
      const says = cells[nth] ?? ''
      const state = /^(have|partly|missing)\b/.exec(says)?.[1] ?? 'nothing known'
      return { row: `${number} ${feature}`, game, state, says }
    }),
  )
}

/** What stands between backticks: a file, or a file and a title. */
function citedIn({ says }: Told): readonly (readonly [file: string, title: string | undefined])[] {
  return Array.from(says.matchAll(/`([^`]+)`/g), ([, cited = '']) => {
    const [file = '', title] = cited.split(' › ')
    return [file, title] as const
  })
}

/** Whether a file gives a test, or a group of them, a title with these words; a long title has a line of its own. */
function hasTitle(file: string, title: string): boolean {
  const isTitle = (line: string) => /\b(describe|test|it)\b.*\(/.test(line) || /^\s*['"`]/.test(line)
  return readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line.includes(title) && isTitle(line))
}

/** What is wrong with what a row says of a game. */
function faultsOf(told: Told): readonly string[] {
  const cited = citedIn(told)
  const faults = cited.flatMap(([file, title]) => {
    if (!existsSync(file)) return [`there is no file ${file}`]
    if (title === undefined || hasTitle(file, title)) return []
    return [`${file} has no title with “${title}”`]
  })
  if (told.state === 'nothing known') faults.push('begin with have, partly or missing')
  if (['have', 'partly'].includes(told.state) && cited.length === 0) faults.push('nothing shows it')
  if (told.state === 'partly' && !told.says.includes('; ')) faults.push('it does not say what is not there')
  return faults.map((fault) => `${told.row}, ${told.game}: ${fault}`)
}

const TOLD = toldIn(PAGE)

describe('The page of features', () => {
  test('has every number but those not aimed at, once and in order', () => {
    const all = Array.from({ length: LAST }, (_, nth) => nth + 1)
    const numbers = rowsOf(PAGE, /^\d+$/).map(([number]) => Number(number))
    expect(numbers).toEqual(all.filter((number) => !NOT_AIMED_AT.includes(number)))
    expect(PAGE).toContain('Numbers 56 (')
    expect(PAGE).toContain('69 (')
  })

  test('shows each feature by a file that is there and a title that it has', () => {
    expect(TOLD.flatMap(faultsOf)).toEqual([])
  })

  test.each(GAMES)('counts at its head what its rows say of %s', (game) => {
    const counted = STATES.map((state) => TOLD.filter((told) => told.game === game && told.state === state))
    const [, ...counts] = present(
      rowsOf(PAGE, /^\D/).find(([name]) => name === game),
      game,
    )
    expect(counts).toEqual(counted.map(({ length }) => String(length)))
  })
})

describe('What is wrong with a row is told by its number and its name', () => {
  const HERE = 'tests/docs/features.test.ts'
  test.each([
    ['have: nobody knows why', /^7 Chess, Arena: nothing shows it$/],
    ['perhaps', /^7 Chess, Arena: begin with have, partly or missing$/],
    ['have: `tests/chess.test.ts › mate`', /^7 Chess, Arena: there is no file tests\/chess\.test\.ts$/],
    [`have: \`${HERE} › ${'mate'.repeat(2)}\``, /^7 Chess, Arena: .* has no title with “matemate”$/],
    [`partly: \`${HERE} › counts at its head\``, /^7 Chess, Arena: it does not say what is not there$/],
  ])('%s', (says, fault) => {
    const [first, second] = toldIn(`| 7 | Chess | missing: no pieces | ${says} |`)
    expect(faultsOf(present(first, 'first'))).toEqual([])
    expect(faultsOf(present(second, 'second'))).toEqual([expect.stringMatching(fault)])
  })
})
