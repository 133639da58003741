import type { BoardStack } from '@/board/board-props'
import { facingIn } from '@/board/layers/facing'
import { halvesText } from '@/engine/basics/figures'
import type { Side } from '@/widgets/side'
import { WORDS_FRAME as TEXT } from './words-text'

/** What the sides add up to that share a layer of a hex: 'West 5 against East 3'; nothing where none shares it. */
export function facingWords(
  stacks: readonly BoardStack[],
  layer: 'ground' | 'air',
  names: Readonly<Partial<Record<Side, string>>>,
): readonly string[] {
  return stacks
    .filter((stack) => (stack.layer ?? 'ground') === layer)
    .flatMap((stack) => {
      const told = (facingIn(stack)?.factions ?? []).flatMap(({ side, strength }) =>
        strength === undefined ? [] : `${names[side] ?? ''} ${halvesText(strength)}`,
      )
      return told.length > 1 ? [TEXT.against(told)] : []
    })
}
