import { quantile } from '../measure'

const LONG_FRAME_MS = 25
const MOST_LONG_FRAMES = 0.05
/** Columns of what is measured, and of the figure. */
const WHAT = 64
const FIGURE = 44

let missed = 0

/** Prints a figure beside its budget. */
export function report(what: string, figure: string, budget: string, met: boolean): void {
  if (!met) missed += 1
  process.stdout.write(`${what.padEnd(WHAT)}${figure.padEnd(FIGURE)}${met ? 'met' : 'MISSED'} (${budget})\n`)
}

/** Whether any budget was missed. */
export function anyMissed(): boolean {
  return missed > 0
}

/** Prints how long something took, with the most that its median may be. */
export function reportTimes(what: string, times: readonly number[], budget: number): void {
  const median = quantile(times, 0.5)
  const figure = `median ${median.toFixed(1)} ms, 90% ${quantile(times, 0.9).toFixed(1)} ms, n ${times.length}`
  report(what, figure, `median ${budget} ms`, median <= budget)
}

/** What frames have to be: 60 a second with few long ones, or no fewer than 30. */
export type FrameBudget = 60 | 30

/** A second's share, as frames are stamped. */
const FRAME_MS: Readonly<Record<FrameBudget, number>> = { 60: 16.9, 30: 33.5 }

/** Prints how long frames took. */
export function reportFrames(what: string, frames: readonly number[], budget: FrameBudget): void {
  const median = quantile(frames, 0.5)
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length / frames.length
  const figure = `median ${median.toFixed(1)} ms, ${(long * 100).toFixed(1)}% over ${LONG_FRAME_MS} ms, n ${frames.length}`
  const isSteady = budget === 30 || long <= MOST_LONG_FRAMES
  const few = budget === 60 ? `, ${MOST_LONG_FRAMES * 100}% long at most` : ''
  report(what, figure, `${budget} frames/s${few}`, median <= FRAME_MS[budget] && isSteady)
}
