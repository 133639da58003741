import type { Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import type { Event } from '../events'
import type { State, Task } from '../state/state'

/** Where effects happen: the position to be written, the dice, and what has been told so far. */
export interface Scene {
  readonly draft: Draft<State>
  readonly dice: Dice
  readonly events: Event[]
}

export function tell(scene: Scene, ...events: readonly Event[]): void {
  scene.events.push(...events)
}

/** Puts tasks before all others, the first of them first. */
export function doNext({ draft }: Scene, ...tasks: readonly Task[]): void {
  draft.agenda.unshift(...(tasks as Draft<Task>[]))
}

/** Puts tasks behind all others. */
export function doLater({ draft }: Scene, ...tasks: readonly Task[]): void {
  draft.agenda.push(...(tasks as Draft<Task>[]))
}
