import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { COMMAND_TEXT } from '../../tables/command-text'
import { isHidden } from '../../queries/combat/fights'
import { drawLoss, dueIn, goOn, lose } from '../../effects/combat/losses'
import { isEnclosed } from '../../queries/combat/sides'
import { creatureOf } from '../../queries/creatures'
import type { Event } from '../../events'
import type { Creature, PendingChoice, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { CREATURE_OR_CHANCE } from '../kit/args'
import { command } from '../kit/kit'

/**
 * Names the enemy that Targeted attacks or their poison kill, or leaves it to chance (AA-12.2, AA-12.5, AA-13.6);
 * defenders choose as attackers do (AA-12.10).
 */
export const chooseCasualty = command({
  clause: 'AA-12.5',
  stage: 'casualty',
  args: { creature: CREATURE_OR_CHANCE },
  choices: ({ table, now }) => [
    ...(now.choice?.eligible ?? []).flatMap((id) => {
      const creature = creatureOf(table, id)
      return creature ? [{ creature }] : []
    }),
    { creature: null },
  ],

  refusalOf: ({ table, now }, { creature }) =>
    creature && now.choice ? pickRefusal(table, now.choice, creature) : undefined,
  perform({ draft, seat, now, dice }, { creature }) {
    const { choice } = now
    if (!choice) return []
    const id = creature?.id ?? null
    const told: Event = { type: 'casualtyChosen', seat, creature: id, reason: choice.reason }
    const lost = id === null ? drawLoss(draft, dice) : lose(draft, id)
    return [told, ...lost, ...goOn(draft, dice)]
  },

  say: ({ creature }, { command }) =>
    command.creature === null ? 'Take a random casualty' : `Pick ${creature} to die`,
  label: ({ creature }, found) => (found.creature === null ? COMMAND_TEXT.chance : creature),
  ink: 'red',
})

function pickRefusal(
  table: Table,
  { eligible, reason }: PendingChoice,
  creature: Creature,
): Refusal<Clause> | undefined {
  const { id } = creature
  if (eligible.includes(id)) return undefined
  const due = dueIn(table)
  if (!due?.fight.fighters[due.loss.whose].includes(id))
    return refuse('AA-3.9', 'It is none of those who lose a creature in this fight.')
  if (isEnclosed(table, creature)) return refuse('AA-25.3', 'It sits inside its vehicle.')
  if (isHidden(table, creature)) return refuse('AA-12.11', 'Targeted attacks cannot pick it.')
  return refuse(reason === 'poison' ? 'AA-13.6' : 'AA-12.3', 'It is too strong for the Targeted attacks.')
}
