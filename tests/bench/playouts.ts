import type { AnyBot } from '@/engine/bot/bot'
import { copyOf } from '@/engine/basics/copy'
import { diceStateOf, handDice, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyGameRules } from '@/engine/kernel/game'
import type { AnyLabRules } from '@/engine/lab/lab-rules'
import { playInPlace } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { type Contestant, timed } from './measure'
import { newGameOf, type RecordedGame } from './recorded-game'

const ROLLOUTS = 20
/** How many moments of a game are thought about. */
const MOMENTS = 24

/** Whole random games in one thread, each to its end and its account. */
export function randomPlayouts(rules: AnyGameRules, lab: AnyLabRules, settings: unknown): Contestant {
  const start = newGameOf(rules, settings)
  const choices = seededRandom(1)
  const dice = seededDice(diceStateOf(1))
  return {
    name: 'random playouts on one core',
    unit: 'games',
    lap: () =>
      timed(1, () => {
        const position = copyOf(start)
        for (;;) {
          const command = rules.sampleCommand(position, choices)
          if (!command) break
          playInPlace(rules, position, command, dice)
        }
        lab.accountOf(position)
      }),
  }
}

/** A strong bot's thoughts at moments all through a game; counted are the commands it tries out. */
export function searchNodes(rules: AnyGameRules, bot: AnyBot, game: RecordedGame): Contestant {
  const moments = momentsOf(rules, game)
  const random = seededRandom(1)
  let next = 0
  return {
    name: 'search by a strong bot on one core',
    unit: 'nodes',
    lap() {
      const position = present(moments[next++ % moments.length], 'a moment of the game')
      const view = rules.viewOf(position, present(rules.askedSeat(position), 'a seat that is asked'))
      let nodes = 0
      const { seconds } = timed(0, () => {
        nodes = bot.think(view, 'strong', random, { rollouts: ROLLOUTS, isOver: () => false }).nodes
      })
      return { done: nodes, seconds }
    },
  }
}

/** Positions of a recorded game, evenly spread over it. */
function momentsOf(rules: AnyGameRules, { initial, commands }: RecordedGame): readonly object[] {
  const every = Math.max(1, Math.floor(commands.length / MOMENTS))
  const position = copyOf(initial)
  return commands.flatMap(({ command, values }, nth) => {
    const moment = nth % every === 0 ? [copyOf(position)] : []
    playInPlace(rules, position, command, handDice(values))
    return moment
  })
}
