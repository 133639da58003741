import type { Answers } from '@/engine/kernel/game'
import type { Command } from '..'
import { isComing } from '../../queries/magic/declaring'
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
  turnOf: ({ turn }) => `${turn}`,
}
