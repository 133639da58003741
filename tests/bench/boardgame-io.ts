import { Client } from 'boardgame.io/client'
import { handDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import { playInPlace } from '@/engine/kernel/play'
import { type Contestant, timed } from './measure'
import { mustEndAlike, type RecordedGame } from './recorded-game'

/**
 * The recorded game as moves of a boardgame.io client that calls the same rules on the drafts it hands out.
 * Its undo is switched off, which makes it faster: `play` keeps no history either. It freezes positions, as
 * it does by default.
 */
export function boardgameIo(rules: AnyGameRules, game: RecordedGame): Contestant {
  const name = 'boardgame.io client'
  const begin = () => {
    const client = Client<object>({
      game: {
        setup: () => structuredClone(game.initial),
        disableUndo: true,
        moves: {
          play: ({ G }, command: AnyCommand, values: readonly number[]) => {
            playInPlace(rules, G, command, handDice(values))
          },
        },
      },
      numPlayers: 2,
      debug: false,
    })
    client.start()
    return client
  }
  const run = (client: ReturnType<typeof begin>) => {
    for (const { command, values } of game.commands) client.moves.play?.(command, values)
    return client
  }
  mustEndAlike(game, run(begin()).getState()?.G ?? {}, name)
  return {
    name,
    unit: 'commands',
    lap() {
      const client = begin()
      const lap = timed(game.commands.length, () => run(client))
      client.stop()
      return lap
    },
  }
}
