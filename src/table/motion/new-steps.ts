import type { LogStep } from '@/engine/table/table'

/** Tells the steps that a log has gained; what was taken back and put in force again is not new. */
export class NewSteps<Event> {
  private readonly seen: WeakSet<LogStep<Event>>
  private last: number

  /** What stands in the log when one sits down is old. */
  constructor(log: readonly LogStep<Event>[]) {
    this.seen = new WeakSet(log)
    this.last = log.at(-1)?.number ?? 0
  }

  /** The steps gained since the log was last looked at, oldest first. */
  in(log: readonly LogStep<Event>[]): readonly LogStep<Event>[] {
    const from = log.findLastIndex(({ number }) => number <= this.last) + 1
    const gained = log.slice(from).filter((step) => !this.seen.has(step))
    for (const step of gained) this.seen.add(step)
    this.last = log.at(-1)?.number ?? 0
    return gained
  }
}
