import type { LogStep } from '@/engine/table'
import type { Sounding } from '@/widgets/sound/sound-player'

const STEP_SECONDS = 0.07
const MOST_STEPS = 6

/** What is heard of a step of the game: its dice, and what came of them. */
export function soundsOfStep<Event>(
  { rolls, events }: Pick<LogStep<Event>, 'rolls' | 'events'>,
  soundsOf: (event: Event) => readonly Sounding[],
): readonly Sounding[] {
  const dice: readonly Sounding[] = rolls.length > 0 ? [{ sound: 'dice', after: 0 }] : []
  return [...dice, ...events.flatMap(soundsOf)]
}

/** One sound, some seconds later. */
export function heard(sound: Sounding['sound'], after = 0): readonly Sounding[] {
  return [{ sound, after }]
}

/** The steps of a march, one after the other; of a long one only the first. */
export function stepsHeard(count: number): readonly Sounding[] {
  return Array.from({ length: Math.min(count, MOST_STEPS) }, (_, nth) => ({
    sound: 'step' as const,
    after: nth * STEP_SECONDS,
  }))
}
