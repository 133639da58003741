import { hexField, type HexField, type HexId, type PlacedHex } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { interned } from '@/engine/basics/interned'
import { rowsOf } from '@/engine/basics/rows-of'

interface MapRow {
  readonly id: string
  readonly name: string
  /** Two letters a hex, `..` where there is none; every second row lies half a hex to the right (AM-2.1). */
  readonly rows: readonly string[]
  /** Start zones by the number of seats, in the order of the seats. */
  readonly zones: Readonly<Partial<Record<2 | 3 | 4, readonly (readonly string[])[]>>>
  /** Only for rule tests. */
  readonly isTest?: true
}

/** The fixed maps (AM-2.13). */
// prettier-ignore
export const MAPS = rowsOf<MapRow>()([
  {
    id: 'mirror-isle',
    name: 'Mirror Isle',
    rows: [
      '.. .. SE SE RE SE SE .. ..',
      '.. SE TA TO MO VO SE .. ..',
      '.. SE PL FO CV HI WA AB ..',
      'SE HE SY CI RU DE JU SE ..',
      'SE CA WO SW TE SW WO CA SE',
      'SE JU DE RU CI SY HE SE ..',
      '.. AB WA HI CV FO PL SE ..',
      '.. SE VO MO TO TA SE .. ..',
      '.. .. SE SE RE SE SE .. ..',
    ],
    zones: {
      2: [['B5', 'B4', 'B6'], ['H5', 'G4', 'G6']],
      3: [['B5', 'B4', 'B6'], ['F2', 'E2', 'G3'], ['F8', 'E8', 'G7']],
    },
  },
  {
    id: 'teaching-isle',
    name: 'Teaching Isle',
    rows: [
      '.. SE SE RE SE AB SE',
      'SE PL FO MO HI RU SE',
      'SE CA CI TE SW SY SE',
      'SE SY SW TE CI CA SE',
      'SE RU HI MO FO PL SE',
      'SE AB SE RE SE SE ..',
    ],
    zones: { 2: [['B3', 'B2'], ['F4', 'F5']] },
  },
  {
    id: 'four-horns',
    name: 'Four Horns',
    rows: [
      'SE SE SE SE SE SE AB SE SE SE SE SE SE',
      'SE CA HE TA SE SE SE SE TO HI CI SE ..',
      'SE FO PL MO SY SE RE SE VO JU PL DE SE',
      'SE SE SW HI RU TU WA CV FO HE SE SE ..',
      'AB RE SE WO WT TE CA TE WT WO SE RE AB',
      'SE SE HE FO CV WA TU RU HI SW SE SE ..',
      'SE DE PL JU VO SE RE SE SY MO PL FO SE',
      'SE CI HI TO SE SE SE SE TA HE CA SE ..',
      'SE SE SE SE SE SE AB SE SE SE SE SE SE',
    ],
    zones: {
      2: [['B2', 'B3', 'C2'], ['K8', 'L7', 'J8']],
      4: [['B2', 'B3', 'C2'], ['K2', 'L3', 'J2'], ['K8', 'L7', 'J8'], ['B8', 'B7', 'C8']],
    },
  },
  {
    id: 'test-grid',
    name: 'Test grid',
    rows: [
      'PL PL PL PL PL PL PL',
      'PL PL PL PL PL PL PL',
      'PL PL PL PL PL PL PL',
      'PL PL PL PL PL PL PL',
      'PL PL PL PL PL PL PL',
      'PL PL PL PL PL PL PL',
      'PL PL PL PL PL PL PL',
    ],
    zones: { 2: [['A4'], ['G4']], 3: [['A4'], ['G4'], ['D1']], 4: [['A4'], ['G4'], ['D1'], ['D7']] },
    isTest: true,
  },
])

export type MapId = (typeof MAPS)[number]['id']

const BY_ID = new Map(MAPS.map((row) => [row.id, row]))

/** A fixed map by its id. */
export function mapById(id: MapId): MapRow {
  return present(BY_ID.get(id), id)
}

/** The most columns, which go by letters, and rows of a map. */
export const MOST_ACROSS = 26

/** The hex of a column and a row, both from 0: a letter and a number (AM-2.1). */
export function hexAt(column: number, row: number): HexId {
  return interned(`${String.fromCharCode(65 + column)}${row + 1}` as HexId)
}

/**
 * Where a map has hexes: a row after the other, with `#` for a hex and `.` for none. It says all of the grid, and is
 * the same text in every position of a game.
 */
export type Outline = string

/** The outline of a rectangle. */
export function rectangle(columns: number, rows: number): Outline {
  return Array.from({ length: rows }, () => '#'.repeat(columns)).join('/')
}

const FIELDS = new Map<Outline, HexField>()

/** The grid of an outline, its hexes in reading order (AM-0.12), with axial coordinates (AM-2.2). */
export function fieldOf(outline: Outline): HexField {
  const known = FIELDS.get(outline)
  if (known) return known
  const hexes: PlacedHex[] = outline
    .split('/')
    .flatMap((text, row) =>
      text
        .split('')
        .flatMap((sign, column) =>
          sign === '#' ? [{ id: hexAt(column, row), q: column - (row - (row % 2)) / 2, r: row }] : [],
        ),
    )
  const field = hexField(hexes, 'pointy')
  FIELDS.set(outline, field)
  return field
}
