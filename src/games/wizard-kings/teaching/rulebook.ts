import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import { CLAUSES } from '../clauses'

/** The rules of Wizard Kings in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'wizard-kings',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  // Its figures are told in the position format.
  sceneOf: (scene) => ({ ok: true, value: scene }),
})
