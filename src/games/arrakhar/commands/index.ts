import { defineCommands, refusalIn, rulesOf } from '@/engine/declare/command-set'
import type { CommandsOf } from '@/engine/declare/command'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Position } from '../state/position'
import { advance } from './combat/advance'
import { designateAttack } from './combat/designate-attack'
import { resolve } from './designation/resolve'
import { withdraw } from './designation/withdraw'
import { designateFireball } from './fireball/designate-fireball'
import { designateWandFireball } from './fireball/designate-wand-fireball'
import { designateHaste } from './haste/designate-haste'
import { type Arrakhar, GROUND } from './kit/kit'
import { move } from './movement/move'
import { assignEntry } from './set-up/assign-entry'
import { designForce } from './set-up/design-force'
import { finishPlacement } from './set-up/finish-placement'
import { hideWand } from './set-up/hide-wand'
import { liftHaunt } from './set-up/lift-haunt'
import { liftSorcerers } from './set-up/lift-sorcerers'
import { placeHaunt } from './set-up/place-haunt'
import { placeSorcerers } from './set-up/place-sorcerers'
import { castSummon } from './summon/cast-summon'
import { placeSummoned } from './summon/place-summoned'
import { answerDraw } from './turn/answer-draw'
import { endSegment } from './turn/end-segment'
import { offerDraw } from './turn/offer-draw'
import { resign } from './turn/resign'
import { placeOrc } from './wandering-orcs/place-orc'
import { rollWanderingOrcs } from './wandering-orcs/roll-wandering-orcs'

/** Everything a seat can ask for (section 14), in the order in which it is listed. */
export const COMMANDS = defineCommands(GROUND)({
  designForce,
  placeHaunt,
  liftHaunt,
  hideWand,
  placeSorcerers,
  liftSorcerers,
  assignEntry,
  finishPlacement,
  rollWanderingOrcs,
  placeOrc,
  castSummon,
  placeSummoned,
  designateHaste,
  designateFireball,
  designateWandFireball,
  advance,
  designateAttack,
  move,
  resolve,
  withdraw,
  endSegment,
  answerDraw,
  resign,
  offerDraw,
})

export type Command = CommandsOf<Arrakhar, typeof COMMANDS.commands>
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

/** How each of them is refused and carried out. */
export const COMMAND_RULES = rulesOf(COMMANDS)

/** Why a command is illegal now, or undefined. */
export function refusalOf(position: Position, command: Command): Refusal | undefined {
  return refusalIn(COMMANDS, position, command)
}
