import type { Lesson } from '@/engine/lesson'
import { lessonOf } from '../writing/chapters'
import { LAND_TRIED, TURN } from './changing'
import { FIGHT_SHOWN, FIGHT_TRIED } from './fighting'
import { BOARD, CREATURES } from './looking'
import { WALK_SHOWN, WALK_TRIED } from './walking'
import { KING_TRIED, NEXT } from './winning'

/** Everything that a newcomer must know to sit down and play. */
export const FIRST_GAME: Lesson = lessonOf(
  {
    id: 'first-game',
    title: 'Your first game',
    summary: 'From zero to the enemy’s king hex in ten minutes.',
    minutes: 10,
  },
  [BOARD, CREATURES, WALK_SHOWN, WALK_TRIED, FIGHT_SHOWN, FIGHT_TRIED, TURN, LAND_TRIED, KING_TRIED, NEXT],
)
