import { COMBAT_HAND } from './combat-hand'
import type { Hand, LaterSegment } from './hand'
import { SPELL_HAND } from './spell-hand'
import { SUMMON_HAND } from './summon-hand'

/** Hands of the segments that a game does not begin with. */
export const LATER_HANDS: Readonly<Record<LaterSegment, Hand>> = {
  summon: SUMMON_HAND,
  haste: SPELL_HAND,
  fireball: SPELL_HAND,
  combat: COMBAT_HAND,
}
