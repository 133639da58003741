import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import { CLAUSES } from '../clauses'
import { sceneOf } from './lessons/scene'

/** The rules of Archmagi in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'archmagi',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf,
})
