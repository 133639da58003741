import type { MutantCount } from '@/engine/rulebook/audit'
import type { AuditFilter, AuditCounts } from './audited'

/** What the audit page says. */
export const AUDIT_TEXT = {
  auditOf: (game: string) => `Rules audit of ${game}`,
  lead: 'Every clause of the rules, and the tests that name it. A test that names a clause tries what the clause says in one case or a few, and passed when all tests were last run; it does not prove that the program keeps the clause in every case. The project’s own checks fail as soon as the list and the tests differ.',
  loading: 'The audit is being fetched …',
  none: 'Nobody has audited this game yet.',
  show: 'Show',
  filters: {
    all: 'All',
    named: 'Named by tests',
    single: 'One test only',
    manual: 'By hand',
    rulings: 'Rulings',
  } satisfies Record<AuditFilter, string>,
  nothing: 'No clause is of that kind.',
  named: 'Named by tests',
  single: 'One test only',
  manual: 'By hand',
  ruling: 'Ruling',
  reason: 'Why:',
  houseRule: 'Yours to change when a game is set up:',
  /** How well the tests watch, where that was measured. */
  mutantRun: (day: string, every: number) =>
    `To see how well the tests watch, the rules were changed in many small ways, one at a time: each change is a mutant, and a mutant that makes some test fail is killed. The numbers are of ${day}${every === 1 ? '' : `, of one mutant in ${every}`}.`,
  mutants: 'Of the small changes to the rules that these tests run through, as many made some test fail.',
  unheld: 'No test names it yet.',
  inRules: (id: string, title: string) => `${id} ${title}, in the rules`,
} as const

/** The state of the whole in two sentences. */
export function countsText({ all, named, single, manual, rulings, switchable, tests }: AuditCounts): string {
  const left = manual === 1 ? '1 is left' : `${manual} are left`
  const ruled = rulings === 1 ? '1 holds' : `${rulings} hold`
  return [
    `${named} of ${all} clauses are named by ${tests} tests, ${single} of them by one only; ${left} to the players.`,
    `${ruled} a ruling, ${switchable === 0 ? 'none' : switchable} of which can be switched at set-up.`,
  ].join(' ')
}

/** 'Named by 12 tests in 2 files'. */
export function testsText(tests: number, files: number): string {
  return `Named by ${tests} ${tests === 1 ? 'test' : 'tests'} in ${files} ${files === 1 ? 'file' : 'files'}`
}

/** 'Killed 31 of 34 mutants'. */
export function mutantsText({ killed, tried }: MutantCount): string {
  return `Killed ${killed} of ${tried} ${tried === 1 ? 'mutant' : 'mutants'}`
}
