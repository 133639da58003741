import { failed } from '@/engine/schema'
import type { Parsed } from '@/engine/refusal'
import type { Settings } from '../position'

/** The settings of a new game from what a form or a file says; all have a default. */
export function parseSettings(_json: unknown): Parsed<Settings> {
  return failed('', 'is not read yet')
}
