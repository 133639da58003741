import type { LogStep } from '@/engine/table'
import { heard, soundsOfStep, stepsHeard } from '@/table/motion/sounds'
import type { Sounding } from '@/widgets/sound/sound-player'
import type { Event } from '../../rules/events'

/** When fire and blades strike, after they were let loose. */
const FIRE_STRIKES = 0.34
const BLADES_STRIKE = 0.2
/** Until the carriers have reached for it. */
const REACHES = 0.1

/** What is heard of a step of the game: its dice, and what came of them. */
export function soundsOf(step: LogStep<Event>): readonly Sounding[] {
  return soundsOfStep(step, soundsOfEvent)
}

/** What is heard of one event. */
export function soundsOfEvent(event: Event): readonly Sounding[] {
  switch (event.type) {
    case 'moved':
      return [...stepsHeard(event.path.length), ...(event.wandTakenAt === null ? [] : heard('wand', REACHES))]
    case 'advanced':
    case 'leftValley':
    case 'orcPlaced':
    case 'summoned':
      return heard('step')
    case 'fireballResolved':
      return [...heard('fire'), ...(event.eliminated.length > 0 ? heard('fall', FIRE_STRIKES) : [])]
    case 'attackResolved':
      return [...heard('blades'), ...(event.eliminated.length > 0 ? heard('fall', BLADES_STRIKE) : [])]
    case 'hasteResolved':
      return heard('haste')
    case 'summonCast':
      return heard('summon')
    case 'hauntDestroyed':
      return heard('rubble')
    case 'wandFound':
      return heard('wand', REACHES)
    default:
      return []
  }
}
