import type { Drive } from '@/engine/basics/cooperative'

/** Milliseconds for which reading may keep a page from answering, whatever is read. */
export const LONGEST_STEP = 100

/** Milliseconds since some moment. */
export interface Clock {
  /** That have passed. */
  readonly passed: () => number
  /** That this process has worked, all its threads together. */
  readonly worked: () => number
}

const CLOCK: Clock = {
  passed: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/** Does work that pauses and measures what lies between two pauses. */
export interface Watched {
  readonly drive: Drive
  /** The longest step so far, in milliseconds. */
  readonly longest: () => number
}

/**
 * Measures steps by the smaller of the time that passed and the time that the process worked. Both are at least
 * what the step itself worked: other programs do not count, and other threads of this one little.
 */
export function watched({ passed, worked }: Clock = CLOCK): Watched {
  let longest = 0
  const measured = <Result>(step: () => Result): Result => {
    const [passedBefore, workedBefore] = [passed(), worked()]
    const result = step()
    longest = Math.max(longest, Math.min(passed() - passedBefore, worked() - workedBefore))
    return result
  }
  return {
    drive: (work) => {
      let next = measured(() => work.next())
      while (!next.done) next = measured(() => work.next())
      return Promise.resolve(next.value)
    },
    longest: () => longest,
  }
}
