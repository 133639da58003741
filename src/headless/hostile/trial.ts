import type { Random } from '@/engine/dice'
import { parseJson } from '@/engine/json'
import type { Parsed } from '@/engine/refusal'
import type { Door } from './doors'
import { MUTATIONS } from './mutations'

/** Something spoiled, brought to a door. */
export interface Trial {
  readonly mutation: string
  readonly text: string
}

/** The sample of a door, spoiled by each kind of mutation in turn. */
export function trialOf({ sample, around = asItIs }: Door, nth: number, random: Random): Trial {
  const names = Object.keys(MUTATIONS)
  const mutation = names[nth % names.length] ?? ''
  const text = JSON.stringify(sample)
  return { mutation, text: around(MUTATIONS[mutation]?.(text, random) ?? text) }
}

/** The sample of a door as it is brought there unspoiled. */
export function soundText({ sample, around = asItIs }: Door): string {
  return around(JSON.stringify(sample))
}

function asItIs(text: string): string {
  return text
}

/** What is read of a text at a door, as far as that is JSON. */
export function takenAt({ take }: Door, text: string): Parsed<string | undefined> {
  const json = parseJson(text)
  return json.ok ? take(json.value) : json
}

/** A refusal says where and what within this many letters. */
const LONGEST = 500
const MOST_TOLD = 1000

/** Why an outcome is neither a refusal that tells its place nor a game that opens; undefined if it is. */
export function faultOf(outcome: () => Parsed<string | undefined>): string | undefined {
  try {
    const taken = outcome()
    return (taken.ok ? taken.value : refusalFault(taken)) ?? pollution()
  } catch (thrown) {
    return `exception: ${thrown instanceof Error ? String(thrown.stack) : String(thrown)}`
  }
}

function refusalFault({ problems }: Extract<Parsed<never>, { ok: false }>): string | undefined {
  if (problems.length === 0) return 'a refusal without a problem'
  if (problems.length > MOST_TOLD) return `${problems.length} problems`
  const bad = problems.find(
    ({ path, message }) =>
      typeof path !== 'string' || path.length > LONGEST || message === '' || message.length > LONGEST,
  )
  return bad && `a problem told badly: ${JSON.stringify(bad).slice(0, LONGEST)}`
}

/** What every object and list has had since the program began. */
const INHERITED = [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((one) => ({
  one,
  keys: Object.getOwnPropertyNames(one).join(),
}))

function pollution(): string | undefined {
  const isChanged = INHERITED.some(({ one, keys }) => Object.getOwnPropertyNames(one).join() !== keys)
  return isChanged || 'polluted' in {} ? 'a prototype was changed' : undefined
}
