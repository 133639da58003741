import { listed } from '@/engine/basics/phrases'

/** What the pages of rules help say. */
export const RULES_TEXT = {
  rulesOf: (game: string) => `Rules of ${game}`,
  chartsOf: (game: string) => `Charts of ${game}`,
  toTable: 'Back to the table',
  rules: 'Rules',
  charts: 'Charts and tables',
  learn: 'Learn by playing',
  audit: 'How the rules are tested',
  printBooklet: 'Print booklet',
  printCharts: 'Print charts',
  loading: 'The rulebook is being fetched …',
  lead: 'The whole game in our own words. Dotted words explain themselves; every clause has an address of its own to point at.',
  contents: 'Contents',
  glossary: 'Glossary',
  glossaryIntro: 'Words that mean something definite in this game.',
  search: 'Search the rules',
  searchHint: 'A word or a number: stack, haste, 10.5',
  clear: 'Clear',
  ruling: 'Ruling',
  reason: 'Why:',
  reconstruction: 'Reconstruction',
  houseRule: 'Yours to change when a game is set up.',
  tryIt: 'Try this position',
  tryOf: (title: string) => `Try this position: ${title}`,
  linkTo: (id: string) => `Link to ${id}`,
} as const

/** How much was found: '3 clauses, 1 note and 1 word of the glossary'. */
export function foundText(clauses: number, notes: number, terms: number): string {
  const found = [
    ...(clauses > 0 ? [`${clauses} ${clauses === 1 ? 'clause' : 'clauses'}`] : []),
    ...(notes > 0 ? [`${notes} ${notes === 1 ? 'note' : 'notes'}`] : []),
    ...(terms > 0 ? [`${terms} ${terms === 1 ? 'word' : 'words'} of the glossary`] : []),
  ]
  return found.length === 0 ? 'Nothing found. Try one word, or a part of it.' : `Found ${listed(found)}.`
}
