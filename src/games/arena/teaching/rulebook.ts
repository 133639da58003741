import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import { CLAUSES } from '../clauses'
import { sceneOf } from './lessons/scene'

/** The rules of Arena in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'arena',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf,
})
