import type { Parsed } from '@/engine/kernel/refusal'

/** A case as it can be run: what it is called, and what is wrong with what comes of it; [] if nothing is. */
export interface RunnableCase {
  readonly id: string
  /** The clauses that it is about, joined by commas. */
  readonly clauses: string
  readonly title: string
  readonly faults: () => readonly string[]
}

/** Reads a file of cases in the form that a game's specification gives them. */
export type CaseReader = (json: unknown) => Parsed<readonly RunnableCase[]>

/** What a run makes of an exception: a fault like any other. */
export function guardedFaults(run: () => readonly string[]): readonly string[] {
  try {
    return run()
  } catch (thrown) {
    return [`it broke the program: ${thrown instanceof Error ? String(thrown.stack) : String(thrown)}`]
  }
}
