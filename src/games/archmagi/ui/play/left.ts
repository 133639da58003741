import { mayBeForgotten, NOTHING_LEFT, optional, owed, type Undone } from '@/table/panel/undone'
import { unfoughtPairs } from '../../queries/battle/pairs'
import { unknownNear } from '../../queries/exploring'
import { spellsOver, unitsOver } from '../../queries/reserves'
import type { View } from '../../queries/view'
import { sightOf } from '../board/sight'
import { allOffers, stageIn } from '../choosing/offers'
import { moversIn } from '../gestures/moving-hand'
import { TEXT } from '../texts/table-text'

/** What is left to do in the phase (AM-6.12, AM-7.6, AM-10.3, AM-11.5). */
export function leftIn(view: View): Undone {
  const state = sightOf(view)
  const { active } = view
  switch (stageIn(view)) {
    case 'recruitUnits':
    case 'recruitSpells': {
      if (!view.drawn) return owed(TEXT.toDraw)
      const over = unitsOver(state, active) + spellsOver(state, active)
      if (over > 0) return owed(TEXT.toDiscard(over))
      const chits = deployable(view).size
      return chits > 0 ? optional(TEXT.toDeploy(chits)) : NOTHING_LEFT
    }
    case 'movement': {
      const movers = moversIn(view).length
      return movers > 0 ? mayBeForgotten(TEXT.toMove(movers)) : NOTHING_LEFT
    }
    case 'exploration':
      return unknownNear(state, active).length > 0 ? owed(TEXT.toExplore) : NOTHING_LEFT
    case 'battle': {
      const battles = unfoughtPairs(state).length
      return battles > 0 ? owed(TEXT.toFight(battles)) : NOTHING_LEFT
    }
    default:
      return NOTHING_LEFT
  }
}

/** The types of chit in the viewer's Reserve that have a place on the map (AM-6.2). */
export function deployable(view: View): ReadonlySet<string> {
  return new Set(allOffers(view).flatMap((command) => (command.type === 'deploy' ? [command.chit] : [])))
}
