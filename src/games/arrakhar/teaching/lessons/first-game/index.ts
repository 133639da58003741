import type { Lesson } from '@/engine/lesson'
import { lessonOf } from '../writing/chapters'
import { ATTACK_SHOWN, ATTACK_TRIED, FIRE_SHOWN, FIRE_TRIED } from './fighting'
import { SIDES, VALLEY } from './looking'
import { MOVE_SHOWN, MOVE_TRIED } from './moving'
import { SUMMONING_SHOWN, SUMMONING_TRIED, TURN } from './summoning'
import { NEXT, PHASE_TRIED, WAND_SHOWN, WAND_TRIED } from './winning'

/** Everything that a newcomer must know to sit down and play. */
export const FIRST_GAME: Lesson = lessonOf(
  {
    id: 'first-game',
    title: 'Your first game',
    summary: 'From zero to your first win in ten minutes.',
    minutes: 10,
  },
  [
    VALLEY,
    SIDES,
    MOVE_SHOWN,
    MOVE_TRIED,
    FIRE_SHOWN,
    FIRE_TRIED,
    ATTACK_SHOWN,
    ATTACK_TRIED,
    TURN,
    SUMMONING_SHOWN,
    SUMMONING_TRIED,
    WAND_SHOWN,
    WAND_TRIED,
    PHASE_TRIED,
    NEXT,
  ],
)
