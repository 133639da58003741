import type { Rulebook } from '@/engine/rulebook/rulebook'
import type { AnyGame } from '@/contract/manifest'
import type { Searched } from '../search/use-search'
import type { Easel } from './DiagramFigure'

/** A rulebook and what draws its diagrams. */
export interface Book {
  readonly rulebook: Rulebook
  readonly easel: Easel
  /** Where the search looks. */
  readonly searched: Searched
}

/** Fetches a game's rulebook and what its diagrams take. */
export async function loadBook(game: AnyGame): Promise<Book> {
  const [teaching, { rules, files }] = await Promise.all([game.loadTeaching(), game.loadTable()])
  const viewOf: Easel['viewOf'] = (json) => {
    const read = files.parsePosition(json)
    return read.ok ? rules.viewOf(read.value, 'table') : undefined
  }
  const { rulebook, Picture } = teaching
  return { rulebook, easel: { Picture, viewOf }, searched: teaching }
}
