import type { Draft } from 'immer'
import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { StopCasting } from '../commands'
import { creatureOf } from '../creatures'
import { isUnderFirstRules } from '../earlier-rules'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, ownRefusal, phaseRefusal } from '../guards'
import type { Position } from '../position'
import { refuse } from '../refuse'
import { castOf } from './in-force'
import { keepOnly } from './keep-only'
import { loseCast } from './lose-cast'

/** Gives up a cast of a Half Turn or longer; nothing comes back (AA-18.5, AA-18.9). */
export const stopCasting: CommandRule<Position, StopCasting, Event> = {
  refusalOf: (position, command) =>
    decisionRefusal(position, command.seat) ??
    phaseRefusal(position, 'magic1', 'magic2') ??
    creatureRefusal(position, command.caster) ??
    casterRefusal(position, command),
  perform(draft, { caster: id }) {
    const caster = draft.creatures.find((creature) => creature.id === id)
    // It declares no other magic in this turn (AA-18.6).
    if (caster && !isUnderFirstRules(draft)) caster.castBegun = true
    const stopped = loseCast(draft, id, 'stopped')
    forget(draft)
    return stopped
  },
}

/** Leaves out of what was declared in this phase what is no cast any more. */
function forget({ now, casts }: Draft<Position>): void {
  if (now.phase === 'magic1' || now.phase === 'magic2')
    keepOnly(now.queue, (id) => casts.some((cast) => cast.id === id))
}

function casterRefusal(position: Position, { caster, seat }: StopCasting): Refusal<Clause> | undefined {
  const creature = creatureOf(position, caster)
  if (!creature) return undefined
  const refusal = ownRefusal(position, creature, seat)
  if (refusal) return refusal
  return castOf(position, creature) ? undefined : refuse('AA-18.9', 'It is casting nothing.')
}
