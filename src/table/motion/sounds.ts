import type { LogStep } from '@/engine/table/table'
import type { Sounding } from '@/widgets/sound/sound-player'
import { type EventTypes, type Presentations, presentationOf } from '../events/presentation'

const STEP_SECONDS = 0.07
const MOST_STEPS = 6

/** What is heard of a step of the game: its dice and, so many seconds later, what came of them. */
export function soundsBy<T extends EventTypes>(presentations: Presentations<T>) {
  return ({ rolls, events }: LogStep<T['event']>, lag = 0): readonly Sounding[] => {
    const sounds = events.flatMap((event) => {
      const { hear = [] } = presentationOf(presentations, event)
      return typeof hear === 'function' ? hear(event) : hear
    })
    if (rolls.length === 0) return sounds
    return [...heard('dice'), ...sounds.map(({ sound, after }) => ({ sound, after: after + lag }))]
  }
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
