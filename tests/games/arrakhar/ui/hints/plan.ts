import { drawingInWords } from '@/board/drawings/drawing-words'
import type { Command } from '@/games/arrakhar/commands'
import type { View } from '@/games/arrakhar/state/view'
import { HINT_WAYS } from '@/games/arrakhar/ui/hints/hint-ways'

const hintOf = (view: View, commands: readonly Command[]) =>
  HINT_WAYS.hintOf(view, { commands, chance: 0.5, reasons: [], nodes: 1 })

/** A plan in words, command by command. */
export function words(view: View, ...commands: readonly Command[]): readonly string[] {
  return hintOf(view, commands).lines
}

/** What a plan draws, each drawing in words. */
export function drawn(view: View, ...commands: readonly Command[]): readonly string[] {
  return hintOf(view, commands).drawings.map(drawingInWords)
}
