import { MAPS } from '../../tables/map'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT } from '../../tables/reconstructions-text'
import { type ReconstructionId, RECONSTRUCTIONS } from '../../tables/reconstructions'
import { TERMS_TEXT as TEXT } from '../../tables/terms-text'
import type { Settings } from '../../state/position'
import type { View } from '../../state/view'

/** The charts that a game is played with, in words: 'First reconstruction, with your own costs, map'. */
export function chartsOf({ reconstruction, tables, costs, map }: Settings): string {
  const filled = RECONSTRUCTIONS[reconstruction]
  const { name } = RECONSTRUCTION_TEXT[reconstruction]
  const own = [
    { part: TEXT.tables, isOwn: !isSame(tables, filled.tables) },
    { part: TEXT.costs, isOwn: !isSame(costs, filled.costs) },
    { part: TEXT.map, isOwn: map.trim() !== MAPS[filled.map].trim() },
  ].filter(({ isOwn }) => isOwn)
  return own.length === 0 ? name : RECONSTRUCTIONS_TEXT.ownParts(name, own.map(({ part }) => part).join(', '))
}

/** Where on the page of charts those of a game are. */
export function chartsPlaceOf({ settings }: View): ReconstructionId {
  return settings.reconstruction
}

/** Whether two pieces of plain data say the same, in whatever order their keys were written. */
function isSame(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b)
}

function sorted(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
