import type { Lesson } from '@/engine/lesson'
import { lessonOf } from '../writing/chapters'
import { AROUND_THE_CORNER, BOTH_HANDS, FIRE_OPENS } from './burning'
import { BY_A_HAIR, CHANGE_PLACES, ONE_HINGE, TWO_CASTINGS } from './marching'
import { HALF_A_STACK, NO_ESCAPE, PURE, SAVE_THE_SORCERERS, SHUT_THE_GATE } from './striking'

/** Twelve tactical puzzles; whatever the rules allow and brings about the goal is an answer. */
export const PUZZLES: Lesson = lessonOf(
  {
    id: 'puzzles',
    title: 'A dozen puzzles',
    summary: 'Win the wand out, shut a gate, find the attack that cannot fail.',
    minutes: 25,
  },
  [
    HALF_A_STACK,
    PURE,
    CHANGE_PLACES,
    FIRE_OPENS,
    BY_A_HAIR,
    NO_ESCAPE,
    ONE_HINGE,
    AROUND_THE_CORNER,
    TWO_CASTINGS,
    BOTH_HANDS,
    SAVE_THE_SORCERERS,
    SHUT_THE_GATE,
  ],
)
