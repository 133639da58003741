import type { AuditFilter, AuditCounts } from './audited'

/** What the audit page says. */
export const AUDIT_TEXT = {
  auditOf: (game: string) => `Rules audit of ${game}`,
  lead: 'Every clause of the rules, and what keeps the program to it. The tests listed are those that passed when all of them were last run; the project’s own checks fail as soon as the list and the tests differ.',
  loading: 'The audit is being fetched …',
  none: 'Nobody has audited this game yet.',
  show: 'Show',
  filters: {
    all: 'All',
    enforced: 'Enforced',
    manual: 'By hand',
    rulings: 'Rulings',
  } satisfies Record<AuditFilter, string>,
  nothing: 'No clause is of that kind.',
  enforced: 'Enforced',
  manual: 'By hand',
  ruling: 'Ruling',
  reason: 'Why:',
  houseRule: 'House rule for the other way:',
  unheld: 'No test holds it yet.',
  inRules: (id: string, title: string) => `${id} ${title}, in the rules`,
} as const

/** The state of the whole in two sentences. */
export function countsText({ all, enforced, manual, rulings, switchable, tests }: AuditCounts): string {
  const left = manual === 1 ? '1 is left' : `${manual} are left`
  const ruled = rulings === 1 ? '1 holds' : `${rulings} hold`
  return [
    `${enforced} of ${all} clauses are enforced and held by ${tests} tests, ${left} to the players.`,
    `${ruled} a ruling, ${switchable} of which can be switched at set-up.`,
  ].join(' ')
}

/** '12 tests in 2 files'. */
export function testsText(tests: number, files: number): string {
  return `${tests} ${tests === 1 ? 'test' : 'tests'} in ${files} ${files === 1 ? 'file' : 'files'}`
}
