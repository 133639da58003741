import type { AnyThought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import type { Judge, WeighOrder } from '@/teach/mistakes/finding'

/** What a stand-in judge thinks and what its commands are worth. */
interface Opinion {
  readonly thoughts: Partial<Record<'easy' | 'strong', AnyCommand>>
  /** The chance that each command comes to, by its type; one half of any other. */
  readonly worth: Readonly<Record<string, number>>
}

/** A judge of firm opinions, and what it was asked to weigh. */
export function standInJudge({
  thoughts,
  worth,
}: Opinion): Judge & { readonly asked: readonly WeighOrder[] } {
  const asked: WeighOrder[] = []
  const thoughtOf = (command: AnyCommand | undefined): AnyThought => ({
    commands: command ? [command] : [],
    chance: 0.5,
    reasons: [],
    nodes: 1,
  })
  return {
    asked,
    think: (_view, decider) => Promise.resolve(thoughtOf(thoughts[decider])),
    weigh(order) {
      asked.push(order)
      order.onProgress?.(1)
      const { commands, tries } = order
      return Promise.resolve(
        commands.map(({ type }) => Array.from({ length: tries }, () => worth[type] ?? 0.5)),
      )
    },
    stop: () => undefined,
  }
}
