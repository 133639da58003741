import type { Json } from '@/engine/game'
import { sameData } from '@/engine/same-data'
import { isSetUp } from '../guards'
import type { Position } from '../position'
import { POSITION } from '../state'
import { numberedIn } from './numbering'

/** A position in its file format, terse: what has its default is left out (section 15). */
export function writePosition(position: Position): Json {
  const { wand, secrets, now } = position
  const { numbered, wandHaunt, ...file } = POSITION.write(position, {}) as Readonly<Record<string, Json>>
  // Where the wand is says in which haunt it is hidden, but for a set-up.
  const isInWand = wand.hidden && secrets.wandHaunt !== null && !isSetUp(now.segment)
  const follows = sameData(position.numbered, numberedIn(position))
  return {
    ...file,
    ...(isInWand ? { wand: { haunt: secrets.wandHaunt } } : wandHaunt !== undefined && { wandHaunt }),
    ...(numbered !== undefined && !follows && { numbered }),
  }
}
