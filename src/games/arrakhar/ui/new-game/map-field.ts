import { HIGHLAND } from '@/board/terrain/highland/highland'
import { capitalized } from '@/engine/basics/phrases'
import type { Field } from '@/table/fields/field'
import { MAPS, TERRAIN_SYMBOLS, type TerrainSymbol } from '../../tables/map'
import { RECONSTRUCTIONS } from '../../tables/reconstructions'
import { HOUSE_CHARTS, NEW_GAME } from '../../tables/setup-text'
import { TERRAIN_NAMES } from '../../tables/text'
import { boardFrom } from '../../queries/board'
import { mapFault, MOST_ROWS } from '../../queries/map-check'
import { terrainLooks } from '../board/board-view'
import { type SettingsDraft, tidyMap } from './settings-draft'

type Change = Pick<SettingsDraft, 'map'>

const SYMBOLS = Object.keys(TERRAIN_SYMBOLS) as readonly TerrainSymbol[]
const GROUNDS = SYMBOLS.map((id) => ({ id, name: capitalized(TERRAIN_NAMES[TERRAIN_SYMBOLS[id]]) }))
/** What new hexes of a map are that grows. */
const RIM: TerrainSymbol = '^'

/** A map of one's own (AR-13.5) to paint, from the printed one; a line where a pasted text is no map. */
export function mapField({ map, reconstruction }: SettingsDraft): Field<Change> {
  const printed = MAPS[RECONSTRUCTIONS[reconstruction].map]
  const text = tidyMap(map) || printed
  const rows = text.split('\n').map((row) => Array.from(row))
  const columns = rows[0]?.length ?? 0
  const isMap = rows.every((row) => row.length === columns && row.every(isSymbol))
  if (!isMap || columns > MOST_ROWS || rows.length > MOST_ROWS)
    return { kind: 'note', label: HOUSE_CHARTS.noMap }
  const { grid, terrain } = boardFrom(text)
  const fault = mapFault(text)
  const change = (next: string): Change => ({ map: next === printed ? '' : next })
  return {
    kind: 'map',
    label: NEW_GAME.map,
    hint: HOUSE_CHARTS.mapHint,
    board: { grid, terrain: terrainLooks(text), art: HIGHLAND },
    size: { columns, rows: rows.length, most: MOST_ROWS },
    grounds: GROUNDS,
    groundAt(hex) {
      const ground = terrain[grid.indexOf(hex)]
      return ground ? `${hex}, ${TERRAIN_NAMES[ground]}` : hex
    },
    fault: fault && capitalized(fault),
    isPrinted: text === printed,
    clear: () => ({ map: '' }),
    paint(hex, ground) {
      const index = grid.indexOf(hex)
      const [column, row] = [Math.floor(index / rows.length), index % rows.length]
      return change(textOf(rows.map((one, nth) => (nth === row ? one.with(column, ground) : one))))
    },
    resize: (size) =>
      change(
        textOf(
          Array.from({ length: size.rows }, (_, row) =>
            Array.from({ length: size.columns }, (_, column) => rows[row]?.[column] ?? RIM),
          ),
        ),
      ),
  }
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('')).join('\n')
}

function isSymbol(symbol: string): symbol is TerrainSymbol {
  return Object.hasOwn(TERRAIN_SYMBOLS, symbol)
}
