import type { Json } from '@/engine/game'
import type { Position } from '../position'

/** A position in its file format; \`parsePosition\` gives the same position back (B-6). */
export function writePosition(_position: Position): Json {
  return null
}
