import type { Answers } from '@/engine/kernel/game'
import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS } from '..'
import { openSpells } from '../../effects/bouts/bouts'
import { askedSeat } from '../../queries/guards'
import { isComing } from '../../queries/magic/declaring'
import type { SpellId } from '../../tables/spells'
import type { View } from '../../state/view'

/** In a magic phase either side declares or passes, in answer to what the other has declared (AA-19.3 to AA-19.5). */
export const ANSWERS: Answers<Command, View> = {
  owed(view) {
    const { now, casts } = view
    if (view.ending || (now.phase !== 'magic1' && now.phase !== 'magic2')) return undefined
    return {
      pass: { type: 'passMagic', seat: now.bout },
      isChallenged: casts.some(
        (cast) => cast.seat !== now.bout && (now.queue.includes(cast.id) || isComing(view, cast)),
      ),
    }
  },
  /** Whether there is a target for anything; longer casts, begun in the own Magic 1, find one beyond what is listed. */
  canAnswer(view) {
    const seat = askedSeat(view)
    if (seat === null || (view.now.phase === 'magic1' && seat === view.active)) return true
    const withCards = (cards: readonly SpellId[]) => ({
      ...view,
      secrets: { spells: { west: cards, east: cards }, lists: view.lists },
    })
    return (
      legalOf(COMMANDS, withCards([]), 'declareAbility', 'stopCasting').length > 0 ||
      openSpells(view, seat).some((spell) => legalOf(COMMANDS, withCards([spell]), 'declareSpell').length > 0)
    )
  },
  turnOf: ({ turn }) => `${turn}`,
}
