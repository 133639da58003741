import { listed } from '@/engine/declare/kinds'
import type { Json } from '@/engine/game'
import { rulebookOf } from '@/engine/rulebook-read'
import { sceneOf, word } from '@/engine/scene-words'
import { CLAUSES } from '../../clauses'
import { TURNS } from '../../tables/units'

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

/** The rules of __Name__ in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: '__id__',
  files: import.meta.glob('./*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  scene: sceneOf(listed(word), (units) => scene(...units)),
})
