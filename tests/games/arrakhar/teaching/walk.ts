import type { AnyGameRules } from '@/engine/game'
import { arrakharRules } from '@/games/arrakhar/rules'
import { walkIn } from '../../../support/lesson-walk'

/** The game's rules, for code that does not care which game it is. */
export const rules = arrakharRules as unknown as AnyGameRules

export const { positionIn, commandIn, demonstrate, walk } = walkIn(rules)
