import { sayOf } from '@/engine/kernel/words'
import { type Command, COMMANDS } from '@/games/arrakhar/commands'
import type { View } from '@/games/arrakhar/rules/view'
import { namesOf } from '@/games/arrakhar/ui/hints/command-names'
import { drawingsOf } from '@/games/arrakhar/ui/hints/plan-drawings'
import { plannedFrom } from '@/games/arrakhar/ui/hints/planned'
import { drawingInWords } from '@/board/drawings/drawing-words'

/** A plan in words, command by command. */
export function words(view: View, ...commands: readonly Command[]): readonly string[] {
  return plannedFrom(view, commands).map(({ command, table }) =>
    sayOf(COMMANDS, namesOf(table), table, command),
  )
}

/** What a plan draws, each drawing in words. */
export function drawn(view: View, ...commands: readonly Command[]): readonly string[] {
  return drawingsOf(plannedFrom(view, commands)).map(drawingInWords)
}
