import type { Lesson } from '@/engine/lesson'
import { DRAGON } from './air/dragon'
import { FLIGHT } from './air/flight'
import { STORMS } from './air/storms'
import { DEMO_TURN } from './demo-turn'
import { BLUNT } from './fights/blunt'
import { MISSILES } from './fights/missiles'
import { POISON } from './fights/poison'
import { TARGETED } from './fights/targeted'
import { FIRST_GAME } from './first-game'
import { ANSWERING } from './magic/answering'
import { GRENADE } from './magic/grenade'
import { HALF_TURN } from './magic/half-turn'
import { ORDER } from './magic/order'
import { REPEATS } from './magic/repeats'
import { AIRSHIP } from './mounts/airship'
import { MOUNTS } from './mounts/mounts'
import { VEHICLES } from './mounts/vehicles'

/** The course, in order. */
export const LESSONS: readonly Lesson[] = [
  FIRST_GAME,
  FLIGHT,
  STORMS,
  TARGETED,
  BLUNT,
  POISON,
  MISSILES,
  MOUNTS,
  VEHICLES,
  AIRSHIP,
  GRENADE,
  HALF_TURN,
  ANSWERING,
  ORDER,
  REPEATS,
  DRAGON,
  DEMO_TURN,
]
