import { counted } from '@/engine/basics/phrases'

/** The pages of the planner. */
export const PLANNER_PAGES = { attack: 'Attacks' } as const
export type PlannerPage = keyof typeof PLANNER_PAGES

export const PLANNER = {
  nothing: 'No enemy can be attacked.',
  fighters: 'Who goes there to fight',
  shooters: 'Who fires into it',
  tolls: 'Losses of the fight, casualties left to chance',
  toll: (west: number, east: number) => `West ${west}, East ${east}`,
  fire: (shots: number) => `Fire ${counted(shots, 'shot', 'shots')}`,
} as const
