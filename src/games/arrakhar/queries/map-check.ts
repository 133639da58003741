import { at, neighborsOf } from '@/engine/kernel/hex'
import { MAPS } from '../tables/map'
import { type Board, boardFrom } from './board'
import { fitApart } from './haunt-room'
import { clearWithin, tooNearForHaunt } from './haunt-spacing'

const ENTRY_HEXES = 6
const HAUNTS_OF_THE_LONG_SCENARIO = 9
/** Hexes within three steps of a haunt, its own among them: it shuts out no more, whatever the terrain. */
const MOST_SHUT_OUT = 37
/** The largest map that is read: hex numbers have two digits a column and row. */
export const MOST_ROWS = 60

/** Maps that are known to be sound; tests hold that the printed ones are, so that no table has to wait for it. */
const sound = new Set<string>(Object.values(MAPS))

/** Why a map text cannot be played on, as a sentence, or undefined if it can (AR-1.6). */
export function mapFault(map: string): string | undefined {
  if (sound.has(map)) return undefined
  const fault = checkedFault(map)
  if (fault === undefined) sound.add(map)
  return fault
}

/** The same, looked at anew. */
export function checkedFault(map: string): string | undefined {
  return shapeFault(map) ?? playFault(boardFrom(map))
}

function shapeFault(map: string): string | undefined {
  const rows = map.split('\n')
  const width = rows[0]?.length ?? 0
  if (width === 0 || rows.length > MOST_ROWS || width > MOST_ROWS)
    return `a map has 1 to ${MOST_ROWS} rows of 1 to ${MOST_ROWS} hexes`
  const uneven = rows.findIndex((row) => row.length !== width)
  if (uneven >= 0) return `row ${uneven + 1} must have ${width} hexes like the first`
  const odd = rows.findIndex((row) => !/^[.^E]*$/.test(row))
  if (odd >= 0) return `row ${odd + 1} may hold only . (clear), ^ (mountain) and E (entry/exit)`
  const entries = map.split('E').length - 1
  if (entries !== ENTRY_HEXES) return `a map has exactly ${ENTRY_HEXES} entry hexes, this one ${entries}`
  return undefined
}

function playFault(board: Board): string | undefined {
  const shut = board.entryHexes.find((hex) => clearAround(board, board.grid.indexOf(hex)).length < 2)
  if (shut !== undefined) return `entry hex ${shut} must lie next to at least two clear hexes`
  if (!clearIsConnected(board)) return 'the clear hexes must all be connected'
  if (!hasRoomForHaunts(board))
    return `at least ${HAUNTS_OF_THE_LONG_SCENARIO} haunts must be placeable, far enough from entry hexes and each other`
  return undefined
}

function clearAround({ grid, terrain }: Board, index: number): number[] {
  return neighborsOf(grid, index).filter((neighbor) => terrain[neighbor] === 'clear')
}

function clearIsConnected(board: Board): boolean {
  // There is one: entry hexes lie next to them.
  const start = board.terrain.indexOf('clear')
  const all = board.terrain.filter((kind) => kind === 'clear').length
  return clearWithin(board, start, board.terrain.length).length === all - 1
}

/** Whether nine haunts fit, none within two hexes of an entry hex and none too near another (AR-3.2, AR-3.3). */
function hasRoomForHaunts(board: Board): boolean {
  const sites = board.terrain.flatMap((kind, index) =>
    kind === 'clear' && at(board.nearEntry, index) === 0 ? [index] : [],
  )
  if (sites.length > MOST_SHUT_OUT * (HAUNTS_OF_THE_LONG_SCENARIO - 1)) return true
  const bitAt = new Map(sites.map((site, nth) => [site, 1n << BigInt(nth)]))
  const shutOut = sites.map((site) =>
    tooNearForHaunt(board, site).reduce((bits, other) => bits | (bitAt.get(other) ?? 0n), 0n),
  )
  return fitApart(shutOut, HAUNTS_OF_THE_LONG_SCENARIO)
}
