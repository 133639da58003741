import { typeName } from '../../queries/names'
import { mageOf } from '../../queries/units'
import type { View } from '../../queries/view'
import { isSeat } from '../../tables/seats'
import { factsOfType } from '../../tables/types'
import { sightOf } from '../board/sight'
import { allOffers, stageIn } from '../choosing/offers'
import { TEXT } from '../texts/table-text'
import { terrainName } from '../texts/terrain-words'

/** Chits of the Reserve that can go nowhere now, each with the terrain that it lacks (AM-6.2, AM-U.5). */
export function undeployable(view: View): readonly string[] {
  const { viewer, drawn } = view
  if (stageIn(view) !== 'recruitUnits' || !drawn || !isSeat(viewer) || viewer !== view.active) return []
  const fitting = new Set(
    allOffers(view).flatMap((command) => (command.type === 'deploy' ? command.chit : [])),
  )
  const others = new Set(mageOf(sightOf(view), viewer).reserve.filter((chit) => !fitting.has(chit)))
  return [...others].map((chit) => {
    const { home } = factsOfType(chit)
    return TEXT.noPlace(typeName(chit), home === 'coastal' ? TEXT.coast : terrainName(home ?? ''))
  })
}
