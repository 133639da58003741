import type { AnyGameRules } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { archmagiRules } from '@/games/archmagi/rules'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { wizardKingsRules } from '@/games/wizard-kings/rules'

const RULES: readonly AnyGameRules[] = [arrakharRules, arenaRules, archmagiRules, wizardKingsRules]

/** The rules of a game that can be played, by its id; throws where there is no such game. */
export function rulesOf(id: string): AnyGameRules {
  return present(
    RULES.find((rules) => rules.id === id),
    `game ${id}`,
  )
}
