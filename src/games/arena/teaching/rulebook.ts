import { rulebookOf } from '@/engine/rulebook-read'
import { CLAUSES } from '../content/clauses'
import { sceneOf } from './lessons/scene'

/** The rules of Arena in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'arena',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf,
})
