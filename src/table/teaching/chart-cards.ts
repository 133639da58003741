import { CARD, type RuleCard } from '@/engine/rulebook/cards'
import type { ChartEntry } from './ChartSheet'

/** The rows of charts that have a name, each as it is looked up by itself. */
export function cardsOf<Figures>(
  charts: readonly ChartEntry<string, Figures>[],
  figures: Figures,
): readonly RuleCard[] {
  return charts.flatMap(({ id, title, tables = [] }) =>
    tables
      .flatMap(({ columns, rowsOf }) => rowsOf(figures).map((row) => ({ columns, ...row })))
      .map(({ columns, head, cells }, nth) => ({
        id: `${CARD}${id}-${nth}`,
        chart: id,
        about: title,
        title: head,
        says: columns.map((column, at) => [column, cells[at] ?? ''] as const),
      }))
      // A row for a face of a die says nothing by itself.
      .filter((card) => /\p{L}/u.test(card.title)),
  )
}
