import type { AnyGameRules } from '@/engine/game'
import { arenaRules } from '@/games/arena/rules'
import { walkIn } from '../../../support/lesson-walk'

/** The game's rules, for code that does not care which game it is. */
export const rules = arenaRules as unknown as AnyGameRules

export const { positionIn, commandIn, demonstrate, walk } = walkIn(rules)
