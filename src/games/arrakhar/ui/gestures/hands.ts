import type { Segment, Table } from '../../rules/position'
import { COMBAT_HAND } from './combat-hand'
import type { Hand } from './hand'
import { MOVEMENT_HAND } from './movement-hand'
import { HAUNT_CHECK_HAND, ORCS_HAND } from './plain-hands'
import { SPELL_HAND } from './spell-hand'
import { SUMMON_HAND } from './summon-hand'

const HANDS: Readonly<Partial<Record<Segment, Hand>>> = {
  wanderingOrcs: ORCS_HAND,
  summon: SUMMON_HAND,
  haste: SPELL_HAND,
  movement: MOVEMENT_HAND,
  fireball: SPELL_HAND,
  combat: COMBAT_HAND,
  hauntCheck: HAUNT_CHECK_HAND,
}

/** What players can do with the board now; undefined while the forces are set up. */
export function handOf(table: Table): Hand | undefined {
  return HANDS[table.now.segment]
}
