import { archmagi } from './archmagi'
import { arena } from './arena'
import { arrakhar } from './arrakhar'
import { wizardKings } from './wizard-kings'
import { listed, type AnyGame } from '@/contract/manifest'

/** The games that can be played. */
export const GAMES: readonly AnyGame[] = [
  listed(arrakhar),
  listed(arena),
  listed(archmagi),
  listed(wizardKings),
]

/** The game of an id, or undefined when this program has no such game. */
export function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id)
}
