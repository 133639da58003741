import type { HexId } from '@/engine/kernel/hex'
import type { Traits } from '../tables/vocabulary'
import { has, isA } from './filters'
import { isHomeAt, isOfClass, isOnMap, type OnGround } from './ground'

/** Whether something that is so could stay in a hex by itself (AM-9.3). */
export function canStayAs(state: OnGround, traits: Traits, home: string | null, hex: HexId): boolean {
  if (has(traits, 'flying')) return isOnMap(state, hex)
  if (isA(traits, 'Sea')) return isOfClass(state, hex, 'water')
  if (isA(traits, 'Site')) return isOfClass(state, hex, 'land') || isHomeAt(state, home, hex)
  return isOfClass(state, hex, 'land') || (has(traits, 'swimmer') && isOnMap(state, hex))
}
