import type { Random } from '../kernel/dice'
import type { AnyCommand } from '../kernel/game'
import type { Bot, Budget, Reason } from './bot'
import type { BotModel } from './bot-thinker'

/**
 * How plans are weighed against each other: each is played on to the same end, time and again, in a world of its own that
 * the view allows. The nth try of every plan has the same world and the same dice, so that luck strikes all alike.
 */
export function weigherOf<View extends object, Position extends object, Command extends AnyCommand>({
  suppose,
  rollOut,
}: Pick<BotModel<View, Position, Command, Reason>, 'suppose' | 'rollOut'>): Bot<
  View,
  Command,
  Reason
>['weigh'] {
  return (view, plans, random: Random, { rollouts, isOver, onProgress }: Budget) => {
    const chances = plans.map((): number[] => [])
    const tries = Math.floor(rollouts / Math.max(1, plans.length))
    for (let nth = 0; nth < tries && !isOver(); nth++) {
      const world = suppose(view, random)
      const seed = random.below(2 ** 30)
      plans.forEach((plan, one) => chances[one]?.push(rollOut(world, plan, world, seed).chance))
      onProgress?.((nth + 1) / tries)
    }
    return chances
  }
}
