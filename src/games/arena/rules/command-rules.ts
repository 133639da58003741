import type { CommandRule, CommandRules } from '@/engine/game'
import { ownOf } from '@/engine/own'
import { present, type Refusal } from '@/engine/refusal'
import { attackVehicle } from './combat/attack-vehicle'
import { chooseCasualty } from './combat/choose-casualty'
import { fire } from './combat/fire'
import { resolve } from './combat/resolve'
import type { Command } from './commands'
import { concede } from './ending'
import type { Event } from './events'
import { passMagic } from './magic/bouts'
import { declareAbility } from './magic/declare-ability'
import { declareSpell } from './magic/declare-spell'
import { stopCasting } from './magic/stop'
import { endPhase } from './phases/end-phase'
import { drop, equip } from './phases/equip'
import { fly } from './phases/flight'
import { dismount, mount } from './phases/mount'
import { walk } from './phases/movement'
import { changeTerrain, setStorm } from './phases/terrain'
import type { Position } from './position'
import { buildArmy } from './set-up/build'
import { lockArmy } from './set-up/lock'
import { placeBasic } from './set-up/place'

/** One rule for every command (B-1). */
export const COMMAND_RULES: CommandRules<Position, Command, Event> = {
  buildArmy,
  lockArmy,
  placeBasic,
  changeTerrain,
  setStorm,
  endPhase,
  equip,
  drop,
  mount,
  dismount,
  declareSpell,
  declareAbility,
  stopCasting,
  passMagic,
  walk,
  fly,
  fire,
  attackVehicle,
  resolve,
  chooseCasualty,
  concede,
}

/** Why a command is illegal now, or undefined. */
export function refusalOf(position: Position, command: Command): Refusal | undefined {
  // The record gives each type its own rule; the compiler cannot follow the pairing through a union.
  const rule = present(ownOf(COMMAND_RULES, command.type), command.type) as unknown as CommandRule<
    Position,
    Command,
    Event
  >
  return rule.refusalOf(position, command)
}
