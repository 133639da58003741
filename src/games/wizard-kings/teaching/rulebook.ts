import { failed } from '@/engine/files/schema'
import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import { CLAUSES } from '../clauses'

/** The rules of Wizard Kings in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'wizard-kings',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf: () => failed('', 'cannot be shown: this rulebook has no pictures yet'),
})
