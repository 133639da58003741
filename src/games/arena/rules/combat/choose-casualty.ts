import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { ChooseCasualty } from '../commands'
import { creatureOf } from '../creatures'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, nowIn, phaseRefusal } from '../guards'
import type { CreatureId, PendingChoice, Position } from '../position'
import { refuse } from '../refuse'
import { isHidden } from './fights'
import { drawLoss, dueIn, goOn, lose } from './losses'
import { isEnclosed } from './sides'

/**
 * Names the enemy that Targeted attacks or their poison kill, or leaves it to chance (AA-12.2, AA-12.5, AA-13.6);
 * defenders choose as attackers do (AA-12.10).
 */
export const chooseCasualty: CommandRule<Position, ChooseCasualty, Event> = {
  refusalOf(position, { seat, creature }) {
    const early = decisionRefusal(position, seat) ?? phaseRefusal(position, 'combat')
    if (early) return early
    const choice = nowIn(position, 'combat')?.choice
    if (!choice) return refuse('AA-3.8', 'No casualty is to be chosen now.')
    return creature === null ? undefined : pickRefusal(position, choice, creature)
  },
  perform(draft, { seat, creature }, dice) {
    const choice = nowIn(reading(draft), 'combat')?.choice
    if (!choice) return []
    const told: Event = { type: 'casualtyChosen', seat, creature, reason: choice.reason }
    const lost = creature === null ? drawLoss(draft, dice) : lose(draft, creature)
    return [told, ...lost, ...goOn(draft, dice)]
  },
}

function pickRefusal(
  position: Position,
  { eligible, reason }: PendingChoice,
  id: CreatureId,
): Refusal<Clause> | undefined {
  const creature = creatureOf(position, id)
  if (!creature) return creatureRefusal(position, id)
  if (eligible.includes(id)) return undefined
  const due = dueIn(position)
  if (!due?.fight.fighters[due.loss.whose].includes(id))
    return refuse('AA-3.9', 'It is none of those who lose a creature in this fight.')
  if (isEnclosed(position, creature)) return refuse('AA-25.3', 'It sits inside its vehicle.')
  if (isHidden(position, creature)) return refuse('AA-12.11', 'Targeted attacks cannot pick it.')
  return refuse(reason === 'poison' ? 'AA-13.6' : 'AA-12.3', 'It is too strong for the Targeted attacks.')
}
