import type { CommandsOf } from '@/engine/declare/command'
import { defineCommands } from '@/engine/declare/command-set'
import { flee, loot, replace, revive } from './answers/choices'
import { passReroll, reroll } from './answers/reroll'
import { passResponse, respond } from './answers/respond'
import { passSave, save } from './answers/saves'
import { callOff, fightOn, pick, startBattle } from './battle/begin'
import { commitPlan, plan, retreat, rollBattle } from './battle/plan'
import { type Archmagi, GROUND } from './kit/kit'
import { explore } from './movement/explore'
import { give } from './movement/give'
import { move } from './movement/move'
import { ride } from './movement/ride'
import { deploy } from './recruit/deploy'
import { discardSpells, discardUnits } from './recruit/discards'
import { drawSpells, drawUnits } from './recruit/draws'
import { equip } from './recruit/equip'
import { exchange, openTreasure, trade } from './recruit/exchanges'
import { feed } from './scout/feed'
import { look, lookFar, visionsOfPile, visionsOfStack } from './scout/looks'
import { steal, take, takeNothing } from './scout/steal'
import { dealChits, makeMap, pickArchmagus, placeArchmagus, rollForOrder } from './set-up/set-up'
import { cast } from './spells/cast'
import { fortune, payFortune } from './spells/fortune'
import { concede } from './turn/concede'
import { endPhase } from './turn/end-phase'

/** Everything a seat may ask for, in the order in which it is listed. */
export const COMMANDS = defineCommands(GROUND)({
  ...{ makeMap, rollForOrder, dealChits, pickArchmagus, placeArchmagus },
  ...{ drawUnits, deploy, equip, trade, exchange, openTreasure, discardUnits },
  ...{ drawSpells, discardSpells, fortune, payFortune, cast },
  ...{ look, lookFar, visionsOfStack, visionsOfPile, steal, take, takeNothing, feed, give },
  ...{ move, ride, explore },
  ...{ startBattle, pick, plan, commitPlan, retreat, rollBattle, fightOn, callOff },
  ...{ respond, passResponse, reroll, passReroll, save, passSave, replace, loot, flee, revive },
  ...{ endPhase, concede },
})

export type Command = CommandsOf<Archmagi, typeof COMMANDS.commands>
