import { counted } from '@/engine/basics/phrases'

/** What the page of map and counters says. */
export const PAPER_TEXT = {
  title: (game: string) => `${game} on paper`,
  lead: 'The map and the counters of a ready game, for a table without a screen. Print on A4 at its actual size (100%), glue the counters onto cardboard and cut them out.',
  loading: 'Laying out the table …',
  cannotShow: 'This position cannot be put on the board.',
  position: 'Position',
  size: 'Counters',
  sizes: { small: '12 mm', medium: '15 mm', large: '18 mm' },
  print: 'Print map and counters',
  willCome: (sheets: number, counters: number) =>
    `${counted(sheets, 'sheet', 'sheets')} of map, and ${counted(counters, 'counter', 'counters')}`,
  map: 'Map',
  mapOf: (game: string) => `Map of ${game}`,
  sheet: (nth: number, all: number) => `Map, sheet ${nth} of ${all}`,
  place: (column: number, row: number) => `column ${column}, row ${row}`,
  joins: 'Sheets overlap: lay dashed line on dashed line.',
  counters: 'Counters',
  countersOf: (position: string) => `Counters: ${position}`,
  rules: 'Rules',
  charts: 'Charts and tables',
  learn: 'Learn by playing',
} as const
