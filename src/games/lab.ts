import type { LabGame } from '@/engine/lab/self-play'
import { ownOf } from '@/engine/basics/own'
import { loadLab as loadArena } from './arena/load-lab'
import { loadLab as loadArrakhar } from './arrakhar/load-lab'

/**
 * How the games are loaded that bots can play, by their ids. Apart from the manifests, with which a worker would
 * hold every screen of every game a second time.
 */
const LAB_GAMES: Readonly<Record<string, () => Promise<LabGame>>> = {
  arrakhar: loadArrakhar,
  arena: loadArena,
}

/** A game with all that it takes to be played by bots; undefined where there are none. */
export async function labGameOf(gameId: string): Promise<LabGame | undefined> {
  return ownOf(LAB_GAMES, gameId)?.()
}
