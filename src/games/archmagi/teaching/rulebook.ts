import { failed } from '@/engine/files/schema'
import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import { CLAUSES } from '../clauses'

/** The rules of Archmagi in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'archmagi',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf: () => failed('', 'scenes of Archmagi cannot be read yet; leave the figure out'),
})
