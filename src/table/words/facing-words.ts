import type { BoardSide, BoardStack } from '@/board/board-props'
import { facingIn } from '@/board/layers/facing'
import { halvesText } from '@/engine/basics/figures'
import { WORDS_FRAME as TEXT } from './words-text'

/** What both sides add up to that share a layer of a hex: 'West 5 against East 3'; nothing where none shares it. */
export function facingWords(
  stacks: readonly BoardStack[],
  layer: 'ground' | 'air',
  names: Readonly<Record<BoardSide, string>>,
): readonly string[] {
  return stacks
    .filter((stack) => (stack.layer ?? 'ground') === layer)
    .flatMap((stack) => {
      const [first, second] = facingIn(stack)?.factions ?? []
      if (first?.strength === undefined || second?.strength === undefined) return []
      return [
        TEXT.against(
          `${names.first} ${halvesText(first.strength)}`,
          `${names.second} ${halvesText(second.strength)}`,
        ),
      ]
    })
}
