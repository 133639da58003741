import type { Json } from '@/engine/kernel/game'
import { problemsText } from '@/engine/kernel/refusal'
import type { Phase } from '@/games/arena/state/position'
import { sceneOf } from '@/games/arena/teaching/lessons/scene'

/** A position of Arena, told as lessons tell theirs: 'west ogre C5 from C4'. */
export function scene(
  phase: Phase,
  creatures: readonly string[],
  more: Readonly<Record<string, Json>> = {},
): Json {
  const position = sceneOf({ phase, creatures, ...more })
  if (!position.ok) throw new Error(problemsText(position.problems))
  return position.value
}
