import { type Kind, printedOf } from '../../tables/kinds'
import { TYPES } from '../../tables/terrain'

/** A label in words: 'A2, 3 steps, moves 2, forest folk' (CP-3). */
export function labelText(kind: Kind): string {
  const { letter, hit, steps, move, type, class: what } = printedOf(kind)
  const rating = `${letter}${hit ?? '+'}`
  if (what === 'castle') return `${rating}, ${steps} steps`
  return `${rating}, ${steps} steps, moves ${move}, ${TYPES[type].name.toLowerCase()}`
}
