import type { Random } from '@/engine/kernel/dice'
import type { Parsed } from '@/engine/kernel/refusal'
import { LONGEST_TOLD, MOST_PROBLEMS } from '@/engine/files/schema'
import type { UntrustedInput } from './untrusted-inputs'
import { pollution } from './prototypes'
import { LONGEST_STEP, type Watched, watched } from './watched'

/** Something spoiled, brought to a door. */
export interface Trial {
  readonly mutation: string
  readonly text: string
}

/** What came of a trial. */
export interface Outcome {
  readonly isRefused: boolean
  /** The longest step of reading, in milliseconds; see `watched`. */
  readonly longest: number
  /** Why it is neither a quick refusal that tells its place nor a game that opens; undefined if it is. */
  readonly fault: string | undefined
}

/** The sample of a door, spoiled by each kind of mutation in turn. */
export function trialOf({ sample, mutations }: UntrustedInput, nth: number, random: Random): Trial {
  const names = Object.keys(mutations)
  const mutation = names[nth % names.length] ?? ''
  return { mutation, text: mutations[mutation]?.(sample, random) ?? sample }
}

/** Brings a text to a door, and measures how long it keeps others waiting. */
export async function outcomeOf(
  { take }: UntrustedInput,
  text: string,
  watch: Watched = watched(),
): Promise<Outcome> {
  try {
    const taken = await take(text, watch.drive)
    const longest = watch.longest()
    const fault = (taken.ok ? taken.value() : refusalFault(taken)) ?? slowness(longest) ?? pollution()
    return { isRefused: !taken.ok, longest, fault }
  } catch (thrown) {
    const fault = `exception: ${thrown instanceof Error ? String(thrown.stack) : String(thrown)}`
    return { isRefused: false, longest: watch.longest(), fault }
  }
}

function slowness(longest: number): string | undefined {
  return longest > LONGEST_STEP
    ? `a step of ${longest.toFixed(1)} ms, more than ${LONGEST_STEP} ms`
    : undefined
}

/** Why a refusal does not tell its place in few words, if so. */
export function refusalFault({ problems }: Extract<Parsed<never>, { ok: false }>): string | undefined {
  if (problems.length === 0) return 'a refusal without a problem'
  if (problems.length > MOST_PROBLEMS) return `${problems.length} problems`
  const bad = problems.find(
    ({ path, message }) =>
      typeof path !== 'string' ||
      path.length > LONGEST_TOLD ||
      message === '' ||
      message.length > LONGEST_TOLD,
  )
  return bad && `a problem told badly: ${JSON.stringify(bad).slice(0, LONGEST_TOLD)}`
}
