import { mayBeForgotten, NOTHING_LEFT, optional, owed, type Undone } from '@/table/panel/undone'
import { unfoughtPairs } from '../../queries/battle/pairs'
import { unknownNear } from '../../queries/exploring'
import { spellsOver, unitsOver } from '../../queries/reserves'
import type { View } from '../../queries/view'
import { sightOf } from '../board/sight'
import { allOffers, endOffer, offersOf, stageIn } from '../choosing/offers'
import { moversIn } from '../gestures/moving-hand'
import { TEXT } from '../texts/table-text'

/** What is left to do in the phase (AM-6.12, AM-7.6, AM-10.3, AM-11.5). */
export function leftIn(view: View): Undone {
  const state = sightOf(view)
  const { active } = view
  const end = endOffer(view)?.type
  const rest = offersOf(view).some(({ type }) => type !== end) ? optional(TEXT.toChoose) : NOTHING_LEFT
  switch (stageIn(view)) {
    case 'recruitUnits':
    case 'recruitSpells': {
      if (!view.drawn) return owed(TEXT.toDraw)
      const over = unitsOver(state, active) + spellsOver(state, active)
      if (over > 0) return owed(TEXT.toDiscard(over))
      const chits = deployable(view).size
      return chits > 0 ? optional(TEXT.toDeploy(chits)) : rest
    }
    case 'movement': {
      const movers = moversIn(view).length
      return movers > 0 ? mayBeForgotten(TEXT.toMove(movers)) : rest
    }
    case 'exploration':
      return unknownNear(state, active).length > 0 ? owed(TEXT.toExplore) : rest
    case 'battle': {
      const battles = unfoughtPairs(state).length
      return battles > 0 ? owed(TEXT.toFight(battles)) : rest
    }
    default:
      return rest
  }
}

/** The types of chit in the viewer's Reserve that have a place on the map (AM-6.2). */
export function deployable(view: View): ReadonlySet<string> {
  return new Set(allOffers(view).flatMap((command) => (command.type === 'deploy' ? [command.chit] : [])))
}
