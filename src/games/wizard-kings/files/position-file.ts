import { copyOf } from '@/engine/basics/copy'
import { givenIn, referenceFaults } from '@/engine/declare/reading'
import { MOST_PROBLEMS } from '@/engine/files/schema'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import { mapOf } from '../queries/blocks'
import { boardFaults, faultsIn } from '../queries/faults'
import { STATE, type State } from '../state/state'
import { OFF_MAP } from '../state/vocabulary'

/** Far more than any position holds; what has more is not looked into. */
const MOST = { depth: 12, values: 20_000 }

/** A position of the right shape, though its parts may not fit together: for whoever still works on it. */
export function draftOf(json: unknown): Parsed<State> {
  const read = givenIn(STATE, json, MOST)
  // With lists of its own in every part: what goes unsaid is read as the same empty list everywhere.
  return read.ok ? { ok: true, value: copyOf(read.value) } : read
}

/** A position from its file; every fault is told with its path and what would be right. */
export function parsePosition(json: unknown): Parsed<State> {
  const read = draftOf(json)
  if (!read.ok) return read
  const state = read.value
  const onBoards = boardFaults(state)
  const misfits = onBoards.length > 0 ? onBoards : misfitsIn(state)
  const problems = misfits.length > 0 ? misfits : faultsIn(state)
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
  return read
}

/** Hexes that the map has not, and blocks that are named but not there. */
function misfitsIn(state: State) {
  const { field } = mapOf(state)
  const isHex = (hex: string) => field.indexOf(hex) >= 0
  const missing = (hex: string) => ({ message: `must be on the map, which has no ${hex}` })
  return referenceFaults(STATE, state, {
    hex: (hex) => (isHex(hex) ? undefined : missing(hex)),
    origin: (hex) => (hex === 'edge' || isHex(hex) ? undefined : missing(hex)),
    spot: (spot) => (OFF_MAP.some((one) => one === spot) || isHex(spot) ? undefined : missing(spot)),
  })
}

/** A position in its file format; `parsePosition` gives the same position back. */
export function writePosition(state: State): Json {
  return STATE.write(state, {}) ?? {}
}
