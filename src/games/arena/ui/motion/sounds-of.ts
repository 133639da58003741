import type { LogStep } from '@/engine/table'
import { heard, soundsOfStep, stepsHeard } from '@/table/motion/sounds'
import type { Sounding } from '@/widgets/sound/sound-player'
import type { Event } from '../../rules/events'
import { isHarmful } from '../../queries/harm'

/** When a death is heard, after what brought it about. */
const FALLS = 0.2

/** What is heard of a step of the game: its dice, and what came of them. */
export function soundsOf(step: LogStep<Event>): readonly Sounding[] {
  return soundsOfStep(step, soundsOfEvent)
}

/** What is heard of one event. */
export function soundsOfEvent(event: Event): readonly Sounding[] {
  switch (event.type) {
    case 'walked':
    case 'flew':
      return stepsHeard(Math.max(1, event.path.length))
    case 'placed':
    case 'landed':
    case 'carried':
    case 'retreated':
    case 'mounted':
    case 'dismounted':
      return heard('step')
    case 'terrainChanged':
      return heard('rubble')
    case 'fired':
    case 'fought':
    case 'vehicleAttacked':
      return heard('blades')
    case 'tookEffect':
      return heard(isHarmful(event.source) ? 'fire' : 'haste')
    case 'created':
    case 'resurrected':
      return heard('summon')
    case 'died':
      return heard('fall', FALLS)
    default:
      return []
  }
}
