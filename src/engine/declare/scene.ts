import type { Draft } from 'immer'
import type { Dice } from '../kernel/dice'

/** Where what a command sets going happens: the position to be written, the dice, and what has been told so far. */
export interface SceneOf<Position, Event> {
  readonly draft: Draft<Position>
  readonly dice: Dice
  readonly events: Event[]
}

/** Tells what has happened. */
export function tell<Event>(scene: { readonly events: Event[] }, ...events: readonly Event[]): void {
  scene.events.push(...events)
}

/** Carries something out, and says what has happened. */
export function happen<Position, Event>(
  { draft, dice }: Pick<SceneOf<Position, Event>, 'draft' | 'dice'>,
  ...deeds: readonly ((scene: SceneOf<Position, Event>) => void)[]
): readonly Event[] {
  const scene: SceneOf<Position, Event> = { draft, dice, events: [] }
  for (const deed of deeds) deed(scene)
  return scene.events
}
