import { failed } from '@/engine/schema'
import type { Parsed } from '@/engine/refusal'
import type { Position } from '../position'

/** A position from its file format; every fault is told with its path and what would be right (B-6). */
export function parsePosition(_json: unknown): Parsed<Position> {
  return failed('', 'is not read yet')
}
