import { listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { typeName } from '../../queries/names'
import type { View } from '../../queries/view'
import { SEAT_NAMES } from '../../tables/seats'
import { BOARD_TEXT } from './board-text'

/** Who stands in a hex, in a few words: 'Crimson: Wizard and Yeomen', 'Azure: 3 units'. */
export function stacksInWords(view: View, hex: HexId): string {
  const texts = view.stacks
    .filter((stack) => stack.hex === hex)
    .map(({ owner, count }) => {
      const seen = view.units.filter((unit) => unit.hex === hex && unit.seat === owner)
      const hidden = count - seen.length
      const names = seen.map(({ type }) => typeName(type))
      return `${SEAT_NAMES[owner]}: ${listed(hidden > 0 ? [...names, BOARD_TEXT.units(hidden)] : names)}`
    })
  return texts.join('; ')
}
