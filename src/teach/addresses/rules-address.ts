/** The address of a game's rules, or of a clause or a section in them: 'AR-7.6', 'AR-7'. */
export function rulesAddress(gameId: string, clause?: string): string {
  return clause === undefined ? `#/rules/${gameId}` : `#/rules/${gameId}/${clause}`
}

/** The address of a term in a game's glossary. */
export function termAddress(gameId: string, term: string): string {
  return rulesAddress(gameId, `term-${term.replaceAll(' ', '-')}`)
}

/** The address of a game's charts, or of one of them. */
export function chartsAddress(gameId: string, chart?: string): string {
  return chart === undefined ? `#/charts/${gameId}` : `#/charts/${gameId}/${chart}`
}

/** The id of the element that an address leads to: a browser scrolls there by itself. */
export function anchorOf(address: string): string {
  return address.slice(1)
}
