import type { Problem } from '@/engine/kernel/refusal'
import type { Position } from '../state/position'
import { armyReachFaults } from './army-faults'
import { combatReachFaults } from './combat-faults'
import { creatureReachFaults } from './creature-faults'
import type { Whole } from './fault'
import { castReachFaults, enchantmentReachFaults } from './magic-faults'
import { momentFaults } from './moment-faults'
import { mountReachFaults } from './mount-faults'
import { corpseReachFaults, itemReachFaults } from './thing-faults'

/** What play could not have come to in a position file whose parts fit together. */
export function reachFaults(whole: Whole, position: Position): readonly Problem[] {
  return [
    ...momentFaults(whole, position),
    ...armyReachFaults(whole, position),
    ...creatureReachFaults(whole, position),
    ...mountReachFaults(whole, position),
    ...itemReachFaults(whole, position),
    ...corpseReachFaults(whole),
    ...enchantmentReachFaults(whole, position),
    ...castReachFaults(whole, position),
    ...combatReachFaults(position),
  ]
}
