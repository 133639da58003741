/** What the search of the rules says. */
export const SEARCH_TEXT = {
  title: 'Search the rules',
  label: 'Search the rules',
  hint: 'What you want to know, or a number: stacking, who goes first, 10.5',
  clear: 'Clear',
  glossary: 'Glossary',
  results: 'What was found',
} as const

/** How much was found, the best of it shown: '40 places found, the best 20 of them shown.'. */
export function foundText(found: number, shown: number): string {
  if (found === 0) return 'Nothing found. Try another word for it, or a single one.'
  if (found === 1) return '1 place found.'
  return found === shown
    ? `${found} places found, the best first.`
    : `${found} places found; the best ${shown} are shown.`
}
