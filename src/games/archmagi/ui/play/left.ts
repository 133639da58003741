import { mayBeForgotten, NOTHING_LEFT, owed, type Undone } from '@/table/panel/undone'
import { unfoughtPairs } from '../../queries/battle/pairs'
import { unknownNear } from '../../queries/exploring'
import { spellsOver, unitsOver } from '../../queries/reserves'
import type { View } from '../../queries/view'
import { sightOf } from '../board/sight'
import { stageIn } from '../choosing/offers'
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
      return over > 0 ? owed(TEXT.toDiscard(over)) : NOTHING_LEFT
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
