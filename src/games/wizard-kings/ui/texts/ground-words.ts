import type { HexId } from '@/engine/kernel/hex'
import { mapOf } from '../../queries/blocks'
import { isCoastal, terrainIn } from '../../queries/ground'
import type { View } from '../../queries/view'
import type { City } from '../../tables/atlas'
import { SEATS, SEAT_NAMES } from '../../tables/seats'
import { holderOf } from '../board/holders'
import { TEXT } from './table-text'

/** What a hex is, in words: 'coastal forest, Aldermouth, port, 2 gold, controlled by North, North’s capital'. */
export function groundInWords(view: View, hex: HexId): string {
  const atlas = mapOf(view)
  const city = atlas.cityIn.get(hex)
  const capitalOf = SEATS.find((side) => city && view.seats[side].capitals?.includes(city.id))
  return [
    `${isCoastal(atlas, hex) ? `${TEXT.coastal} ` : ''}${terrainIn(atlas, hex)}`,
    ...(city ? [TEXT.city(city.name, city.gold, city.isPort), TEXT.controlled(holderName(view, city))] : []),
    ...(capitalOf ? [`${SEAT_NAMES[capitalOf]}’s ${TEXT.capital}`] : []),
    ...(atlas.henges.has(hex) ? [TEXT.henge] : []),
  ].join(', ')
}

function holderName(view: View, city: City): string | null {
  const holder = holderOf(view, city)
  return holder && SEAT_NAMES[holder]
}
