import { sameData } from '@/engine/basics/same-data'
import type { AnyThought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import type { Decision } from './decisions'
import { type Choice, LEAST_LOSS, type Weighed } from './mistakes'
import { meanOf, type Samples } from './samples'

/** Who thinks and weighs, elsewhere than on the page, one thing at a time; undefined where it was stopped. */
export interface Judge {
  /** What a bot would do, with so many rollouts; with none the strong one decides by rules of thumb. */
  readonly think: (
    view: object,
    decider: 'easy' | 'strong',
    rollouts: number,
  ) => Promise<AnyThought | undefined>
  readonly weigh: (order: WeighOrder) => Promise<readonly Samples[] | undefined>
  /** Gives up what is under way. */
  readonly stop: () => void
}

/** What is weighed for the seat that a view belongs to, which must be asked in it. */
export interface WeighOrder {
  readonly view: object
  /** What is played first. */
  readonly commands: readonly AnyCommand[]
  /** Of each. */
  readonly tries: number
  /** The same seed gives the same worlds and dice. */
  readonly seed: number
  /** Told now and then of the share that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** A decision at a first look, and what it seems to have lost. */
interface Screened {
  readonly decision: Decision
  readonly loss: number
}

/** How far the search has come. */
export interface Found {
  readonly screened: readonly Screened[]
  /** The worst of them, once all have been screened, as far as they have been weighed closely. */
  readonly weighed: readonly Weighed[]
}

export const NOTHING_FOUND: Found = { screened: [], weighed: [] }

/** How a search goes on from what was found, and who hears of it. */
interface Course {
  readonly known: Found
  readonly isOver: () => boolean
  readonly onFound: (found: Found) => void
}

/** The first look has dice of its own: what looked worst by chance is weighed anew by others. */
const FIRST_LOOK = { tries: 10, seed: 1 } as const
const CLOSE_LOOK = { tries: 60, seed: 2 } as const
/** Rollouts by which the bot finds its answer. */
const ANSWER_ROLLOUTS = 300
/** How many are weighed closely, and of one segment. */
const FINALISTS = 8
const OF_A_SEGMENT = 2

/** Looks at all decisions and closely at the worst; all of it has been found once it ends without having been over. */
export async function findMistakes(
  judge: Judge,
  decisions: readonly Decision[],
  { known, isOver, onFound }: Course,
): Promise<void> {
  let found = known
  const keep = (change: Partial<Found>) => {
    found = { ...found, ...change }
    onFound(found)
  }
  for (const decision of decisions.slice(found.screened.length)) {
    const screened = await screen(judge, decision)
    if (!screened || isOver()) return
    keep({ screened: [...found.screened, screened] })
  }
  for (const decision of finalistsOf(found).slice(found.weighed.length)) {
    const weighed = await weighClosely(judge, decision)
    if (!weighed || isOver()) return
    keep({ weighed: [...found.weighed, weighed] })
  }
}

/** Those that are worth a close look, the worst first. */
export function finalistsOf({ screened }: Pick<Found, 'screened'>): readonly Decision[] {
  const counts = new Map<string, number>()
  return screened
    .filter(({ loss }) => loss >= LEAST_LOSS / 2)
    .toSorted((one, other) => other.loss - one.loss)
    .map(({ decision }) => decision)
    .filter(({ segment }) => {
      const count = counts.get(segment) ?? 0
      counts.set(segment, count + 1)
      return count < OF_A_SEGMENT
    })
    .slice(0, FINALISTS)
}

async function screen(judge: Judge, decision: Decision): Promise<Screened | undefined> {
  const { view, played } = decision
  const [rather] = (await judge.think(view, 'strong', 0))?.commands ?? []
  if (!rather) return undefined
  if (sameData(rather, played)) return { decision, loss: 0 }
  const weighed = await judge.weigh({ view, commands: [played, rather], ...FIRST_LOOK })
  if (!weighed) return undefined
  const [before = [], after = []] = weighed
  return { decision, loss: meanOf(after) - meanOf(before) }
}

async function weighClosely(judge: Judge, decision: Decision): Promise<Weighed | undefined> {
  const { view, played } = decision
  const thoughts: AnyThought[] = []
  for (const [decider, rollouts] of [
    ['strong', ANSWER_ROLLOUTS],
    ['strong', 0],
    ['easy', 0],
  ] as const) {
    const thought = await judge.think(view, decider, rollouts)
    if (!thought) return undefined
    const isNew = ![played, ...thoughts.flatMap(firstOf)].some((one) => sameData(one, thought.commands[0]))
    if (isNew) thoughts.push(thought)
  }
  const commands = [played, ...thoughts.flatMap(firstOf)]
  const weighed = await judge.weigh({ view, commands, ...CLOSE_LOOK })
  if (!weighed) return undefined
  const [before = [], ...others] = weighed
  const choices = thoughts.map((thought, nth): Choice => ({ thought, samples: others[nth] ?? [] }))
  const [answer] = choices.toSorted((one, other) => meanOf(other.samples) - meanOf(one.samples))
  // Who thinks of nothing else takes what was played for the best.
  const own = { commands: [played], chance: meanOf(before), reasons: [], nodes: 0 }
  return { decision, played: before, answer: answer ?? { thought: own, samples: before }, thoughts }
}

/** A command that is tried in place of the one that was played. */
interface Attempt {
  readonly command: AnyCommand
  /** Told now and then of the share that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** What a command comes to, comparable with all that the close look told; undefined where it was stopped. */
export async function weighTry(
  judge: Judge,
  { decision: { view, played: was }, played, answer }: Weighed,
  { command, onProgress }: Attempt,
): Promise<Samples | undefined> {
  if (sameData(command, was)) return played
  if (sameData(command, answer.thought.commands[0])) return answer.samples
  const weighed = await judge.weigh({ view, commands: [command], ...CLOSE_LOOK, onProgress })
  return weighed?.[0]
}

function firstOf({ commands }: AnyThought): readonly AnyCommand[] {
  return commands.slice(0, 1)
}
