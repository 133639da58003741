import type { Json } from '@/engine/kernel/game'
import { listAt } from '@/engine/files/json-look'
import type { Parsed } from '@/engine/kernel/refusal'
import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import type { Fields } from '@/engine/rulebook/short-forms'
import { CLAUSES } from '../clauses'
import { TURNS } from '../tables/units'

/** A moment of North’s third turn; units in words: 'north-1 0302'. */
export function scene(...words: readonly string[]): Json {
  const units = words.map((unit) => {
    const [id = '', hex = ''] = unit.split(' ')
    return { id, seat: id.split('-')[0] ?? '', hex, stance: 'ready' }
  })
  const crowns = { north: 'north-1', south: 'south-1' }
  const settings = { turnLimit: TURNS.usual }
  return { settings, stage: 'move', turn: 5, active: 'north', units, crowns, ending: null }
}

/** The same as files tell it: `units: [north-1 0302]`. */
export function sceneOf(told: Fields): Parsed<Json> {
  return { ok: true, value: scene(...listAt(told, 'units').map(String)) }
}

/** The rules of __Name__ in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: '__id__',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf,
})
