import type { Lesson } from '@/engine/lesson/lesson'
import { changedPath } from './changed-path'

/** What was changed in a draft while it is open. */
export interface DraftHistory {
  /** As it was before each change, the last one last. */
  readonly past: readonly Lesson[]
  /** What was taken back, the next one first. */
  readonly future: readonly Lesson[]
  /** Where it was changed last, and when, in milliseconds; null after a step back or forth. */
  readonly last: { readonly path: string; readonly at: number } | null
}

export const NO_HISTORY: DraftHistory = { past: [], future: [], last: null }

/** As many changes as can be taken back. */
const KEPT = 100
/** Who writes on after so short a pause still makes the same change, in milliseconds. */
const SAME_CHANGE = 1500
/** What is written letter by letter. */
const WRITTEN = /(?:^|\.)(?:title|summary|minutes|text|praise|dice|hints)$/

/** The history after a change at a time in milliseconds: what is written in one go is one change. */
export function afterChange(history: DraftHistory, before: Lesson, next: Lesson, at: number): DraftHistory {
  const path = changedPath(before, next).replace(/\.\d+$/, '')
  const { past, last } = history
  const isSame = last?.path === path && at - last.at < SAME_CHANGE && WRITTEN.test(path)
  return { past: isSame ? past : [...past, before].slice(-KEPT), future: [], last: { path, at } }
}

/** The history after the last change was taken back; undefined where there is none. */
export function afterUndo({ past, future }: DraftHistory, now: Lesson): Turned | undefined {
  const lesson = past.at(-1)
  return lesson && { lesson, history: { past: past.slice(0, -1), future: [now, ...future], last: null } }
}

/** The history after the last change taken back was made again; undefined where there is none. */
export function afterRedo({ past, future }: DraftHistory, now: Lesson): Turned | undefined {
  const [lesson, ...rest] = future
  return lesson && { lesson, history: { past: [...past, now], future: rest, last: null } }
}

interface Turned {
  readonly lesson: Lesson
  readonly history: DraftHistory
}
