import { useSyncExternalStore } from 'react'
import type { PlannerPage } from '../../content/planner-text'
import type { View } from '../../rules/view'

/** What is open of the planner: a page, and on the tables the roll that was asked for. */
export interface Shelf {
  /** Null while it is closed. */
  readonly page: PlannerPage | null
  /** A roll of the log, by its id; null for the latest. */
  readonly roll: string | null
}

const CLOSED: Shelf = { page: null, roll: null }

let shelf = CLOSED
const listeners = new Set<() => void>()

function put(next: Shelf): void {
  shelf = next
  for (const listener of listeners) listener()
}

/** Opens a page of the planner, from wherever at the table it is asked for. */
export function openPlanner(page: PlannerPage, roll: string | null = null): void {
  put({ page, roll })
}

/** Closes the planner. */
export function closePlanner(): void {
  put(CLOSED)
}

/** What is open of the planner. */
export function useShelf(): Shelf {
  return useSyncExternalStore(subscribe, () => shelf)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page that belongs to the segment at hand. */
export function pageOf({ now }: View): PlannerPage {
  return now.segment === 'haste' || now.segment === 'fireball' ? now.segment : 'combat'
}
