import { listed } from '@/engine/basics/phrases'
import type { AnyCommand } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'
import type { LogStep, Story, StoryOrder } from '@/engine/table/table'
import {
  diceIn,
  type EventTypes,
  hexesOf,
  meaningOf,
  type Presentations,
  presentationOf,
} from '../events/presentation'
import type { HintWays } from '../hints/Hints'
import { presentedLinesBy } from '../log/sentences'

/** What a game says so that it can be told. */
interface StoryWords<T extends EventTypes, View extends T['table']> extends Pick<
  Story<View>,
  'momentOf' | 'momentAfter'
> {
  readonly namesIn: (view: View, log: readonly LogStep<T['event']>[]) => T['names']
  /** How its commands are read and drawn before they are given. */
  readonly ways: Pick<HintWays<View, AnyCommand>, 'hintOf'>
}

/** How a game is told step by step: its moments by its own words, what happened by how its events are presented. */
export function storyBy<T extends EventTypes, View extends T['table']>(
  presentations: Presentations<T>,
  { namesIn, ways, momentOf, momentAfter }: StoryWords<T, View>,
): Story<View> {
  const linesOf = presentedLinesBy(presentations)
  return {
    momentOf,
    momentAfter,
    isOnward: (events) =>
      events.every((event) => presentationOf(presentations, event).belongsTo === 'course'),
    // The moment stands above the sentences already.
    said: (step, view) =>
      linesOf(step, namesIn(view, [step]))
        .filter(({ kind }) => kind !== 'heading')
        .map(({ text }) => text),
    thrown(step, view) {
      const names = namesIn(view, [step])
      const thrown = diceIn(presentations, step)
      return step.events.flatMap((event: T['event'], nth) => {
        const faces = thrown[nth] ?? []
        if (faces.length === 0) return []
        const { clause, draws } = presentationOf(presentations, event)
        return {
          faces,
          means: draws ? '' : meaningOf(presentations, event, names),
          clause: typeof clause === 'function' ? clause(event) : clause,
        }
      })
    },
    orderOf: (command, view) => orderBy(ways, command, view),
    hexesOf: (step, before) => step.events.flatMap((event) => hexesTouched(presentations, event, before)),
  }
}

/** A command as a hint tells it, with its way where it has one. */
export function orderBy<View extends object>(
  ways: Pick<HintWays<View, AnyCommand>, 'hintOf'>,
  command: AnyCommand,
  view: View,
): StoryOrder {
  const { lines, drawings } = ways.hintOf(view, { commands: [command], chance: 0, reasons: [], nodes: 0 })
  const words = lines.join('')
  const way = wayOf(command)
  return way.length < 2
    ? { words, drawings }
    : { words: `${words}, by way of ${listed(way.slice(0, -1))}`, drawings: alongWay(way, drawings) }
}

/** Commands call the hexes that they enter one after another by this name, which their common type does not say. */
function wayOf(command: AnyCommand): readonly HexId[] {
  return 'path' in command && Array.isArray(command.path) ? (command.path as readonly HexId[]) : []
}

/** One arrow from beginning to end becomes one for each step of the way. */
function alongWay(way: readonly HexId[], drawings: readonly Drawing[]): readonly Drawing[] {
  return drawings.flatMap((drawing) =>
    drawing.kind === 'arrow'
      ? way.map((to, nth): Drawing => ({ ...drawing, from: way[nth - 1] ?? drawing.from, to }))
      : [drawing],
  )
}

function hexesTouched<T extends EventTypes>(
  presentations: Presentations<T>,
  event: T['event'],
  before: T['table'],
): readonly HexId[] {
  const { arrow } = presentationOf(presentations, event)
  const { from, to } = arrow?.(event, before, []) ?? { from: [], to: undefined }
  return [...hexesOf(presentations, event), ...from, to].filter((hex) => hex !== undefined)
}
