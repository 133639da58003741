import type { Command } from '@/games/arrakhar/rules/commands'
import type { View } from '@/games/arrakhar/rules/view'
import { commandInWords } from '@/games/arrakhar/ui/hints/command-words'
import { drawingsOf } from '@/games/arrakhar/ui/hints/plan-drawings'
import { plannedFrom } from '@/games/arrakhar/ui/hints/planned'
import { drawingInWords } from '@/board/drawings/drawing-words'

/** A plan in words, command by command. */
export function words(view: View, ...commands: readonly Command[]): readonly string[] {
  return plannedFrom(view, commands).map((planned) => commandInWords(view, planned))
}

/** What a plan draws, each drawing in words. */
export function drawn(view: View, ...commands: readonly Command[]): readonly string[] {
  return drawingsOf(view, plannedFrom(view, commands)).map(drawingInWords)
}
