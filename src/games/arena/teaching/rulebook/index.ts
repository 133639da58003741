import { rulebookOf } from '@/engine/rulebook-read'
import { CLAUSES } from '../../content/clauses'
import { sceneOf } from '../scene'

/** The rules of Arena in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'arena',
  files: import.meta.glob('./*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf,
  facts: {},
})
