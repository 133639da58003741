import { recordOf } from '@/engine/basics/record-of'
import type { StandIns } from '@/engine/kernel/stand-ins'
import { type Position, SEATS } from '../state/position'
import { both } from '../state/vocabulary'
import type { View } from '../state/view'
import { SPELL_IDS } from '../tables/spells'
import { writePosition } from './position-read'

/**
 * The one position in play for what lies open: among a side's cards are those that it shows later, and any others that
 * it needs to hold as many as everybody can count (AA-1.9, AA-17.6). None for the drawing up of armies, whose commands
 * say what is hidden.
 */
export const standIns: StandIns<View> = ({ first, last }) => {
  if (first.now.phase === 'build') return []
  const { viewer: _viewer, spells: _spells, lists: _lists, ...table } = first
  const secrets: Position['secrets'] = {
    spells: recordOf(SEATS, (seat) => {
      const shown = last.revealed[seat]
      const others = SPELL_IDS.filter((spell) => !shown.includes(spell))
      return [...shown, ...others].slice(0, first.spellCount[seat])
    }),
    lists: both(null),
  }
  return [writePosition({ ...table, secrets })]
}
