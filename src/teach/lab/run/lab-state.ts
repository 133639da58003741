import type { StoreApi } from 'zustand'
import type { Problem } from '@/engine/kernel/refusal'
import type { LabRun } from './lab-run'
import type { KeptRun } from './run-shelf'

/** What the page of the lab shows. */
export interface LabState {
  /** The run looked at; null before there is any. */
  readonly run: LabRun | null
  /** The runs kept in this browser, the last one first. */
  readonly kept: readonly KeptRun[]
  /** Whether the browser keeps what is finished. */
  readonly isKept: boolean
  /** What is wrong with a file that was to be opened. */
  readonly problems: readonly Problem[]
}

export type LabStore = StoreApi<LabState>

export const NO_RUN: LabState = { run: null, kept: [], isKept: true, problems: [] }
