import { ABILITY_ROWS } from './ability-rows'
import type { Magic } from './magic'

export type AbilityId = keyof typeof ABILITY_ROWS

/** The abilities of creatures by id (D-2). */
export const ABILITIES: Readonly<Record<AbilityId, Magic>> = ABILITY_ROWS
