import { sharedState } from '@/widgets/shared-state'

/** What is open of the planner: a page, and on the tables the roll that was asked for. */
interface OpenPlanner<Page> {
  /** Null while it is closed. */
  readonly page: Page | null
  /** A roll of the log, by its id; null for the latest. */
  readonly roll: string | null
}

/** The planner of a game, opened from wherever at the table it is asked for. */
export interface PlannerDoor<Page> {
  readonly open: (page: Page, roll?: string | null) => void
  readonly close: () => void
  readonly use: () => OpenPlanner<Page>
}

/** A planner that is closed. */
export function plannerDoor<Page extends string>(): PlannerDoor<Page> {
  const closed: OpenPlanner<Page> = { page: null, roll: null }
  const { put, use } = sharedState(closed)
  return { open: (page, roll = null) => put({ page, roll }), close: () => put(closed), use }
}
