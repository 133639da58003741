import type { AnyBot } from '@/engine/bot/bot'
import { ownOf } from '@/engine/basics/own'
import { loadBot as loadArchmagiBot } from './archmagi/load-bot'
import { loadBot as loadArenaBot } from './arena/load-bot'
import { loadBot as loadArrakharBot } from './arrakhar/load-bot'
import { loadBot as loadWizardKingsBot } from './wizard-kings/load-bot'

/**
 * How the bots of the games are loaded, by the ids of the games: what their manifests say, for workers. A worker is
 * built by itself, and with the manifests it would hold every screen of every game a second time.
 */
const BOTS: Readonly<Record<string, () => Promise<AnyBot>>> = {
  arrakhar: loadArrakharBot,
  arena: loadArenaBot,
  archmagi: loadArchmagiBot,
  'wizard-kings': loadWizardKingsBot,
}

/** The bot of a game; undefined where nobody can play a seat in a person's place. */
export async function botOf(gameId: string): Promise<AnyBot | undefined> {
  return ownOf(BOTS, gameId)?.()
}
