import { defineCommands, refusalIn, rulesOf } from '@/engine/declare/command-set'
import type { Refusal } from '@/engine/kernel/refusal'
import type { CommandsOf } from '@/engine/declare/command'
import type { Position } from '../state/position'
import { attackVehicle } from './combat/attack-vehicle'
import { chooseCasualty } from './combat/choose-casualty'
import { fire } from './combat/fire'
import { resolve } from './combat/resolve'
import { dismount } from './equip/dismount'
import { drop } from './equip/drop'
import { equip } from './equip/equip'
import { mount } from './equip/mount'
import { type Arena, GROUND } from './kit/kit'
import { declareAbility } from './magic/declare-ability'
import { declareSpell } from './magic/declare-spell'
import { passMagic } from './magic/pass-magic'
import { stopCasting } from './magic/stop-casting'
import { fly } from './movement/fly'
import { walk } from './movement/walk'
import { buildArmy } from './set-up/build-army'
import { lockArmy } from './set-up/lock-army'
import { placeBasic } from './set-up/place-basic'
import { changeTerrain } from './terrain/change-terrain'
import { setStorm } from './terrain/set-storm'
import { concede } from './turn/concede'
import { endPhase } from './turn/end-phase'

/** Everything a seat may ask for (B-1), in the order in which it is listed. */
export const COMMANDS = defineCommands(GROUND)({
  buildArmy,
  lockArmy,
  placeBasic,
  changeTerrain,
  setStorm,
  equip,
  drop,
  mount,
  dismount,
  stopCasting,
  declareSpell,
  declareAbility,
  passMagic,
  walk,
  fly,
  fire,
  attackVehicle,
  resolve,
  chooseCasualty,
  endPhase,
  concede,
})

export type Command = CommandsOf<Arena, typeof COMMANDS.commands>
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

/** How each of them is refused and carried out. */
export const COMMAND_RULES = rulesOf(COMMANDS)

/** Why a command is illegal now, or undefined. */
export function refusalOf(position: Position, command: Command): Refusal | undefined {
  return refusalIn(COMMANDS, position, command)
}
