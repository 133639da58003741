import type { CommandRules } from '@/engine/game'
import type { Command } from './commands'
import type { Event } from './events'
import type { Position } from './position'
import { advance } from './segments/advance'
import { answerDraw, offerDraw, resign } from './segments/agreement'
import { designateAttack } from './segments/combat'
import { designForce } from './segments/design-force'
import { endSegment } from './segments/end-segment'
import { finishPlacement } from './segments/finish-placement'
import { designateFireball, designateWandFireball } from './segments/fireball'
import { designateHaste } from './segments/haste'
import { move } from './segments/movement'
import { resolve, withdraw } from './segments/resolution'
import { hideWand, liftHaunt, liftSorcerers, placeHaunt, placeSorcerers } from './segments/sorcerer-placement'
import { castSummon, placeSummoned } from './segments/summon'
import { placeOrc, rollWanderingOrcs } from './segments/wandering-orcs'
import { assignEntry } from './segments/wizard-placement'

/** One rule for every command (section 14). */
export const COMMAND_RULES: CommandRules<Position, Command, Event> = {
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
  designateAttack,
  withdraw,
  resolve,
  move,
  advance,
  endSegment,
  resign,
  offerDraw,
  answerDraw,
}
