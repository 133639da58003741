import type { AnyThought } from '@/engine/bot/bot'
import type { Decision } from './decisions'
import { comparisonOf, isSure, type Samples } from './samples'

/** What might be played, and what that is worth. */
export interface Choice {
  /** Its first command is what is weighed. */
  readonly thought: AnyThought
  readonly samples: Samples
}

/** A decision beside what the bot would rather have done. */
export interface Weighed {
  readonly decision: Decision
  /** What that came to which was played. */
  readonly played: Samples
  /** What came to most of all that the bot thought of. */
  readonly answer: Choice
  /** What it thought of, the answer among it. */
  readonly thoughts: readonly AnyThought[]
}

/** How many are looked at. */
const MOST = 5
/** Who loses less has made no mistake. */
export const LEAST_LOSS = 0.08
/** Of one segment there is a second where both lost so much. */
const LARGE_LOSS = 0.2

/**
 * The decisions that lost most, in order of the game, at most five. A loss is what the answer of the bot comes to beyond what
 * was played: both are played on from the same moment, each time in the same world that the side could not tell from the
 * true one and with the same dice, so that neither the dice that fell nor what nobody could know makes a mistake. What
 * may be chance, at twice the standard error, is none. It is measured by what the bot takes for good play some turns
 * ahead, and blind to all that it does not see.
 */
export function chooseMistakes(weighed: readonly Weighed[]): readonly Weighed[] {
  const chosen: Weighed[] = []
  const worstFirst = weighed.filter(isMistake).toSorted((one, other) => lossOf(other) - lossOf(one))
  for (const one of worstFirst) {
    if (chosen.length === MOST) break
    const isAlone = chosen.every(({ decision }) => decision.segment !== one.decision.segment)
    if (isAlone || lossOf(one) >= LARGE_LOSS) chosen.push(one)
  }
  return chosen.toSorted((one, other) => one.decision.at - other.decision.at)
}

function isMistake({ answer, played }: Weighed): boolean {
  const loss = comparisonOf(answer.samples, played)
  return loss.by >= LEAST_LOSS && isSure(loss)
}

/** The chance to win that a decision lost, from 0 to 1. */
export function lossOf({ answer, played }: Pick<Weighed, 'answer' | 'played'>): number {
  return comparisonOf(answer.samples, played).by
}

/** What is said of a try. */
export interface Verdict {
  /** Beside what was played. */
  readonly beside: 'better' | 'same' | 'worse'
  /** Whether it is about as good as the answer of the bot, or better. */
  readonly isBest: boolean
}

/** Smaller differences are none. */
const LEAST_DIFFERENCE = 0.03

/** What is to be said of something else that was tried in a decision. */
export function verdictOf(tried: Samples, { played, answer }: Weighed): Verdict {
  const gain = comparisonOf(tried, played)
  const lack = comparisonOf(answer.samples, tried)
  const tells = ({ by, error }: typeof gain) => Math.abs(by) >= LEAST_DIFFERENCE && isSure({ by, error })
  const beside = !tells(gain) ? 'same' : gain.by > 0 ? 'better' : 'worse'
  return { beside, isBest: beside === 'better' && (lack.by <= 0 || !tells(lack)) }
}
