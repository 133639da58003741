// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { AuditRow, MutationRun } from '@/engine/rulebook/audit'
import { present } from '@/engine/kernel/refusal'
import type { RuleClause, Rulebook } from '@/engine/rulebook/rulebook'
import type { AnyTeaching } from '@/contract/manifest'
import { AuditPage } from '@/teach/audit/AuditPage'
import { coin } from '../../support/coin-manifest'
import '../../support/patient'

afterEach(cleanup)

const CLAUSE = (id: string, changes: Partial<RuleClause> = {}): RuleClause => ({
  id,
  title: `Clause ${id}`,
  text: [],
  ...changes,
})

const RULEBOOK: Rulebook = {
  gameId: 'coin',
  title: 'Coin',
  sections: [
    { id: 'CO-1', title: 'Tossing', intro: '', clauses: [CLAUSE('CO-1.1'), CLAUSE('CO-1.2')], diagram: null },
    {
      id: 'CO-10',
      title: 'Guessing',
      intro: '',
      clauses: [
        CLAUSE('CO-10.1', {
          ruling: { choice: 'The edge is a head.', reason: 'It never falls so.', option: 'edge' },
        }),
      ],
      diagram: null,
    },
  ],
  glossary: [],
}

const row = (id: string, changes: Partial<AuditRow>): AuditRow => ({
  id,
  title: `Clause ${id}`,
  manual: null,
  tests: [],
  mutants: null,
  houseRule: null,
  ...changes,
})

const ROWS = [
  row('CO-1.1', {
    tests: [
      { file: 'tests/toss.test.ts', names: ['it falls', 'it lies'] },
      { file: 'tests/land.test.ts', names: ['it rings'] },
    ],
  }),
  row('CO-1.2', { manual: 'Nobody can see whether a thumb is honest.' }),
  row('CO-10.1', { tests: [{ file: 'tests/guess.test.ts', names: ['edge'] }], houseRule: 'Edges are tails' }),
]

async function open(
  rows: readonly AuditRow[] | null,
  rest: readonly string[] = [],
  mutation: MutationRun | null = null,
): Promise<void> {
  const audit = rows && { loadAudit: () => Promise.resolve({ rows, mutation }) }
  const teaching = { rulebook: RULEBOOK, ...audit } as unknown as AnyTeaching
  render(<AuditPage game={{ ...coin, loadTeaching: () => Promise.resolve(teaching) }} rest={rest} />)
  await screen.findByText(rows ? /clauses are named/ : /Nobody has audited/)
}

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const filter = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the audit page', () => {
  test('counts what is held and how', async () => {
    await open(ROWS)
    const counts = screen.getByText(/clauses are named/).textContent
    expect(counts).toBe(
      '2 of 3 clauses are named by 4 tests, 1 of them by one only; 1 is left to the players. 1 holds a ruling, 1 of which can be switched at set-up.',
    )
  })

  test('lists every clause in its section, with a way to the rules', async () => {
    await open(ROWS)
    const tossing = within(screen.getByRole('region', { name: 'Tossing' }))
    expect(tossing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/rules/coin/CO-1.1',
      '#/rules/coin/CO-1.2',
    ])
    expect(shown()).toEqual(['CO-1.1 Clause CO-1.1', 'CO-1.2 Clause CO-1.2', 'CO-10.1 Clause CO-10.1'])
  })

  test('names the tests by file, the reason of what is held by hand, and the ruling with its switch', async () => {
    await open(ROWS)
    expect(screen.getByText('Named by 3 tests in 2 files')).toBeTruthy()
    expect(screen.getByText('tests/land.test.ts').parentElement?.textContent).toContain('it rings')
    expect(screen.getByText('Nobody can see whether a thumb is honest.')).toBeTruthy()
    const guessing = screen.getByRole('region', { name: 'Guessing' }).textContent
    expect(guessing).toContain('The edge is a head.Why: It never falls so.')
    expect(guessing).toContain('Edges are tails')
  })

  test('shows one kind at a time', async () => {
    await open(ROWS)
    await filter(/^Rulings/)
    expect(shown()).toEqual(['CO-10.1 Clause CO-10.1'])
    expect(screen.getByRole('button', { name: 'Rulings 1' }).getAttribute('aria-pressed')).toBe('true')
    await filter(/^By hand/)
    expect(shown()).toEqual(['CO-1.2 Clause CO-1.2'])
    await filter(/^One test only/)
    expect(shown()).toEqual(['CO-10.1 Clause CO-10.1'])
    await filter(/^Named by tests/)
    expect(shown()).toEqual(['CO-1.1 Clause CO-1.1', 'CO-10.1 Clause CO-10.1'])
    await filter(/^All/)
    expect(shown()).toHaveLength(3)
  })

  test('marks in words each clause that hangs on one test, and no other', async () => {
    await open(ROWS)
    const marksAt = (name: string) => {
      const [, ...rest] = present(screen.getByRole('heading', { name }).parentElement, name).children
      return rest.map(({ textContent }) => textContent)
    }
    expect(marksAt('CO-1.1 Clause CO-1.1, in the rules')).toEqual(['Named by tests'])
    expect(marksAt('CO-1.2 Clause CO-1.2, in the rules')).toEqual(['By hand'])
    expect(marksAt('CO-10.1 Clause CO-10.1, in the rules')).toEqual(['One test only', 'Ruling'])
  })

  test('says what a test shows, and what it does not', async () => {
    await open(ROWS)
    expect(screen.getByText(/does not prove that the program keeps the clause in every case/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/enforced|held by/i)
  })

  test('says of how many mutants how many were killed, where that was measured', async () => {
    const [first, ...others] = ROWS
    const measured = row('CO-1.1', { ...first, mutants: { killed: 31, tried: 34 } })
    await open([measured, ...others], [], { on: '2026-11-23', every: 12 })
    const clause = screen.getByRole('heading', { name: /CO-1\.1/ }).closest('li')
    expect(clause?.textContent).toContain('Killed 31 of 34 mutants')
    expect(screen.getAllByText(/^Killed/)).toHaveLength(1)
    expect(screen.getByText(/The numbers are of 2026-11-23, of one mutant in 12\./)).toBeTruthy()
  })

  test('is silent on mutants where none were tried', async () => {
    await open(ROWS)
    expect(document.body.textContent).not.toMatch(/mutant/i)
  })

  test('opens at the clause of its address', async () => {
    await open(ROWS, ['CO-10.1'])
    await expect.poll(() => document.activeElement?.id).toBe('/audit/coin/CO-10.1')
    expect(
      within(document.activeElement as HTMLElement)
        .getByRole('group')
        .hasAttribute('open'),
    ).toBe(true)
  })

  test('a clause that nothing holds says so, and a kind of which there is none', async () => {
    await open([row('CO-1.1', {})])
    expect(screen.getByText('No test names it yet.')).toBeTruthy()
    await filter(/^Rulings/)
    expect(screen.getByText('No clause is of that kind.')).toBeTruthy()
  })

  test('a game without an audit says so', async () => {
    await open(null)
    expect(shown()).toEqual([])
  })
})
