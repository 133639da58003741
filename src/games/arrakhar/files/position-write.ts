import type { Json } from '@/engine/kernel/game'
import { sameData } from '@/engine/basics/same-data'
import { isSetUp } from '../queries/guards'
import type { Position } from '../state/position'
import { POSITION } from '../state/state'
import { numberedIn } from './numbering'

/** What files tell first and last, and in which order; all else is told as it is declared. */
const FIRST = [
  ...['game', 'rules', 'scenario', 'map', 'turn', 'side', 'segment', 'haunts', 'wand', 'units', 'pool'],
  ...['cast', 'haste'],
]
const LAST = ['numbered', 'drawOffer', 'ending', 'wandHaunt', 'designs', 'setUp']

/** A position in its file format, terse: what has its default is left out (section 15). */
export function writePosition(position: Position): Json {
  const { wand, secrets, now } = position
  const { numbered, wandHaunt, ...file } = POSITION.write(position, {}) as Readonly<Record<string, Json>>
  // Where the wand is says in which haunt it is hidden, but for a set-up.
  const isInWand = wand.hidden && secrets.wandHaunt !== null && !isSetUp(now.segment)
  const follows = sameData(position.numbered, numberedIn(position))
  const told = {
    ...file,
    ...(isInWand ? { wand: { haunt: secrets.wandHaunt } } : wandHaunt !== undefined && { wandHaunt }),
    ...(numbered !== undefined && !follows && { numbered }),
  }
  return Object.fromEntries(Object.entries(told).sort(([a], [b]) => placeOf(a) - placeOf(b)))
}

function placeOf(key: string): number {
  const place = FIRST.indexOf(key)
  return place < 0 ? FIRST.length + 1 + LAST.indexOf(key) : place
}
