import type { Lesson } from '@/engine/lesson'
import { DEMO_TURN } from './demo-turn'
import { ENTRY_HASTE } from './entry-haste'
import { FIRST_GAME } from './first-game'
import { ODDS } from './odds'
import { PUZZLES } from './puzzles'
import { HASTE } from './segments/haste'
import { HAUNT_CHECK } from './segments/haunt-check'
import { SORCERER_COMBAT } from './segments/sorcerer-combat'
import { SORCERER_FIREBALL } from './segments/sorcerer-fireball'
import { SORCERER_MOVEMENT } from './segments/sorcerer-movement'
import { SUMMON } from './segments/summon'
import { WANDERING_ORCS } from './segments/wandering-orcs'
import { WIZARD_COMBAT } from './segments/wizard-combat'
import { WIZARD_FIREBALL } from './segments/wizard-fireball'
import { WIZARD_MOVEMENT } from './segments/wizard-movement'
import { SUMMONING_LIMITS } from './summoning-limits'
import { WAND } from './wand'

/** The course, in order. */
export const LESSONS: readonly Lesson[] = [
  FIRST_GAME,
  WANDERING_ORCS,
  SUMMON,
  SORCERER_MOVEMENT,
  SORCERER_FIREBALL,
  SORCERER_COMBAT,
  HASTE,
  WIZARD_MOVEMENT,
  WIZARD_FIREBALL,
  WIZARD_COMBAT,
  HAUNT_CHECK,
  ODDS,
  WAND,
  ENTRY_HASTE,
  SUMMONING_LIMITS,
  PUZZLES,
  DEMO_TURN,
]
