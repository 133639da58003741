import type { Draft } from 'immer'
import { COMMAND_TEXT } from '../../tables/command-text'
import { isUnderFirstRules } from '../../queries/earlier-rules'
import { castOf } from '../../queries/in-force'
import { keepOnly } from '../../effects/keep-only'
import { loseCast } from '../../effects/lose-cast'
import type { Position } from '../../state/position'
import { refuse } from '../../refuse'
import { CREATURE } from '../kit/args'
import { command } from '../kit/kit'

/** Gives up a cast of a Half Turn or longer; nothing comes back (AA-18.5, AA-18.9). */
export const stopCasting = command({
  clause: 'AA-18.9',
  stage: ['magic1', 'magic2'],
  args: { caster: CREATURE },
  subject: 'caster',

  refusalOf: ({ table }, { caster }) =>
    castOf(table, caster) ? undefined : refuse('AA-18.9', 'It is casting nothing.'),
  perform({ draft }, { caster }) {
    // It declares no other magic in this turn (AA-18.6).
    if (!isUnderFirstRules(draft)) caster.castBegun = true
    const stopped = loseCast(draft, caster.id, 'stopped')
    forget(draft)
    return stopped
  },

  say: ({ caster }) => `Stop what ${caster} casts`,
  label: () => COMMAND_TEXT.stops,
})

/** Leaves out of what was declared in this phase what is no cast any more. */
function forget({ now, casts }: Draft<Position>): void {
  if (now.phase === 'magic1' || now.phase === 'magic2')
    keepOnly(now.queue, (id) => casts.some((cast) => cast.id === id))
}
