import { typeName } from '../../queries/names'
import { mageOf } from '../../queries/units'
import type { View } from '../../queries/view'
import { isSeat } from '../../tables/seats'
import { sightOf } from '../board/sight'
import { stageIn } from '../choosing/offers'
import { homeName } from '../choosing/option-words'
import { deployable } from '../play/left'
import { TEXT } from '../texts/table-text'

/** Chits of the Reserve that can go nowhere now, each with the terrain that it lacks (AM-6.2, AM-U.5). */
export function undeployable(view: View): readonly string[] {
  const { viewer, drawn } = view
  if (stageIn(view) !== 'recruitUnits' || !drawn || !isSeat(viewer) || viewer !== view.active) return []
  const fitting = deployable(view)
  const others = new Set(mageOf(sightOf(view), viewer).reserve.filter((chit) => !fitting.has(chit)))
  return [...others].map((chit) => TEXT.noPlace(typeName(chit), homeName(chit) ?? ''))
}
