import { type HauntId, HAUNT_IDS } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { assignEntry, design, FINISH, hideWand, placeHaunt, placeSorcerers } from './orders'
import { HAUNTS, Situation, valueOf } from './situation'

/** A small force of each side, legal in the Basic Scenario; the sorcerer's pool is 7 demons, 8 orcs, 9 ghouls. */
export const WIZARD_FORCE = { wizard: 5, barbarian: 4, dwarf: 4, elf: 6 }
export const SORCERER_FORCE = { sorcerer: 6, demon: 7, orc: 8, ghoul: 9 }

/** A game before anything is designed. */
export function newGame(settings: Readonly<Record<string, unknown>> = {}): Situation {
  return new Situation(valueOf(rules.newGame({ scenario: 'basic', skipEmptySegments: false, ...settings })))
}

/** A game in which both forces are designed and the sorcerer is about to place. */
export function designed(settings: Readonly<Record<string, unknown>> = {}): Situation {
  return newGame(settings).then(design('sorcerer', SORCERER_FORCE)).then(design('wizard', WIZARD_FORCE))
}

/** A game in which the sorcerer's side is laid out but not finished. */
export function laidOut(wandHaunt: HauntId = 'T1'): Situation {
  const game = designed()
  for (const haunt of HAUNT_IDS)
    if (haunt in HAUNTS) game.then(placeHaunt(haunt, HAUNTS[haunt as keyof typeof HAUNTS]))
  return game.then(hideWand(wandHaunt)).then(placeSorcerers('0509', 2)).then(placeSorcerers('1305', 4))
}

/** A game in which the wizard is about to place. */
export function sorcererPlaced(wandHaunt: HauntId = 'T1'): Situation {
  return laidOut(wandHaunt).then(FINISH)
}

/** A game at the beginning of its first game-turn. */
export function begun(): Situation {
  return sorcererPlaced()
    .then(assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4 }))
    .then(assignEntry('1401', { elf: 6 }))
    .then(FINISH)
}
