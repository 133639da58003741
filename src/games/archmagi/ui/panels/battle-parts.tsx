import { capitalized } from '@/engine/basics/phrases'
import type { PanelPart } from '@/table/panel/PanelParts'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Battle } from '../../state/state'
import { sightOf } from '../board/sight'
import { itemInWords } from '../texts/item-words'
import { TEXT } from '../texts/table-text'
import { Duel } from './Duel'

/** The battle that is on: who fights for each side with what is added, and what the viewer has planned (AM-11, AM-12). */
export function battleParts(view: View): readonly PanelPart[] {
  const { battle } = view
  if (!battle) return []
  return [
    {
      kind: 'card',
      name: TEXT.battle(battle.hex),
      heading: TEXT.battle(battle.hex),
      parts: [<Duel key="duel" state={sightOf(view)} battle={battle} />, planCard(view, battle)],
    },
  ]
}

/** What the viewer has planned and not yet revealed. */
function planCard(view: View, { a, sides }: Battle): PanelPart {
  const { plan } = view.viewer === a ? sides.a : sides.d
  if (plan.length === 0) return null
  return {
    kind: 'card',
    name: TEXT.plan,
    heading: TEXT.plan,
    parts: [{ kind: 'lines', lines: plan.map((item) => capitalized(itemInWords(item, namesIn(view)))) }],
  }
}
