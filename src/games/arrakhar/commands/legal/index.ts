import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS } from '..'
import type { Position } from '../../state/position'

/** Commands that `play` accepts now; see each command for how plans of many parts are represented. */
export function legalCommands(position: Position): readonly Command[] {
  return legalOf(COMMANDS, position)
}
